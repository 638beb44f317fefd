/** The message for a customer whose session ended while they were changing something. */
export const signedOutMessage =
  'You are signed out. Sign in again in another window, and then try again here.';

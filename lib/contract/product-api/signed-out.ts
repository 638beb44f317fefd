/**
 * The guard's response, always in English, to a customer whose session ended while they were changing something: the
 * page recognises it and words it.
 */
export const signedOutMessage =
  'You are signed out. Sign in again in another window, and then try again here.';

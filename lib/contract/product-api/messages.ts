export const networkErrorMessage = 'The service could not be reached. Try again in a moment.';
export const unreadableMessage = 'We couldn’t read the server’s response.';

export const networkErrorMessage = 'The service could not be reached. Try again in a moment.';
export const unreadableMessage = 'The answer could not be read.';

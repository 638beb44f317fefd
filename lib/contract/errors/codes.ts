/** The app error codes of SPEC section 8, and ours (1040 and up, data-model "Product API"). */
export const ErrorCode = {
  networkError: 4,
  serverError: 15,
  unknownResponse: 23,
  pathNotFound: 1001,
  validationFailed: 1010,
  invalidCredentials: 1020,
  authenticationFailed: 1030,
  unknownEmail: 1031,
  magicLinkInvalid: 1032,
  warehouseTokenInvalid: 1033,
  warehouseTokenComplete: 1034,
  forbidden: 1040,
  versionConflict: 1041,
  transitionNotAllowed: 1042,
  rateLimited: 1043,
  confirmationNeeded: 1044,
} as const;

export type ErrorCode = (typeof ErrorCode)[keyof typeof ErrorCode];

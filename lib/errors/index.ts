export { AppError, toErrorView, type ErrorView, type FieldErrors } from './app-error';
export { type Result } from './result';
export { ErrorCode, isErrorCode } from './codes';
export { wayOn } from './way-on';

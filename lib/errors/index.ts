export { AppError, toErrorView, type ErrorView, type FieldErrors } from './app-error';
export { type Result } from './result';
export { ErrorCode } from './codes';
export { wayOn } from './way-on';

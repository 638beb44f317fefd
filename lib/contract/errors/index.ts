export { AppError, type ErrorView, type FieldErrors } from './app-error';
export { toErrorView, toWireError } from './to-error-view';
export { type Result } from './result';
export { ErrorCode } from './codes';
export { isFault, isRefusal } from './is-fault';
export { waitWords } from './wait-words';
export { recoveryHint } from './recovery-hint';

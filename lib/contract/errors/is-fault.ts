import { AppError } from './app-error';

/** Whether a code is a fault of the portal or the network; the others are refusals (docs/errors.md). */
export const isFault = (code: number): boolean => code < 1000;

/** Whether the server refused a request; any other failure is worth retrying as it is. */
export const isRefusal = (reason: unknown): boolean => reason instanceof AppError && !isFault(reason.code);

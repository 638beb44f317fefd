import { AppError } from './app-error';

/** Whether a code is the portal's or the network's fault; the others are answers (docs/errors.md). */
export const isFault = (code: number): boolean => code < 1000;

/** Whether somebody was asked and said no; else it may be right, and is worth sending again as it is. */
export const isRefusal = (reason: unknown): boolean => reason instanceof AppError && !isFault(reason.code);

import type { ErrorView } from './app-error';

/** A call's outcome, where an expected failure is a value, so that it reaches the page with its message. */
export type Result<T> = { ok: true; data: T } | { ok: false; error: ErrorView };

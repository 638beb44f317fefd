import type { ErrorView } from './app-error';

/** An expected failure is a value, so that it reaches the page with its message. */
export type Result<T> = { ok: true; data: T } | { ok: false; error: ErrorView };

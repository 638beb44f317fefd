import { readSettings } from './settings';

type Level = 'error' | 'warn' | 'info';
type Fields = Record<string, unknown>;

const rank = { silent: 0, error: 1, warn: 2, info: 3 } as const;

/** Whether a value is an error of any realm: the edge half of the process has classes of its own. */
const isError = (value: unknown): value is Error =>
  Object.prototype.toString.call(value) === '[object Error]';

/** An error's message; a failed query's without its values, which are customers' data. */
function messageOf(error: Error): string {
  const failed = error as Error & { query?: unknown; params?: unknown };
  return typeof failed.query === 'string' && 'params' in failed
    ? `Failed query: ${failed.query}`
    : error.message;
}

/** An error with its chain of causes, for the log only. */
function describe(error: unknown): unknown {
  if (!isError(error)) return error;
  const message = messageOf(error);
  return {
    name: error.name,
    message,
    stack: error.stack?.replace(error.message, () => message),
    ...(error.cause !== undefined && { cause: describe(error.cause) }),
  };
}

function write(level: Level, event: string, fields: Fields): void {
  if (rank[level] > rank[readSettings().logLevel]) return;
  const line = { time: new Date().toISOString(), level, event, ...fields };
  const text = JSON.stringify(line, (key, value: unknown) => (key === 'error' ? describe(value) : value));
  // eslint-disable-next-line no-console -- the one place that writes the log
  (level === 'error' ? console.error : console.log)(text);
}

/**
 * One JSON line per entry on the process's output; runs on Node and on the edge. Callers never pass tokens, codes or
 * whole addresses (security promise 31).
 */
export const log = {
  error: (event: string, fields: Fields = {}) => write('error', event, fields),
  warn: (event: string, fields: Fields = {}) => write('warn', event, fields),
  info: (event: string, fields: Fields = {}) => write('info', event, fields),
};

import pg, { type PoolClient, type QueryConfig } from 'pg';
import { observeQuery } from './observe';

type Query = (config: string | QueryConfig, values?: unknown[], ...rest: unknown[]) => unknown;

/** Begins a statement that changes nothing that callers are remembered by: the queue's, which polls by an UPDATE. */
export const apart = '/* apart */';

/** Statements that change no row, and the brackets of a transaction; whatever else is sent may write. */
const readsOnly = /^\s*(select|begin|commit|rollback|savepoint|release)\b/i;

const written = /\b(?:insert\s+into|update|delete\s+from)\s+"?(\w+)/gi;

/** Tables of what is sent to others, which are written several times for each: callers are remembered by none of them. */
const tablesApart: ReadonlySet<string | undefined> = new Set([
  'customer_messages',
  'message_tries',
  'webhook_deliveries',
  'webhook_tries',
]);

/** Whether all that a statement says it writes are such tables. */
function writesApart(text: string): boolean {
  const tables = [...text.matchAll(written)].map(([, table]) => table);
  return tables.length > 0 && tables.every((table) => tablesApart.has(table));
}

const mayWrite = (text: string) => !readsOnly.test(text) && !text.startsWith(apart) && !writesApart(text);

const begins = /^\s*begin\b/i;

/** A client that tells which of its uses may have written, and lets a subclass decide on the name of each statement. */
export abstract class WatchedClient extends pg.Client {
  /** Whether a statement that may write, and does not stand apart, was sent since this was last set to false. */
  mayHaveWritten = false;
  private readonly send = super.query.bind(this) as (...given: unknown[]) => unknown;

  /** A statement as it is sent. */
  protected abstract named(config: QueryConfig, values: unknown[] | undefined): QueryConfig;

  override query = ((config, values, ...rest) => {
    const text = typeof config === 'string' ? config : config.text;
    if (mayWrite(text)) this.mayHaveWritten = true;
    const sent = observeQuery(text, [values, ...rest], (given) =>
      this.send(typeof config === 'string' ? config : this.named(config, values), ...given),
    );
    return begins.test(text) && sent instanceof Promise ? sent.catch(this.giveBack) : sent;
  }) as Query as pg.Client['query'];

  /** Drizzle keeps a connection whose transaction could not begin; twenty of them, and the pool would have none left. */
  private readonly giveBack = (error: Error): never => {
    (this as unknown as PoolClient).release(error);
    throw error;
  };
}

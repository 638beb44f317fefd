import pg, { type QueryConfig } from 'pg';

type Query = (config: string | QueryConfig, values?: unknown[], ...rest: unknown[]) => unknown;

/** Begins a statement that changes nothing that callers are remembered by: the queue's, which polls by an UPDATE. */
export const apart = '/* apart */';

/** Statements that change no row, and the brackets of a transaction; whatever else is sent may write. */
const readsOnly = /^\s*(select|begin|commit|rollback|savepoint|release)\b/i;

const mayWrite = (text: string) => !readsOnly.test(text) && !text.startsWith(apart);

/** A client that tells which of its uses may have written, and lets a subclass decide on the name of each statement. */
export abstract class WatchedClient extends pg.Client {
  /** Whether a statement that may write, and does not stand apart, was sent since this was last set to false. */
  mayHaveWritten = false;
  private readonly send: Query = super.query.bind(this);

  /** A statement as it is sent. */
  protected abstract named(config: QueryConfig, values: unknown[] | undefined): QueryConfig;

  override query = ((config, values, ...rest) => {
    const text = typeof config === 'string' ? config : config.text;
    if (mayWrite(text)) this.mayHaveWritten = true;
    return this.send(typeof config === 'string' ? config : this.named(config, values), values, ...rest);
  }) as Query as pg.Client['query'];
}

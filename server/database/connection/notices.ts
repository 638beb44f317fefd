import type { Client, Pool } from 'pg';
import type { Database } from '../types';

/** The channel on which the database's triggers say that a transaction has changed something. */
const channel = 'waybill';

interface NoticeHandlers {
  /** A committed transaction's notice, such as `account:acc_…`. */
  onNotice: (notice: string) => void;
  /** Notices will come no more. */
  onLost: (reason: Error) => void;
}

/** Begins to pass notices on; resolves once none that comes later is missed. @returns ends it */
type HearNotices = (handlers: NoticeHandlers) => Promise<() => Promise<void>>;

const sources = new WeakMap<Database, HearNotices>();

/** How the notices of a database that this process opened are heard. They only wake: what changed is read. */
export function noticesOf(db: Database): HearNotices {
  const source = sources.get(db);
  if (!source) throw new Error('This database has no notices');
  return source;
}

/**
 * PGlite's single connection hears its own notices, after each commit, without being held.
 */
export function hearOnPool(db: Database, pool: Pool): void {
  const hearing = new Set<NoticeHandlers>();
  const pass = ({ payload = '' }: { payload?: string }) => {
    for (const { onNotice } of hearing) onNotice(payload);
  };
  pool.on('connect', (client) => client.on('notification', pass));
  sources.set(db, async (handlers) => {
    hearing.add(handlers);
    // The session outlives a connection of the pool, and so does this.
    await pool.query(`listen ${channel}`);
    return async () => void hearing.delete(handlers);
  });
}

/**
 * PostgreSQL's are heard by one connection of their own. Behind a pool that shares connections between transactions none
 * arrive, which only a notice to oneself can tell.
 */
export function hearOnConnection(db: Database, connect: () => Client): void {
  sources.set(db, async ({ onNotice, onLost }) => {
    const client = connect();
    client.on('notification', ({ payload = '' }) => onNotice(payload));
    client.on('error', onLost);
    client.on('end', () => onLost(new Error('The connection has ended')));
    try {
      await client.connect();
      await client.query(`listen ${channel}`);
    } catch (error) {
      await client.end().catch(() => undefined);
      throw error;
    }
    return () => client.end();
  });
}

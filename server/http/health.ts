import type { Settings } from '@/lib/runtime/settings';
import { checked, upstreamHealth, type Health } from '@/lib/runtime/readiness';
import type { Database } from '@/server/database';
import { holdOf } from '@/server/database/repositories/restorations';

/** Milliseconds for which a result is cached, since anyone may call `/readyz`. */
const cachedFor = 1_000;

/** The database's state, by a read of whether it holds its queue after a restoration; then that is a part as well. */
async function databaseState(db: Database): Promise<Record<string, string>> {
  const held = holdOf(db);
  const database = await checked(held);
  return database === 'ok' && (await held) ? { database, queue: 'held' } : { database };
}

/** The state reported by `/readyz`: the database, and both upstreams where they are remote (security 31). */
export function createHealth(settings: Pick<Settings, 'identity' | 'product'>, db: Database): Health {
  const upstreams = upstreamHealth(settings);
  let last: { at: number; parts: Promise<Record<string, string>> } | undefined;
  const ask = async () => {
    const [own, remote] = await Promise.all([databaseState(db), upstreams()]);
    return { ...own, ...remote };
  };
  return () => {
    const now = performance.now();
    if (last === undefined || now - last.at > cachedFor) last = { at: now, parts: ask() };
    return last.parts;
  };
}

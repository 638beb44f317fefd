import { sql } from 'drizzle-orm';
import type { Settings } from '@/lib/runtime/settings';
import { checked, upstreamHealth, type Health } from '@/lib/runtime/readiness';
import type { Database } from '@/server/database';

/** Milliseconds for which a result is cached, since anyone may call `/readyz`. */
const cachedFor = 1_000;

/** The state reported by `/readyz`: the database, and both upstreams where they are remote (security 31). */
export function createHealth(settings: Pick<Settings, 'identity' | 'product'>, db: Database): Health {
  const upstreams = upstreamHealth(settings);
  let last: { at: number; parts: Promise<Record<string, string>> } | undefined;
  const ask = async () => {
    const [database, remote] = await Promise.all([checked(db.execute(sql`select 1`)), upstreams()]);
    return { database, ...remote };
  };
  return () => {
    const now = performance.now();
    if (last === undefined || now - last.at > cachedFor) last = { at: now, parts: ask() };
    return last.parts;
  };
}

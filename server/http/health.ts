import { sql } from 'drizzle-orm';
import type { Settings } from '@/lib/runtime/settings';
import { checked, upstreamHealth, type Health } from '@/lib/runtime/readiness';
import type { Database } from '@/server/database';

/** How long an answer is good for, in ms: `/readyz` is open to everybody. */
const memory = 1_000;

/** What `/readyz` tells of the database, and of both upstreams where they are remote (security 31). */
export function createHealth(settings: Pick<Settings, 'identity' | 'product'>, db: Database): Health {
  const upstreams = upstreamHealth(settings);
  let last: { at: number; parts: Promise<Record<string, string>> } | undefined;
  const ask = async () => {
    const [database, remote] = await Promise.all([checked(db.execute(sql`select 1`)), upstreams()]);
    return { database, ...remote };
  };
  return () => {
    const now = performance.now();
    if (last === undefined || now - last.at > memory) last = { at: now, parts: ask() };
    return last.parts;
  };
}

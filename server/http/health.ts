import type { Settings } from '@/lib/runtime/settings';
import { checked, upstreamHealth, type Health } from '@/lib/runtime/readiness';
import type { Database, OpenedDatabase } from '@/server/database';
import { tooFewMb, type ReadDisk } from '@/server/database/connection/no-room';
import { holdOf } from '@/server/database/repositories/restorations';

/** Milliseconds for which a result is cached, since anyone may call `/readyz`. */
const cachedFor = 1_000;

/** The database's state, by a read of whether it holds its queue after a restoration; then that is a part as well. */
async function databaseState(db: Database): Promise<Record<string, string>> {
  const held = holdOf(db);
  const database = await checked(held);
  return database === 'ok' && (await held) ? { database, queue: 'held' } : { database };
}

type HealthSettings = Pick<Settings, 'identity' | 'product' | 'databaseUrl' | 'dataDir'>;

/** The disk of the embedded database, where it fails or is nearly full: pages come then, and changes fail. */
export async function diskState(
  { databaseUrl, dataDir }: Pick<HealthSettings, 'databaseUrl' | 'dataDir'>,
  { hasRefused, read }: Pick<OpenedDatabase, 'hasRefused'> & { read?: ReadDisk },
): Promise<Record<string, string>> {
  if (databaseUrl !== undefined) return {};
  if (hasRefused()) return { disk: 'refused a change: restart the portal' };
  return (await tooFewMb(dataDir, read)) === undefined ? {} : { disk: 'nearly full' };
}

/**
 * The state reported by `/readyz`: the database, its disk where that fails or is nearly full, and both upstreams where
 * they are remote (security 31).
 */
export function createHealth(
  settings: HealthSettings,
  { db, hasRefused }: Pick<OpenedDatabase, 'db' | 'hasRefused'>,
): Health {
  const upstreams = upstreamHealth(settings);
  let last: { at: number; parts: Promise<Record<string, string>> } | undefined;
  const ask = async () => {
    const disk = diskState(settings, { hasRefused });
    const [own, ofDisk, remote] = await Promise.all([databaseState(db), disk, upstreams()]);
    return { ...own, ...ofDisk, ...remote };
  };
  return () => {
    const now = performance.now();
    if (last === undefined || now - last.at > cachedFor) last = { at: now, parts: ask() };
    return last.parts;
  };
}

import { sql } from 'drizzle-orm';
import type { Settings } from '@/lib/env';
import type { Health } from '@/lib/env/readiness';
import type { Database } from '@/server/database';

/** How long a check may take, and how long its answer is good for, in ms: `/readyz` is open to everybody. */
const patience = 2_000;
const memory = 1_000;

async function within(work: PromiseLike<unknown>): Promise<string> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<string>((resolve) => {
    timer = setTimeout(() => resolve('slow'), patience);
  });
  try {
    return await Promise.race([Promise.resolve(work).then(() => 'ok'), late]);
  } catch {
    return 'unreachable';
  } finally {
    clearTimeout(timer);
  }
}

/** Any answer but a server error means that it is there. */
async function reach(url: string): Promise<void> {
  const answer = await fetch(url, { signal: AbortSignal.timeout(patience) });
  await answer.body?.cancel();
  if (answer.status >= 500) throw new Error(`Status ${answer.status}`);
}

/** What `/readyz` tells of the database and of both upstreams (security 31). */
export function createHealth(settings: Pick<Settings, 'identity' | 'product'>, db: Database): Health {
  const { identity, product } = settings;
  let last: { at: number; parts: Promise<Record<string, string>> } | undefined;
  const ask = async () => {
    const database = within(db.execute(sql`select 1`));
    const provider = identity.url === undefined ? database : within(reach(identity.jwksUrl ?? identity.url));
    const api = product.url === undefined ? database : within(reach(product.url));
    return { database: await database, identity: await provider, product: await api };
  };
  return () => {
    const now = performance.now();
    if (last === undefined || now - last.at > memory) last = { at: now, parts: ask() };
    return last.parts;
  };
}

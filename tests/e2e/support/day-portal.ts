import { openDatabase } from '@/server/database';
import { startApp } from '../../support/app';
import { machineClock, startIdentity } from '../../support/identity';
import { startPostgresqlCluster } from '../../support/postgresql-cluster';
import { edgeNode, startWorker } from '../../support/worker';
import { longRun } from './long-run';
import type { Portal } from './own-customer';

export type Kind = 'PGlite' | 'PostgreSQL' | 'a product API elsewhere' | 'workerd';

/** What this run has: the portal that all tests share, in the long run more, and workerd in `npm run test:edge`. */
export const kinds: Kind[] = edgeNode
  ? ['workerd']
  : ['PGlite', ...(longRun ? (['PostgreSQL', 'a product API elsewhere'] as const) : [])];

/** A portal of a test's own. */
export interface OwnPortal extends Portal {
  stop: () => Promise<void>;
}

/** Has the commands of this test run on a portal's own data. @returns how to end that */
function commandsOn(env: { E2E_DATA_DIR: string; E2E_DATABASE_URL?: string }): () => void {
  const { E2E_DATA_DIR } = process.env;
  Object.assign(process.env, env);
  return () => {
    Object.assign(process.env, { E2E_DATA_DIR });
    delete process.env.E2E_DATABASE_URL;
  };
}

async function onPostgresql(): Promise<OwnPortal | null> {
  const cluster = await startPostgresqlCluster();
  if (!cluster) return null;
  const env = { DATABASE_URL: cluster.url, DEMO_DATA: 'true', LOG_LEVEL: 'warn' };
  const portal = await startApp({ env });
  const end = commandsOn({ E2E_DATA_DIR: portal.dataDir, E2E_DATABASE_URL: cluster.url });
  return {
    origin: portal.origin,
    stop: async () => {
      end();
      await portal.stop();
      await cluster.stop();
    },
  };
}

/** A portal that has neither database nor product API: both it and its API use an identity provider in this process. */
async function elsewhere(kind: Kind): Promise<OwnPortal> {
  const opened = await openDatabase({ dataDir: 'memory://' });
  const identity = await startIdentity({ db: opened.db, clock: machineClock });
  const env = { IDENTITY_API_URL: identity.origin, LOG_LEVEL: 'warn' };
  const api = await startApp({ env: { ...env, DEMO_DATA: 'true' } });
  const end = commandsOn({ E2E_DATA_DIR: api.dataDir });
  const settings = { ...env, PRODUCT_API_URL: api.origin };
  const portal = await (kind === 'workerd' ? startWorker(settings) : startApp({ env: settings }));
  return {
    origin: portal.origin,
    api: api.origin,
    codeSentTo: identity.readCode,
    stop: async () => {
      end();
      await portal.stop();
      await api.stop();
      await identity.close();
      await opened.close();
    },
  };
}

/** Starts a portal of its own of this kind; null where this machine has no PostgreSQL. */
export const startPortal = (kind: Kind): Promise<OwnPortal | null> =>
  kind === 'PostgreSQL' ? onPostgresql() : elsewhere(kind);

import { existsSync } from 'node:fs';
import path from 'node:path';
import { mkdir } from 'node:fs/promises';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { Pool } from 'pg';
import { log } from '@/lib/runtime/log';
import { DamagedDatabaseError, isDamage } from './damaged';
import { placeEmptyCluster } from './empty-cluster';
import { migrateDatabase } from './migrate';
import { noRoomFor } from './no-room';
import { syncFolder } from './sync-files';
import { hearOnConnection, hearOnPool } from './notices';
import { observeWaiting } from './observe';
import { countWrites } from './writes';
import * as schema from '../schema';
import type { OpenedDatabase } from '../types';

/** PGlite's own folder in the data folder. */
export const pgliteFolder = 'pglite';

/**
 * Named statements are parsed and planned once per connection. Pools that share connections between transactions may not
 * keep them: PgBouncer before 1.21, or later ones without `max_prepared_statements`.
 */
export type Statements = 'named' | 'unnamed';

/** A data folder with PGlite's own folder in it, or `memory://` in tests. */
interface FolderLocation {
  dataDir: string;
  folder?: string;
  /** Whether a commit is acknowledged only once it is on the disk; else a power cut may lose it (decision 071). */
  sync?: boolean;
}

/** The database's location: a folder, or a postgres:// address. */
export type DatabaseLocation = FolderLocation | { url: string; statements?: Statements };

/**
 * Opens and migrates the database. Drivers are loaded on demand, so that only the used one costs time. A PGlite folder
 * must be locked by the caller: two processes could open it unnoticed.
 */
export async function openDatabase(location: DatabaseLocation): Promise<OpenedDatabase> {
  const opened = await openUnmigrated(location);
  try {
    await migrateDatabase(opened);
  } catch (error) {
    await opened.close();
    throw error;
  }
  return opened;
}

/** Opens the database as it is: see `openDatabase`. */
export function openUnmigrated(location: DatabaseLocation): Promise<OpenedDatabase> {
  return 'url' in location ? openPostgresql(location.url, location.statements) : openPglite(location);
}

/** Less than PostgreSQL's own, as the process also renders the pages. */
const parameters = [
  // The usual 128 MB would be touched within minutes.
  'shared_buffers=32MB',
  // ANALYZE reads 300 rows for each unit of it, and nobody is answered meanwhile; usually it is 100.
  'default_statistics_target=25',
];

/** PGlite in the process, and its folder where that is synced. @throws DamagedDatabaseError */
async function startPglite({ dataDir, folder: name = pgliteFolder, sync = false }: FolderLocation) {
  const [{ PGlite }, { pg_trgm }, { btree_gin }, { SyncedFolder, syncedStart }] = await Promise.all([
    import('@electric-sql/pglite'),
    import('@electric-sql/pglite/contrib/pg_trgm'),
    import('@electric-sql/pglite/contrib/btree_gin'),
    import('./synced-folder'),
  ]);
  const memory = dataDir.startsWith('memory://');
  const folder = memory ? dataDir : path.resolve(dataDir, name);
  if (!memory) {
    await mkdir(dataDir, { recursive: true, mode: 0o700 });
    await placeEmptyCluster(folder, { sync });
  }
  const isSynced = sync && !memory;
  const isMade = isSynced && !existsSync(folder);
  const usual = PGlite.defaultStartParams;
  const synced = isSynced ? new SyncedFolder(folder) : undefined;
  const client = await PGlite.create({
    ...(synced ? { fs: synced } : { dataDir: folder }),
    extensions: { pg_trgm, btree_gin },
    startParams: [
      ...(isSynced ? syncedStart(usual) : usual),
      ...parameters.flatMap((given) => ['-c', given]),
    ],
  }).catch(async (error: unknown) => {
    throw (
      (await noRoomFor(folder, error)) ?? (isDamage(error) ? new DamagedDatabaseError(folder, error) : error)
    );
  });
  if (isMade) await syncFolder(folder);
  return { client, synced };
}

async function openPglite(location: FolderLocation): Promise<OpenedDatabase> {
  const [{ client, synced }, { default: pg }, { PgliteSocket }, { PreparingClient }] = await Promise.all([
    startPglite(location),
    import('pg'),
    import('./pglite-socket'),
    import('./preparing-client'),
  ]);
  const pool = new pg.Pool({
    Client: PreparingClient,
    stream: () => new PgliteSocket(client),
    ssl: false,
    user: 'postgres',
    database: 'postgres',
    max: 1,
    idleTimeoutMillis: 0,
  });
  const close = async () => {
    await pool.end();
    await client.close();
  };
  const db = overPool(pool);
  hearOnPool(db, pool);
  const hasRefused = () => synced?.hasRefused ?? false;
  return { kind: 'pglite', db, connections: connectionsOf(pool), hasRefused, close };
}

async function openPostgresql(url: string, statements: Statements = 'named'): Promise<OpenedDatabase> {
  const [{ default: pg }, { PreparingClient }, { UnnamedClient }] = await Promise.all([
    import('pg'),
    import('./preparing-client'),
    import('./unnamed-client'),
  ]);
  const pool = new pg.Pool({
    Client: statements === 'named' ? PreparingClient : UnnamedClient,
    connectionString: url,
    max: 20,
    connectionTimeoutMillis: 5_000,
  });
  const db = overPool(pool);
  hearOnConnection(
    db,
    () => new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000, keepAlive: true }),
  );
  return {
    kind: 'postgresql',
    db,
    connections: connectionsOf(pool),
    hasRefused: () => false,
    close: () => pool.end(),
  };
}

const connectionsOf =
  (pool: Pool): OpenedDatabase['connections'] =>
  () => ({
    open: pool.totalCount,
    idle: pool.idleCount,
    waiting: pool.waitingCount,
  });

/** Without listeners, a connection that the server ends would end this process: an idle one, or one in a transaction. */
function overPool(pool: Pool): OpenedDatabase['db'] {
  pool.on('connect', (client) =>
    client.on('error', ({ message }) => log.warn('database_connection_lost', { reason: message })),
  );
  pool.on('error', () => undefined);
  observeWaiting(pool);
  const db = drizzle(pool, { schema });
  countWrites(db, pool);
  return db;
}

import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { atTheEnd, findServerPrograms, handToServerUser, runServerProgram } from './postgresql-programs';

const port = '5432';
/** No durability is needed, and no network: only a socket in the cluster's own folder. */
const serverOptions = (folder: string) =>
  [`-p ${port}`, `-k ${folder}`, '-c listen_addresses=', '-c fsync=off', '-c max_connections=200'].join(' ');

export interface PostgresqlCluster {
  /** Of its empty first database. */
  url: string;
  /** Ends it as a crash does, and starts it anew. */
  crash: () => Promise<void>;
  /** Starts it where it has died. */
  revive: () => Promise<void>;
  /** Stops and removes it; so does the end of this process. */
  stop: () => Promise<void>;
}

/**
 * Starts a temporary PostgreSQL cluster; null where this machine has no server programs.
 * @param within the folder that its own is made in
 */
export async function startPostgresqlCluster(within = tmpdir()): Promise<PostgresqlCluster | null> {
  const programs = await findServerPrograms();
  if (programs === null) return null;
  const folder = await mkdtemp(path.join(within, 'waybill-postgresql-'));
  await handToServerUser(folder);
  const data = path.join(folder, 'data');
  const settings = ['-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync'];
  await runServerProgram(programs, 'initdb', ['-D', data, ...settings]);
  const stop = atTheEnd(programs, 'pg_ctl', ['-D', data, '-w', '-m', 'immediate', 'stop'], folder);
  const log = path.join(folder, 'log');
  const control = (...action: string[]) =>
    runServerProgram(programs, 'pg_ctl', [
      '-D',
      data,
      '-l',
      log,
      '-w',
      '-o',
      serverOptions(folder),
      ...action,
    ]);
  await control('start');
  return {
    url: `postgres://postgres@localhost:${port}/postgres?host=${encodeURIComponent(folder)}`,
    crash: () => control('-m', 'immediate', 'restart'),
    revive: () => control('status').catch(() => control('start')),
    stop,
  };
}

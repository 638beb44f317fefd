import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { openDatabase } from '@/server/database';
import { atTheEnd, findServerPrograms, handToServerUser, runServerProgram } from './postgresql-programs';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Address of the temporary cluster; null where there are no server programs. */
    postgresqlUrl: string | null;
  }
}

const port = '5432';
/** No durability is needed, and no network: only a socket in the cluster's own folder. */
const serverOptions = (folder: string) =>
  [`-p ${port}`, `-k ${folder}`, '-c listen_addresses=', '-c fsync=off', '-c max_connections=200'].join(' ');

/** Vitest global set-up: a PostgreSQL cluster with a migrated template database, for the long run (`npm run test:full`) only. */
export default async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  const wanted = process.env.WAYBILL_FULL === '1';
  const programs = wanted ? await findServerPrograms() : null;
  if (programs === null) {
    if (wanted) console.warn('No PostgreSQL server programs here: the database tests run on PGlite only.');
    project.provide('postgresqlUrl', null);
    return undefined;
  }
  const folder = await mkdtemp(path.join(tmpdir(), 'waybill-postgresql-'));
  await handToServerUser(folder);
  const data = path.join(folder, 'data');
  await runServerProgram(programs, 'initdb', [
    '-D',
    data,
    '-U',
    'postgres',
    '-A',
    'trust',
    '-E',
    'UTF8',
    '--no-sync',
  ]);
  const stopArguments = ['-D', data, '-w', '-m', 'immediate', 'stop'];
  const stop = atTheEnd(programs, 'pg_ctl', stopArguments, folder);
  const log = path.join(folder, 'log');
  await runServerProgram(programs, 'pg_ctl', [
    '-D',
    data,
    '-l',
    log,
    '-w',
    '-o',
    serverOptions(folder),
    'start',
  ]);
  const url = `postgres://postgres@localhost:${port}/postgres?host=${encodeURIComponent(folder)}`;
  await makeTemplate(url);
  project.provide('postgresqlUrl', url);
  return stop;
}

async function makeTemplate(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query('create database waybill_template');
  await client.end();
  const template = new URL(url);
  template.pathname = '/waybill_template';
  const opened = await openDatabase({ url: template.href });
  await opened.close();
}

import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { openDatabase } from '@/server/database';
import { startPostgresqlCluster } from './postgresql-cluster';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Address of the temporary cluster; null where there are no server programs. */
    postgresqlUrl: string | null;
  }
}

/** Vitest global set-up: a PostgreSQL cluster with a migrated template database, for the long run (`npm run test:full`) only. */
export default async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  const wanted = process.env.WAYBILL_FULL === '1';
  const cluster = wanted ? await startPostgresqlCluster() : null;
  if (wanted && !cluster)
    console.warn('No PostgreSQL server programs here: the database tests run on PGlite only.');
  if (cluster) await makeTemplate(cluster.url);
  project.provide('postgresqlUrl', cluster?.url ?? null);
  return cluster?.stop;
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

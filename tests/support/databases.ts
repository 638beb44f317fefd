import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { openDatabase, type OpenedDatabase } from '@/server/database';
import type { Statements } from '@/server/database/connection/open';
import { openPgliteCopy } from './pglite-template';

interface TestDatabase {
  name: OpenedDatabase['kind'];
  /** A new migrated database; the caller closes it. PostgreSQL's has an address for other processes. */
  open: (statements?: Statements) => Promise<OpenedDatabase & { url?: string }>;
}

const cluster = inject('postgresqlUrl');

async function administer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/**
 * Creates an empty migrated PostgreSQL database, for tests that start a whole server on it.
 * @returns its address
 */
async function createPostgresqlDatabase(url: string): Promise<string> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await administer(url, `create database ${name} template waybill_template`);
  const own = new URL(url);
  own.pathname = `/${name}`;
  return own.href;
}

async function openPostgresql(url: string, statements: Statements = 'named') {
  const own = await createPostgresqlDatabase(url);
  const opened = await openDatabase({ url: own, statements });
  const close = async () => {
    await opened.close();
    await administer(url, `drop database if exists ${new URL(own).pathname.slice(1)} with (force)`);
  };
  return { ...opened, close, url: own };
}

/** The databases available here; each database test runs on all of them. */
export const databases: TestDatabase[] = [
  { name: 'pglite', open: () => openPgliteCopy(inject('pgliteTemplate')) },
  ...(cluster === null
    ? []
    : [
        {
          name: 'postgresql' as const,
          open: (statements?: Statements) => openPostgresql(cluster, statements),
        },
      ]),
];

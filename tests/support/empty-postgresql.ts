import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import type { OpenedDatabase } from '@/server/database';
import { openUnmigrated } from '@/server/database/connection/open';

/** A PostgreSQL database without any table, of a user who is no superuser; closing it deletes it. */
export async function emptyPostgresql(): Promise<OpenedDatabase & { url: string }> {
  const cluster = new URL(inject('postgresqlUrl') ?? '');
  const name = `empty_${randomUUID().replaceAll('-', '')}`;
  const administer = async (...statements: string[]) => {
    const client = new pg.Client({ connectionString: cluster.href });
    await client.connect();
    for (const statement of statements) await client.query(statement);
    await client.end();
  };
  await administer(`create role ${name} login password '${name}'`, `create database ${name} owner ${name}`);
  const url = new URL(cluster);
  url.pathname = `/${name}`;
  url.username = name;
  url.password = name;
  const opened = await openUnmigrated({ url: url.href });
  const close = async () => {
    await opened.close();
    await administer(`drop database if exists ${name} with (force)`, `drop role ${name}`);
  };
  return { ...opened, close, url: url.href };
}

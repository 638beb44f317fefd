import { readFileSync } from 'node:fs';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { btree_gin } from '@electric-sql/pglite/contrib/btree_gin';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';

const folder = path.resolve(import.meta.dirname, '../../server/database/migrations');
const read = (name: string) => readFileSync(path.join(folder, name), 'utf8');

/** A database as it was before a migration, and the means to run that migration. */
export async function databaseBefore(
  migration: string,
): Promise<{ db: PGlite; migrate: () => Promise<void> }> {
  const { entries } = JSON.parse(read('meta/_journal.json')) as { entries: { tag: string }[] };
  const tags = entries.map(({ tag }) => tag);
  if (!tags.includes(migration)) throw new Error(`There is no migration ${migration}`);
  const db = await PGlite.create({ extensions: { pg_trgm, btree_gin } });
  for (const tag of tags.slice(0, tags.indexOf(migration))) await db.exec(read(`${tag}.sql`));
  const migrate = async () => {
    await db.exec(read(`${migration}.sql`));
  };
  return { db, migrate };
}

/** A warehouse, `whs_1`, with a customer, `acc_1`. */
export const oneCustomer = `
  insert into warehouses (id, name, code, address, time_zone, hours, contact)
    values ('whs_1', 'Waybill Miami', 'MIA', '{}', 'America/New_York', '', '');
  insert into accounts (id, status, kind, name, email, suite_number, warehouse_id, preferences)
    values ('acc_1', 'active', 'person', 'Ada', 'a@example.com', 'MIA-1', 'whs_1', '{}');
`;

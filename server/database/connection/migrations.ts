import { readFileSync } from 'node:fs';
import path from 'node:path';
import { sql, type SQL } from 'drizzle-orm';
import { readMigrationFiles, type MigrationMeta } from 'drizzle-orm/migrator';
import { z } from 'zod';
import { log } from '@/lib/runtime/log';
import { rowsAs } from '../repositories/sql/rows-as';
import type { Database } from '../types';

const migrationsFolder = path.join(process.cwd(), 'server', 'database', 'migrations');
/** An arbitrary constant; the lock keeps two instances from migrating at once. */
const advisoryLock = 7_921_005;

/**
 * The oldest migration that a release must know to run on this schema, beside this release or after it. What is added
 * leaves it as it is; a migration that takes away or changes what older releases use raises it to the one by which the
 * last of them stopped using that.
 */
const leastKnown = '0026_provider_payments';

const journalSchema = z.object({ entries: z.array(z.object({ tag: z.string(), when: z.int() })) });

/** A migration of the schema, by the instant at which it was written, in ms. */
export interface Migration {
  name: string;
  at: number;
}

/** The database bears a schema that this release does not know. */
export class NewerSchemaError extends Error {
  override readonly name = 'NewerSchemaError';

  constructor() {
    super(
      'The database was last used by a newer release of Waybill, whose schema this one does not know. Start that release again, or restore a backup that this one can read into an empty place (docs/operations.md).',
    );
  }
}

/** All migrations of this release, the oldest first. */
export function knownMigrations(): Migration[] {
  const journal = readFileSync(path.join(migrationsFolder, 'meta', '_journal.json'), 'utf8');
  const { entries } = journalSchema.parse(JSON.parse(journal));
  return entries.map(({ when: at, tag: name }) => ({ name, at }));
}

const journalFound = z.object({ found: z.boolean() });
const leastFound = z.object({ at: z.coerce.number() });
const newestFound = z.object({ at: z.coerce.number().nullable() });

/** The instant, in ms, of the newest migration that a database has had; null for one that has had none. */
export async function newestApplied(db: Database): Promise<number | null> {
  const journal = sql`select to_regclass('drizzle.__drizzle_migrations') is not null as found`;
  if (!(await rowsAs(db, journalFound, journal))[0]?.found) return null;
  const newest = sql`select max(created_at)::text as at from drizzle.__drizzle_migrations`;
  return (await rowsAs(db, newestFound, newest))[0]?.at ?? null;
}

/** The instant, in ms, of the migration that a release must know to use a database; null where no release has said so. */
async function leastKnownOf(db: Database): Promise<number | null> {
  const table = sql`select to_regclass('public.compatibility') is not null as found`;
  if (!(await rowsAs(db, journalFound, table))[0]?.found) return null;
  const least = sql`select least_known::text as at from public.compatibility`;
  return (await rowsAs(db, leastFound, least))[0]?.at ?? null;
}

/**
 * Checks that this release may use a database that a newer one has migrated: one that it was made to run beside.
 * @throws NewerSchemaError
 */
export async function refuseNewerSchema(db: Database): Promise<void> {
  const applied = await newestApplied(db);
  const { name, at: known } = knownMigrations().at(-1) ?? { name: '', at: 0 };
  if (applied === null || applied <= known) return;
  const least = await leastKnownOf(db);
  if (least === null || least > known) throw new NewerSchemaError();
  log.warn('schema_newer', { known: name });
}

/** Notes which releases may use the schema from now on. */
export async function noteCompatibility(db: Database): Promise<void> {
  const least = knownMigrations().find(({ name }) => name === leastKnown);
  if (!least) throw new Error(`There is no migration ${leastKnown}`);
  await db.execute(sql`
    insert into public.compatibility (least_known) values (${least.at})
    on conflict (id) do update set least_known = greatest(compatibility.least_known, excluded.least_known)`);
}

/** Waits until no other instance migrates; until the end of the transaction. */
export async function lockMigrations(tx: Database): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${advisoryLock})`);
}

/** What drizzle's own `migrate` calls. It takes no part of the migrations, and its session would commit a transaction. */
interface Migrator {
  dialect: {
    migrate: (
      migrations: MigrationMeta[],
      session: {
        execute: (statement: SQL) => Promise<unknown>;
        all: (statement: SQL) => Promise<unknown[]>;
        transaction: (run: (tx: Database) => Promise<void>) => Promise<void>;
      },
      config: { migrationsFolder: string },
    ) => Promise<void>;
  };
}

/** Runs the migrations that a database has not had, up to and with the one of an instant in ms, else all of them. */
export async function runMigrations(db: Database, until = Number.POSITIVE_INFINITY): Promise<void> {
  const { dialect } = db as unknown as Migrator;
  const session = {
    execute: (statement: SQL) => db.execute(statement),
    all: (statement: SQL) => rowsAs(db, z.unknown(), statement),
    transaction: (run: (tx: Database) => Promise<void>) => db.transaction(run),
  };
  const migrations = readMigrationFiles({ migrationsFolder }).filter(
    ({ folderMillis }) => folderMillis <= until,
  );
  await dialect.migrate(migrations, session, { migrationsFolder });
}

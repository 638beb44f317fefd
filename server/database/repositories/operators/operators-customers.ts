import { and, asc, count, eq, inArray, notInArray, or, sql } from 'drizzle-orm';
import { schema, type Database } from '../..';
import { recordEvents } from '../events/record-events';
import { insertMany } from '../sql/bulk';

const { accounts, packages, warehouses } = schema;

export type CustomerRow = typeof accounts.$inferSelect;

/** All customers, or those of one warehouse, by warehouse and suite. */
export async function listCustomers(db: Database, warehouseId?: string) {
  return db
    .select({ account: accounts, warehouse: warehouses.code })
    .from(accounts)
    .innerJoin(warehouses, eq(warehouses.id, accounts.warehouseId))
    .where(warehouseId === undefined ? undefined : eq(accounts.warehouseId, warehouseId))
    .orderBy(asc(warehouses.code), asc(accounts.suiteNumber));
}

/** One customer with their warehouse's code, and how many packages they have. */
export async function readCustomer(db: Database, id: string) {
  const [row] = await db
    .select({ account: accounts, warehouse: warehouses.code })
    .from(accounts)
    .innerJoin(warehouses, eq(warehouses.id, accounts.warehouseId))
    .where(eq(accounts.id, id));
  if (!row) throw new Error('The customer has gone');
  const [have] = await db.select({ packages: count() }).from(packages).where(eq(packages.accountId, id));
  return { ...row, packages: have?.packages ?? 0 };
}

/** The id of a suite's customer, as a part of a condition. */
export const customerOfSuite = (db: Database, warehouseId: string, suiteNumber: string) =>
  db
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(eq(accounts.warehouseId, warehouseId), eq(accounts.suiteNumber, suiteNumber)));

interface Addresses {
  emails: readonly string[];
  /** E.164. */
  phones: readonly string[];
}

/**
 * Which of some addresses a sign-in has proved, in any warehouse, each with its suite as `MIA/MIA-10428`. Without those
 * that their customer has removed since: they open no account.
 */
export async function suitesOfProved(
  db: Database,
  { emails, phones }: Addresses,
): Promise<Map<string, string>> {
  const { email, phone } = accounts;
  const opensByEmail = sql<boolean>`${accounts.emailVerified} and ${accounts.emailRemovedAt} is null`;
  const opensByPhone = sql<boolean>`${accounts.phoneVerified} and ${accounts.phoneRemovedAt} is null`;
  const suite = sql<string>`${warehouses.code} || '/' || ${accounts.suiteNumber}`;
  const rows = await db
    .select({ email, opensByEmail, phone, opensByPhone, suite })
    .from(accounts)
    .innerJoin(warehouses, eq(warehouses.id, accounts.warehouseId))
    .where(
      or(and(inArray(email, [...emails]), opensByEmail), and(inArray(phone, [...phones]), opensByPhone)),
    );
  const suites = new Map<string, string>();
  for (const row of rows) {
    if (row.opensByEmail) suites.set(row.email, row.suite);
    if (row.opensByPhone && row.phone !== null) suites.set(row.phone, row.suite);
  }
  return suites;
}

export type NewCustomer = typeof accounts.$inferInsert;

/** Adds accounts; all have the same fields. @throws when one of their suites got a customer meanwhile */
export async function addCustomers(tx: Database, rows: readonly NewCustomer[]): Promise<void> {
  await insertMany(tx, accounts, rows);
  const ids = rows.map(({ id }) => id);
  const added = await tx.$count(accounts, inArray(accounts.id, ids));
  if (added < rows.length) throw new Error('A suite got its customer meanwhile');
}

const statusEvents = {
  invited: 'account.reopened',
  active: 'account.reopened',
  suspended: 'account.suspended',
  closed: 'account.closed',
} as const;

/** Changes the status of accounts, by their ids: two statements for each status. */
export async function changeCustomerStatuses(
  db: Database,
  changed: ReadonlyMap<string, keyof typeof statusEvents>,
  now: Date,
): Promise<void> {
  await db.transaction(async (tx) => {
    for (const status of new Set(changed.values())) {
      const ids = [...changed].filter(([, its]) => its === status).map(([id]) => id);
      const rows = await tx
        .update(accounts)
        .set({ status, updatedAt: now })
        .where(and(inArray(accounts.id, ids), notInArray(accounts.status, [status, 'erased'])))
        .returning({ subjectId: accounts.id, accountId: accounts.id, warehouseId: accounts.warehouseId });
      const kind = statusEvents[status];
      await recordEvents(
        tx,
        rows.map((row) => ({ kind, data: {}, ...row })),
        now,
      );
    }
  });
}

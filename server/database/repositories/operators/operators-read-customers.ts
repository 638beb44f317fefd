import { and, asc, eq, gt, gte, inArray } from 'drizzle-orm';
import type { Account } from '@/lib/domain/account/account';
import { chosenOf } from '@/lib/domain/notification/stored-choices';
import { messageChannels } from '@/lib/domain/notification/message';
import type { OperatorCustomer, OperatorCustomerPage } from '@/lib/domain/operator/operator-readings';
import type { Complete } from '@/lib/domain/values/complete';
import type { Known } from '@/lib/domain/values/open-enum';
import { schema, type Database } from '../..';
import { ownAccountFields } from '../accounts/account-view';
import { cutPage, type Cursor } from '../sql/cursor';
import type { CustomerRow } from './operators-customers';

const { accounts } = schema;

/** The order of the customers of a warehouse: by suite number, which stays. */
export const customerOrder = 'customers';

interface Query {
  suiteNumber?: string | undefined;
  status?: Known<Account['status']> | undefined;
  updatedSince?: string | undefined;
  after: Cursor | null;
  limit: number;
}

function toOperatorCustomer(row: CustomerRow): Complete<Known<OperatorCustomer>> {
  const { name, email, ...own } = ownAccountFields(row);
  const who = row.status === 'erased' ? { name: undefined, email: undefined } : { name, email };
  return {
    ...own,
    ...who,
    emailVerified: row.emailVerified,
    phoneVerified: row.phoneVerified,
    notificationChoices: chosenOf(row, messageChannels),
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}

/** A page of a warehouse's customers. */
export async function readOperatorCustomers(
  db: Database,
  warehouseId: string,
  query: Query,
): Promise<OperatorCustomerPage> {
  const { suiteNumber, status, updatedSince, after, limit } = query;
  const filter = and(
    eq(accounts.warehouseId, warehouseId),
    suiteNumber === undefined ? undefined : eq(accounts.suiteNumber, suiteNumber),
    status && eq(accounts.status, status),
    updatedSince === undefined ? undefined : gte(accounts.updatedAt, new Date(updatedSince)),
    after ? gt(accounts.suiteNumber, after.key) : undefined,
  );
  const rows = await db
    .select()
    .from(accounts)
    .where(filter)
    .orderBy(asc(accounts.suiteNumber))
    .limit(limit + 1);
  const keyOf = (row: CustomerRow) => row.suiteNumber;
  const { shown, nextCursor } = cutPage(rows, { limit, sort: customerOrder, keyOf });
  return { customers: shown.map(toOperatorCustomer), nextCursor };
}

/** Customers of a warehouse, by their ids. */
export async function operatorCustomersOf(
  db: Database,
  warehouseId: string,
  ids: readonly string[],
): Promise<OperatorCustomer[]> {
  const rows = await db
    .select()
    .from(accounts)
    .where(and(eq(accounts.warehouseId, warehouseId), inArray(accounts.id, [...ids])));
  return rows.map(toOperatorCustomer);
}

import { eq } from 'drizzle-orm';
import { packageStatuses } from '@/lib/domain/package/package-statuses';
import type { Invoice } from '@/lib/domain/billing/invoice';
import { schema, type Database } from '@/server/database';
import { digestOf, newId } from '@/server/database/ids';
import { insertPackage, type NewPackage } from '@/server/database/repositories/packages/packages-write';

const address = { name: 'Waybill Miami', line1: '8400 NW 25th Street', locality: 'Doral', countryCode: 'US' };

export async function addWarehouse(db: Database, given: Partial<typeof schema.warehouses.$inferInsert> = {}) {
  const id = newId('whs');
  const zone = {
    timeZone: 'America/New_York',
    hours: 'Mon to Fri 8 to 18',
    contact: 'miami@waybill.example',
  };
  await db
    .insert(schema.warehouses)
    .values({ id, name: 'Waybill Miami', code: id.slice(4, 10).toUpperCase(), address, ...zone, ...given });
  return id;
}

type AccountRow = typeof schema.accounts.$inferInsert;

/** An active account whose e-mail is verified, by default. */
export async function addAccount(db: Database, given: Partial<AccountRow> & { warehouseId: string }) {
  const id = newId('acc');
  const row: AccountRow = {
    id,
    status: 'active',
    kind: 'person',
    name: 'Ada Whitfield',
    email: `${id}@example.com`,
    emailVerified: true,
    suiteNumber: id,
    preferences: { notifications: { email: true, sms: false }, repack: false },
    ...given,
  };
  await db.insert(schema.accounts).values(row);
  return row;
}

export async function addPackage(
  db: Database,
  given: Partial<NewPackage> & { accountId: string; warehouseId: string },
) {
  const id = newId('pkg');
  const row: NewPackage = {
    id,
    reference: `WB-${id.slice(-10)}`,
    status: 'in_storage',
    statusChangedAt: new Date('2026-05-01T10:00:00Z'),
    description: 'Two books',
    inbound: {
      carrier: 'ups',
      trackingNumber: `1Z${id.slice(-16).toUpperCase()}`,
      trackingStatus: 'delivered',
    },
    ...given,
  };
  await insertPackage(db, row);
  return row;
}

/** One package in each state, in the order of the states. */
export async function addPackageOfEachStatus(
  db: Database,
  owner: { accountId: string; warehouseId: string },
) {
  for (const [index, status] of packageStatuses.entries()) {
    await addPackage(db, { ...owner, status, statusChangedAt: new Date(Date.UTC(2026, 4, 1, index)) });
  }
}

type InvoiceRow = typeof schema.invoices.$inferInsert;

export async function addInvoice(db: Database, given: Partial<InvoiceRow> & { accountId: string }) {
  const id = newId('inv');
  const [account] = await db.select().from(schema.accounts).where(eq(schema.accounts.id, given.accountId));
  const row: InvoiceRow = {
    id,
    warehouseId: account?.warehouseId ?? '',
    number: `WB-${id.slice(-8)}`,
    status: 'open',
    currency: 'USD',
    issueDate: '2026-05-01',
    dueDate: '2026-05-31',
    seller: address,
    buyer: address,
    lines: [] satisfies Invoice['lines'],
    taxes: [],
    subtotal: 1000,
    total: 1000,
    ...given,
  };
  await db.insert(schema.invoices).values(row);
  return row;
}

/** A credit note of an invoice, without lines. */
export async function addCreditNote(
  db: Database,
  { id: invoiceId, accountId, warehouseId, currency }: Awaited<ReturnType<typeof addInvoice>>,
) {
  const id = newId('crn');
  await db.insert(schema.creditNotes).values({
    id,
    ...{ accountId, warehouseId, invoiceId, currency },
    number: `CN-${id.slice(-8)}`,
    operatorReference: id,
    reason: 'Billed twice',
    issueDate: '2026-05-15',
    lines: [],
    taxes: [],
    subtotal: 100,
    total: 100,
    released: [],
    createdAt: new Date(),
  });
  return { id };
}

type TokenRow = typeof schema.onboardingTokens.$inferInsert;

export async function addOnboardingToken(db: Database, given: Partial<TokenRow> & { warehouseId: string }) {
  const token = newId('otk').repeat(2);
  const row: TokenRow = {
    id: newId('otk'),
    digest: digestOf(token),
    status: 'issued',
    suiteNumber: `MIA-${token.slice(4, 12)}`,
    expiresAt: new Date('2026-06-30T00:00:00Z'),
    ...given,
  };
  await db.insert(schema.onboardingTokens).values(row);
  return { token, row };
}

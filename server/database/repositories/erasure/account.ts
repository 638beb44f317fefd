import { and, eq, or, sql } from 'drizzle-orm';
import { schema, type Database } from '../..';
import { recordOfAccount } from '../events/record-events';

const { accountIdentities, accounts, customerAnswers, onboardingTokens, providerPayments, warehouses } =
  schema;

type AccountRow = typeof accounts.$inferSelect;

/**
 * An address that nobody can have (RFC 2606), in place of the customer's: the column is needed, and an empty one would
 * match a session without addresses.
 */
const nobodysAddress = (id: string) => `${id}@erased.invalid`;

/** An account's row with nothing that says whose it was. Its suite stays, by which the books are read. */
export async function eraseAccount(
  tx: Database,
  { id, warehouseId, suiteNumber, version }: AccountRow,
  now: Date,
) {
  await tx.delete(accountIdentities).where(eq(accountIdentities.accountId, id));
  await tx.delete(customerAnswers).where(eq(customerAnswers.ownerId, id));
  const ofSuite = and(
    eq(onboardingTokens.warehouseId, warehouseId),
    eq(onboardingTokens.suiteNumber, suiteNumber),
  );
  await tx.delete(onboardingTokens).where(or(eq(onboardingTokens.accountId, id), ofSuite));
  await tx.update(providerPayments).set({ url: null }).where(eq(providerPayments.accountId, id));
  await tx
    .update(accounts)
    .set({
      status: 'erased',
      kind: 'person',
      name: '',
      companyName: null,
      email: nobodysAddress(id),
      phone: null,
      emailVerified: false,
      phoneVerified: false,
      phoneRemovedAt: null,
      emailBouncedAt: null,
      emailRemovedAt: null,
      language: 'en',
      timeZone: sql`(select ${warehouses.timeZone} from ${warehouses} where ${warehouses.id} = ${warehouseId})`,
      unitSystem: 'metric',
      billingAddress: null,
      shippingAddresses: [],
      taxIds: [],
      preferences: { notifications: { email: false, sms: false }, repack: false },
      notificationChoices: null,
      termsVersion: null,
      termsAcceptedAt: null,
      updatedAt: now,
      version: version + 1,
    })
    .where(eq(accounts.id, id));
  await recordOfAccount(tx, { id, warehouseId }, { kind: 'account.erased', data: {} }, now);
}

import { eq } from 'drizzle-orm';
import { schema, type Database } from '../..';

const { creditNotes, invoices, payments, refunds } = schema;

/** How much of an account's books there is. */
export async function countBooks(db: Database, accountId: string) {
  return {
    invoices: await db.$count(invoices, eq(invoices.accountId, accountId)),
    creditNotes: await db.$count(creditNotes, eq(creditNotes.accountId, accountId)),
    payments: await db.$count(payments, eq(payments.accountId, accountId)),
    refunds: await db.$count(refunds, eq(refunds.accountId, accountId)),
  };
}

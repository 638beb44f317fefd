import { eq } from 'drizzle-orm';
import { schema, type Database } from '../..';

const { testPayments } = schema;

export type TestPaymentRow = typeof testPayments.$inferSelect;

/** Stores a payment of the test provider, unless it has one of this id. @returns the stored one */
export async function addTestPayment(db: Database, row: TestPaymentRow): Promise<TestPaymentRow> {
  await db.insert(testPayments).values(row).onConflictDoNothing();
  return (await readTestPayment(db, row.id)) ?? row;
}

export async function readTestPayment(db: Database, id: string): Promise<TestPaymentRow | undefined> {
  const [row] = await db.select().from(testPayments).where(eq(testPayments.id, id));
  return row;
}

/**
 * Changes what the test provider knows of a payment.
 * @param next what it knows then, by what it knew; undefined where nothing changes
 * @returns whether something did
 */
export async function changeTestPayment(
  db: Database,
  id: string,
  next: (row: TestPaymentRow) => Partial<Pick<TestPaymentRow, 'facts' | 'refunds'>> | undefined,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [row] = await tx.select().from(testPayments).where(eq(testPayments.id, id)).for('update');
    const learnt = row && next(row);
    if (!learnt) return false;
    await tx.update(testPayments).set(learnt).where(eq(testPayments.id, id));
    return true;
  });
}

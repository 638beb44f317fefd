import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { schema, type OpenedDatabase } from '@/server/database';
import { newId } from '@/server/database/ids';
import { databases } from '@/tests/support/databases';
import { addAccount, addInvoice, addWarehouse } from '@/tests/support/product-data';
import { invoiceRow, paymentRow, startOperators, type Operators } from '../operators/harness';
import { differencesOf } from './harness';

describe.each(databases)('the books of an account on $name (decision 058)', ({ open }) => {
  let opened: OpenedDatabase;
  let operators: Operators;
  beforeAll(async () => {
    opened = await open();
    operators = await startOperators(opened.db);
  });
  afterAll(async () => {
    await operators.close();
    await opened.close();
  });

  const erase = (accountId: string) =>
    opened.db.delete(schema.accounts).where(eq(schema.accounts.id, accountId)).returning();
  const newAccount = async () => addAccount(opened.db, { warehouseId: await addWarehouse(opened.db) });

  it('an account that has an invoice is never deleted', async () => {
    const { id: accountId } = await newAccount();
    const invoice = await addInvoice(opened.db, { accountId, status: 'draft' });
    await expect(erase(accountId)).rejects.toThrow();
    expect(await opened.db.$count(schema.invoices, eq(schema.invoices.id, invoice.id))).toBe(1);
  });

  it('an account that has a payment is never deleted', async () => {
    const { id: accountId } = await newAccount();
    const payment = { id: newId('pay'), accountId, status: 'pending' as const, method: 'Card', amount: 5 };
    await opened.db
      .insert(schema.payments)
      .values({ ...payment, currency: 'USD', reference: 'Card', allocations: [], receivedAt: new Date() });
    await expect(erase(accountId)).rejects.toThrow();
    expect(await opened.db.$count(schema.payments, eq(schema.payments.id, payment.id))).toBe(1);
  });

  it('an account without books can be', async () => {
    const { id } = await newAccount();
    expect(await erase(id)).toHaveLength(1);
  });

  it('closing an account keeps them, and what comes in later is booked', async () => {
    const wms = await operators.operator();
    const invoice = invoiceRow();
    const { id } = (await wms.tell('invoices', invoice)) ?? {};
    const closed = { suiteNumber: 'S-1', status: 'closed' };
    expect(await wms.tell('customers', closed)).toMatchObject({ outcome: 'updated' });
    expect(await wms.tell('payments', paymentRow(invoice.number, 1485))).toMatchObject({
      outcome: 'created',
    });
    expect(await wms.invoice(id)).toMatchObject({ status: 'paid', amountPaid: 1485 });
    expect((await wms.read('invoices')).body.invoices).toHaveLength(1);
    expect((await wms.read('payments')).body.payments).toHaveLength(1);
    expect(await differencesOf(opened.db)).toEqual([]);
  });
});

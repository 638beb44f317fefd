import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { statementSchema } from '@/lib/domain/billing/statement';
import { schema, type OpenedDatabase } from '@/server/database';
import { databases } from '@/tests/support/databases';
import { startProduct, type Product } from '@/tests/support/product';
import { addAccount, addInvoice, addWarehouse } from '@/tests/support/product-data';

const start = new Date('2026-05-20T12:00:00Z');
const at = (day: string) => new Date(`${day}T09:00:00Z`);

describe.each(databases)('the statement on $name', ({ open }) => {
  let opened: OpenedDatabase;
  let product: Product;
  let token: string;

  beforeAll(async () => {
    opened = await open();
    product = await startProduct(opened.db, start);
    const warehouseId = await addWarehouse(opened.db);
    const ada = await addAccount(opened.db, { warehouseId });
    const lin = await addAccount(opened.db, { warehouseId });
    token = await product.tokenOf({ subject: 'user-test-ada', email: ada.email });
    const add = (number: string, issueDate: string, given: object = {}) =>
      addInvoice(opened.db, { accountId: ada.id, number, issueDate, dueDate: '2026-06-30', ...given });
    const old = await add('OLD', '2026-01-10', { total: 4000, amountPaid: 1500 });
    const paid = await add('PAID', '2026-04-02', { total: 1000, amountPaid: 1000, status: 'paid' });
    await add('OPEN', '2026-05-10', { total: 2500 });
    await add('GONE', '2026-04-20', { total: 900, status: 'uncollectible', updatedAt: at('2026-05-15') });
    await add('VOID', '2026-05-11', { total: 5000, status: 'void' });
    await add('DRAFT', '2026-05-12', { total: 6000, status: 'draft' });
    await add('YEN', '2026-05-12', { total: 7000, currency: 'JPY' });
    await addInvoice(opened.db, { accountId: lin.id, number: 'THEIRS', issueDate: '2026-05-10' });
    const payment = { accountId: ada.id, currency: 'USD', method: 'card' };
    await opened.db.insert(schema.payments).values([
      {
        ...payment,
        id: 'pay_1',
        status: 'succeeded',
        amount: 2600,
        reference: 'BOTH',
        allocations: [
          { invoiceId: old.id, amount: 1500 },
          { invoiceId: paid.id, amount: 1000 },
        ],
        receivedAt: at('2026-05-03'),
      },
      {
        ...payment,
        id: 'pay_2',
        status: 'refunded',
        amount: 700,
        reference: 'BACK',
        allocations: [],
        receivedAt: at('2026-05-04'),
      },
      {
        ...payment,
        id: 'pay_3',
        status: 'failed',
        amount: 800,
        reference: 'FAILED',
        allocations: [],
        receivedAt: at('2026-05-05'),
      },
      {
        ...payment,
        id: 'pay_4',
        status: 'pending',
        amount: 800,
        reference: 'PENDING',
        allocations: [],
        receivedAt: at('2026-05-05'),
      },
      {
        ...payment,
        id: 'pay_5',
        accountId: lin.id,
        status: 'succeeded',
        amount: 800,
        reference: 'THEIRS',
        allocations: [],
        receivedAt: at('2026-05-05'),
      },
    ]);
  });
  afterAll(async () => {
    await product.close();
    await opened.close();
  });

  async function statement(from: string, to: string) {
    const answer = await product.call('getStatement', { token, query: { from, to } });
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    return statementSchema.strict().parse(answer.body);
  }

  it('data-model: opening balance, entries day by day, closing balance, ageing', async () => {
    expect(await statement('2026-05-01', '2026-05-31')).toEqual({
      from: '2026-05-01',
      to: '2026-05-31',
      currency: 'USD',
      currencies: ['USD', 'JPY'],
      opening: 5900,
      entries: [
        {
          date: '2026-05-03',
          type: 'payment',
          number: 'BOTH',
          paymentId: 'pay_1',
          debit: 0,
          credit: 2600,
          balance: 3300,
        },
        {
          date: '2026-05-04',
          type: 'payment',
          number: 'BACK',
          paymentId: 'pay_2',
          debit: 0,
          credit: 700,
          balance: 2600,
        },
        {
          date: '2026-05-04',
          type: 'refund',
          number: 'BACK',
          paymentId: 'pay_2',
          debit: 700,
          credit: 0,
          balance: 3300,
        },
        { ...entry('OPEN', '2026-05-10', 2500), balance: 5800 },
        { ...entry('GONE', '2026-05-15', 0), type: 'write_off', credit: 900, balance: 4900 },
      ],
      closing: 4900,
      ageing: { upTo30: 2500, upTo60: 0, upTo90: 0, over90: 2500 },
      unmatched: 100,
    });
  });

  const entry = (number: string, date: string, debit: number) => ({
    date,
    type: 'invoice',
    number,
    invoiceId: expect.any(String) as string,
    debit,
    credit: 0,
  });

  it('a period continues where the previous one ended', async () => {
    const [before, after] = [
      await statement('2026-01-01', '2026-05-03'),
      await statement('2026-05-04', '2026-05-31'),
    ];
    expect(after.opening).toBe(before.closing);
  });

  it('excludes drafts, void invoices, failed payments and other accounts', async () => {
    const { entries } = await statement('2000-01-01', '2099-12-31');
    const numbers = new Set(entries.map(({ number }) => number));
    expect([...numbers].sort()).toEqual(['BACK', 'BOTH', 'GONE', 'OLD', 'OPEN', 'PAID']);
  });

  it.each<Record<string, string>>([
    {},
    { from: '2026-05-01' },
    { from: '2026-05-02', to: '2026-05-01' },
    { from: '2026-02-30', to: '2026-05-01' },
  ])('1010 for %j', async (query) => {
    expect(await product.call('getStatement', { token, query })).toMatchObject({
      status: 400,
      body: { code: 1010 },
    });
  });
});

import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { invoicePageSchema, invoiceSchema, type InvoicePage } from '@/lib/domain/billing/invoice';
import { schema, type OpenedDatabase } from '@/server/database';
import { databases } from '@/tests/support/databases';
import { startProduct, type Product } from '@/tests/support/product';
import { addAccount, addInvoice, addPackage, addWarehouse } from '@/tests/support/product-data';

const start = new Date('2026-05-20T12:00:00Z');

describe.each(databases)('invoices on $name', ({ open }) => {
  let opened: OpenedDatabase;
  let product: Product;
  let token: string;
  let theirs: string;
  let paidInPart: string;
  const numbers: Record<string, string> = {};

  beforeAll(async () => {
    opened = await open();
    product = await startProduct(opened.db, start);
    const warehouseId = await addWarehouse(opened.db);
    const ada = await addAccount(opened.db, { warehouseId });
    const lin = await addAccount(opened.db, { warehouseId });
    token = await product.tokenOf({ subject: 'user-test-ada', email: ada.email });
    const accountId = ada.id;
    const add = async (name: string, given: Partial<Parameters<typeof addInvoice>[1]>) => {
      const row = await addInvoice(opened.db, { accountId, ...given });
      numbers[name] = row.number;
      return row.id;
    };
    await add('draft', { status: 'draft', issueDate: '2026-05-19' });
    await add('void', { status: 'void', issueDate: '2026-04-01', dueDate: '2026-04-15' });
    await add('paid', { status: 'paid', amountPaid: 1000, issueDate: '2026-04-02', dueDate: '2026-04-16' });
    await add('uncollectible', { status: 'uncollectible', issueDate: '2026-01-02', dueDate: '2026-01-16' });
    await add('open', { dueDate: '2026-05-20', issueDate: '2026-05-06' });
    await add('past_due', { dueDate: '2026-05-19', issueDate: '2026-05-05', amountPaid: 300 });
    paidInPart = await add('partially_paid', {
      dueDate: '2026-06-01',
      issueDate: '2026-05-18',
      amountPaid: 400,
    });
    theirs = (await addInvoice(opened.db, { accountId: lin.id })).id;

    const parcel = await addPackage(opened.db, {
      accountId,
      warehouseId,
      reference: 'WB-LAMP',
      description: 'Lamp',
    });
    await opened.db.insert(schema.invoicePackages).values({ invoiceId: paidInPart, packageId: parcel.id });
    const payment = {
      accountId,
      currency: 'USD',
      method: 'card',
      receivedAt: new Date('2026-05-19T09:00:00Z'),
    };
    const allocations = [
      { invoiceId: paidInPart, amount: 400 },
      { invoiceId: theirs, amount: 99 },
    ];
    await opened.db.insert(schema.payments).values([
      { ...payment, id: 'pay_1', status: 'succeeded', amount: 499, reference: 'Visa 4242', allocations },
      {
        ...payment,
        id: 'pay_2',
        accountId: lin.id,
        status: 'succeeded',
        amount: 1,
        reference: 'x',
        allocations,
      },
    ]);
  });
  afterAll(async () => {
    await product.close();
    await opened.close();
  });

  async function list(query: Record<string, string> = {}): Promise<InvoicePage> {
    const answer = await product.call('getMyInvoices', { token, query });
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    return invoicePageSchema.strict().parse(answer.body);
  }

  it('data-model: drafts are never shown; the newest come first; the balance is what open ones owe', async () => {
    const page = await list();
    const inOrder = ['partially_paid', 'open', 'past_due', 'paid', 'void', 'uncollectible'];
    expect(page.invoices.map(({ number }) => number)).toEqual(inOrder.map((name) => numbers[name]));
    expect(page.invoices.map(({ displayStatus }) => displayStatus)).toEqual(inOrder);
    expect(page.total).toBe(6);
    expect(page.balance).toEqual({ amount: 1000 + 700 + 600, currency: 'USD' });
  });

  it.each(['open', 'partially_paid', 'past_due', 'paid', 'uncollectible', 'void'])(
    'the filter %s finds the invoices shown with that status',
    async (status) => {
      const page = await list({ status });
      expect(page.invoices.map(({ number, displayStatus }) => [number, displayStatus])).toEqual([
        [numbers[status], status],
      ]);
      expect(page.total).toBe(1);
    },
  );

  it('data-model: due = total − paid, and nothing is due on a void invoice', async () => {
    const due = Object.fromEntries(
      (await list()).invoices.map((row) => [row.displayStatus, row.amountDue.amount]),
    );
    expect(due).toMatchObject({ open: 1000, partially_paid: 600, past_due: 700, paid: 0, void: 0 });
  });

  it('pages have each invoice once, in order', async () => {
    const seen: string[] = [];
    for (let cursor: string | null = ''; cursor !== null;) {
      const page: InvoicePage = await list({ limit: '2', cursor });
      seen.push(...page.invoices.map(({ id }) => id));
      cursor = page.nextCursor;
    }
    expect(seen).toEqual((await list()).invoices.map(({ id }) => id));
  });

  it('searches the number and its packages', async () => {
    expect((await list({ q: 'wb-lamp' })).invoices.map(({ id }) => id)).toEqual([paidInPart]);
    expect((await list({ q: (numbers.open ?? '').toLowerCase() })).total).toBe(1);
    expect((await list({ q: '%' })).total).toBe(0);
  });

  it.each<Record<string, string>>([{ status: 'draft' }, { cursor: 'bm90aGluZw' }, { limit: '0' }])(
    'data-model: 1010 for %j',
    async (query) => {
      expect(await product.call('getMyInvoices', { token, query })).toMatchObject({
        status: 400,
        body: { code: 1010 },
      });
    },
  );

  it('getMyInvoice returns its own part of each payment, and its own packages only', async () => {
    const answer = await product.call('getMyInvoice', { token, query: { id: paidInPart } });
    const invoice = invoiceSchema.strict().parse(answer.body);
    expect(invoice.payments).toEqual([
      {
        id: 'pay_1',
        status: 'succeeded',
        method: 'card',
        reference: 'Visa 4242',
        amount: { amount: 400, currency: 'USD' },
        receivedAt: '2026-05-19T09:00:00.000Z',
      },
    ]);
    expect(invoice.packages.map(({ reference }) => reference)).toEqual(['WB-LAMP']);
    expect(JSON.stringify(answer.body)).not.toContain(theirs);
  });

  it('security 18: another account’s invoice and a draft answer exactly like one that does not exist', async () => {
    const none = await product.call('getMyInvoice', { token, query: { id: 'inv_0' } });
    expect(none).toMatchObject({ status: 400, body: { code: 1001 } });
    const foreign = await product.call('getMyInvoice', { token, query: { id: theirs } });
    expect(foreign.body).toEqual(none.body);
    const [draft] = await opened.db.select().from(schema.invoices).where(eq(schema.invoices.status, 'draft'));
    expect((await product.call('getMyInvoice', { token, query: { id: draft?.id ?? '' } })).body).toEqual(
      none.body,
    );
    expect(await product.call('getMyInvoice', { token })).toMatchObject({
      status: 400,
      body: { code: 1010 },
    });
  });
});

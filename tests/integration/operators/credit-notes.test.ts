import { writeFileSync } from 'node:fs';
import { eq } from 'drizzle-orm';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { myDataSchema } from '@/lib/domain/account/my-data';
import { schema, type OpenedDatabase } from '@/server/database';
import { databases } from '@/tests/support/databases';
import { squeezed } from '@/tests/support/pdf';
import { differencesOf, withoutAdoption } from '../ledger/harness';
import {
  creditNoteRow,
  invoiceRow,
  paymentRow,
  startOperators,
  type Operators,
  type TestOperator,
} from './harness';

/** Two lines of 1000 and 500 at a tenth of tax, and a discount of 200: 1300 + 130. */
const lines = [
  { kind: 'shipping', description: 'To Nassau', quantity: 4, unit: 'kg', unitPrice: 250 },
  { kind: 'storage', description: 'Storage', quantity: 5, unit: 'day', unitPrice: 100 },
  { kind: 'discount', description: 'Regular customer', quantity: 1, unit: 'piece', unitPrice: -200 },
].map((line) => ({ ...line, taxCategory: 'S', taxRate: 10 }));

describe.each(databases)('credit notes on $name (decision 060)', ({ open }) => {
  let opened: OpenedDatabase;
  let operators: Operators;
  let wms: TestOperator;
  let bill: ReturnType<typeof invoiceRow>;
  let id: string;
  beforeAll(async () => {
    opened = await open();
    await withoutAdoption(opened.db);
    operators = await startOperators(opened.db);
  });
  afterAll(async () => {
    await operators.close();
    await opened.close();
  });
  beforeEach(async () => {
    wms = await operators.operator();
    bill = invoiceRow({ lines });
    id = (await wms.tell('invoices', bill))?.id ?? '';
  });

  const note = (given: object = {}) => creditNoteRow(bill.number, given);
  const ofLines = (...asked: object[]) => note({ lines: asked });
  const issuesOf = async (row: object) => (await wms.tell('creditNotes', row))?.issues;
  const due = async () => {
    const row = await wms.invoice(id);
    return [row?.status, row?.amountCredited, row?.amountPaid];
  };
  const read = async () => (await wms.read('creditNotes')).body.creditNotes;
  const seen = async () => {
    const { body } = await operators.call('getMyInvoice', { token: await wms.token(), query: { id } });
    return body;
  };

  it('the whole of an invoice is credited where no lines are named, with its tax, and shown as credited', async () => {
    expect(await wms.tell('creditNotes', note())).toMatchObject({ outcome: 'created', issues: [] });
    expect(await due()).toEqual(['paid', 1430, 0]);
    expect(await read()).toMatchObject([{ subtotal: 1300, total: 1430, taxes: [{ amount: 130 }] }]);
    expect(await seen()).toMatchObject({
      displayStatus: 'credited',
      amountDue: { amount: 0 },
      amountCredited: { amount: 1430 },
      creditNotes: [{ reason: 'Weighed twice', issueDate: '2026-05-15', total: { amount: 1430 } }],
    });
    expect(await differencesOf(opened.db)).toEqual([]);
  });

  it('a quantity of a line costs what it cost on the invoice; an amount and all that is left are other ways', async () => {
    await wms.tell('creditNotes', ofLines({ line: 1, quantity: 1.5 }, { line: 2, amount: 120 }));
    await wms.tell('creditNotes', ofLines({ line: 2 }));
    expect(await read()).toMatchObject([
      {
        lines: [
          { line: 1, quantity: 1.5, amount: 375 },
          { line: 2, amount: 120 },
        ],
        total: 545,
      },
      { lines: [{ line: 2, amount: 380 }], total: 418 },
    ]);
    expect(await due()).toEqual(['open', 963, 0]);
  });

  it('no line is credited beyond what it charged, by one note or several', async () => {
    const over = { field: 'lines[0].amount', reason: 'is 501, and 500 is left of line 2' };
    expect(await issuesOf(ofLines({ line: 2, amount: 501 }))).toEqual([over]);
    await wms.tell('creditNotes', ofLines({ line: 2, amount: 300 }));
    expect(await issuesOf(ofLines({ line: 2, amount: 201 }))).toMatchObject([{ field: 'lines[0].amount' }]);
    expect(await issuesOf(ofLines({ line: 1, quantity: 4.001 }))).toMatchObject([
      { field: 'lines[0].quantity' },
    ]);
    expect(await issuesOf(ofLines({ line: 1, amount: 600 }, { line: 1, amount: 600 }))).toMatchObject([
      { field: 'lines[1].amount' },
    ]);
    expect(await issuesOf(ofLines({ line: 1, amount: -1 }))).toMatchObject([{ field: 'lines[0].amount' }]);
    expect(await issuesOf(ofLines({ line: 4 }))).toMatchObject([{ field: 'lines[0].line' }]);
    expect(await due()).toEqual(['open', 330, 0]);
  });

  it('an invoice with a discount is not credited beyond its total, nor by the discount alone', async () => {
    const all = ofLines({ line: 1 }, { line: 2 });
    expect(await issuesOf(all)).toEqual([
      { field: 'lines', reason: 'come to 1650, and 1430 is left of the invoice' },
    ]);
    expect(await issuesOf(ofLines({ line: 3 }))).toMatchObject([{ field: 'lines' }]);
    expect(await issuesOf(ofLines({ line: 1 }, { line: 3, amount: -200 }))).toEqual([]);
    expect(await due()).toEqual(['open', 880, 0]);
  });

  it('cents of tax that are rounded in one note are made up for by the next: all come to the invoice’s tax', async () => {
    const odd = [{ ...lines[0], quantity: 3, unitPrice: 333 }];
    bill = invoiceRow({ lines: odd });
    id = (await wms.tell('invoices', bill))?.id ?? '';
    const taxes = [];
    for (const amount of [333, 333, 333]) {
      const { body } = await wms.send('creditNotes', { rows: [ofLines({ line: 1, amount })] });
      expect(body.rows[0]?.issues).toEqual([]);
    }
    for (const { taxes: own } of await read()) taxes.push(...(own as { amount: number }[]));
    expect(taxes.map(({ amount }) => amount)).toEqual([33, 34, 33]);
    expect(await due()).toEqual(['paid', 1099, 0]);
  });

  it('the last of a quantity takes what is left of its amount', async () => {
    bill = invoiceRow({ lines: [{ ...lines[0], quantity: 2.4, unitPrice: 332, taxRate: 0 }] });
    id = (await wms.tell('invoices', bill))?.id ?? '';
    const half = { line: 1, quantity: 1.2 };
    await wms.tell('creditNotes', ofLines(half));
    await wms.tell('creditNotes', ofLines(half));
    expect(await read()).toMatchObject([{ total: 398 }, { total: 399 }]);
    expect(await due()).toEqual(['paid', 797, 0]);
  });

  it('what was paid beyond the new total is the customer’s credit, of the payment that came last first', async () => {
    const first = paymentRow(bill.number, 1000);
    const last = paymentRow(bill.number, 430, { receivedAt: '2026-05-11T10:00:00Z' });
    await wms.send('payments', { rows: [first, last] });
    await wms.tell('creditNotes', ofLines({ line: 2 }));
    expect(await due()).toEqual(['paid', 550, 880]);
    const { payments } = (await wms.read('payments')).body;
    expect(payments).toMatchObject([{ allocations: [{ amount: 880 }] }, { allocations: [] }]);
    expect(await read()).toMatchObject([
      {
        released: [
          { paymentReference: last.reference, amount: 430 },
          { paymentReference: first.reference, amount: 120 },
        ],
      },
    ]);
    expect(await seen()).toMatchObject({
      displayStatus: 'paid',
      payments: [
        { amount: { amount: 1000 }, released: { amount: 120 } },
        { amount: { amount: 430 }, released: { amount: 430 } },
      ],
      creditNotes: [{ released: { amount: 550 } }],
    });
    expect(await differencesOf(opened.db)).toEqual([]);
  });

  it('what a payment had on an invoice may be told again; so may what it has there now', async () => {
    const payment = paymentRow(bill.number, 1430);
    await wms.tell('payments', payment);
    await wms.tell('creditNotes', ofLines({ line: 2 }));
    for (const amount of [1430, 880]) {
      const allocations = [{ invoiceNumber: bill.number, amount }];
      expect(await wms.tell('payments', { ...payment, allocations })).toMatchObject({ outcome: 'unchanged' });
    }
    expect(await issuesOf(note({ reference: 'x' }))).toEqual([]);
    expect(await wms.tell('payments', payment)).toMatchObject({ outcome: 'unchanged' });
  });

  it('a payment that comes after it pays what is still due, and the rest is credit: no money is refused', async () => {
    const payment = paymentRow(bill.number, 1430, { status: 'pending' });
    await wms.tell('payments', payment);
    await wms.tell('creditNotes', ofLines({ line: 2 }));
    for (const outcome of ['updated', 'unchanged']) {
      expect(await wms.tell('payments', { ...payment, status: 'succeeded' })).toMatchObject({ outcome });
    }
    expect(await due()).toEqual(['paid', 550, 880]);
    expect((await wms.read('payments')).body.payments).toMatchObject([{ allocations: [{ amount: 880 }] }]);
    const period = { from: '2026-05-01', to: '2026-05-31' };
    const statement = await operators.call('getStatement', { token: await wms.token(), query: period });
    expect(statement.body).toMatchObject({ closing: -550, unmatched: 550, ageing: { upTo30: 0 } });
    expect(await differencesOf(opened.db)).toEqual([]);
  });

  it('a note lands once by its reference, and never changes', async () => {
    const row = ofLines({ line: 1, quantity: 1 });
    const { id: made } = (await wms.tell('creditNotes', row)) ?? {};
    expect(await wms.tell('creditNotes', row)).toMatchObject({ outcome: 'unchanged', id: made });
    const [stored] = await read();
    const back = {
      ...row,
      number: stored?.number,
      total: 275,
      lines: [{ line: 1, quantity: 1, amount: 250 }],
    };
    expect(await wms.tell('creditNotes', back)).toMatchObject({ outcome: 'unchanged', id: made });
    for (const other of [
      { reason: 'Another' },
      { lines: [{ line: 1 }] },
      { issueDate: '2026-05-16' },
      { number: 'X' },
      { total: 1 },
    ]) {
      const [issue] = (await issuesOf({ ...row, ...other })) as { field: string; reason: string }[];
      expect([issue?.field, issue?.reason]).toEqual([
        Object.keys(other)[0],
        expect.stringContaining('stays as it is'),
      ]);
    }
    expect(await due()).toEqual(['open', 275, 0]);
  });

  it('its number is the operator’s own, or the next of the warehouse’s series that none of its own has', async () => {
    const part = (given: object) => note({ lines: [{ line: 1, amount: 10 }], ...given });
    await wms.send('creditNotes', {
      rows: [part({ number: 'CN-2' }), part({}), part({}), part({ number: 'CN-2' })],
    });
    expect((await read()).map(({ number }) => number).sort()).toEqual(['CN-1', 'CN-2', 'CN-3']);
  });

  it('a dry run stores nothing, and leaves no number out', async () => {
    const { body } = await wms.send('creditNotes', { rows: [note()], dryRun: true });
    expect(body.rows).toEqual([{ index: 0, outcome: 'created', issues: [] }]);
    expect(await due()).toEqual(['open', 0, 0]);
    await wms.tell('creditNotes', note());
    expect(await read()).toMatchObject([{ number: 'CN-1' }]);
  });

  it.each([
    ['a draft', { status: 'draft' }, undefined, 'invoiceNumber'],
    ['a void one', {}, { status: 'void' }, 'invoiceNumber'],
    ['one issued later', { issueDate: '2026-05-16' }, undefined, 'issueDate'],
  ])('there is none of %s', async (_, given, change, field) => {
    bill = invoiceRow({ lines, ...given });
    await wms.tell('invoices', bill);
    if (change) await wms.tell('invoices', { ...bill, ...change });
    expect(await issuesOf(note())).toMatchObject([{ field }]);
  });

  it('there is none of an invoice of which nothing is left', async () => {
    await wms.tell('creditNotes', note());
    expect(await issuesOf(note())).toMatchObject([{ field: 'invoiceNumber' }]);
  });

  it('a told total must be what lines and taxes come to', async () => {
    expect(await issuesOf(note({ total: 1300 }))).toEqual([
      { field: 'total', reason: 'is 1300, and lines and taxes come to 1430' },
    ]);
  });

  it('an invoice that was written off is credited there', async () => {
    await wms.tell('invoices', { ...bill, status: 'uncollectible' });
    await wms.tell('creditNotes', ofLines({ line: 2 }));
    expect(await due()).toEqual(['uncollectible', 550, 0]);
    expect(await differencesOf(opened.db)).toEqual([]);
    await wms.tell('creditNotes', note());
    expect(await due()).toEqual(['paid', 1430, 0]);
    expect(await differencesOf(opened.db)).toEqual([]);
  });

  it('an invoice becomes void only while nothing is paid and nothing credited', async () => {
    const nothing = { ...bill, status: 'void' };
    const payment = paymentRow(bill.number, 100);
    await wms.tell('payments', payment);
    expect((await wms.tell('invoices', nothing))?.issues).toMatchObject([{ field: 'status' }]);
    await wms.tell('payments', { ...payment, status: 'refunded' });
    await wms.tell('creditNotes', ofLines({ line: 1, amount: 10 }));
    expect((await wms.tell('invoices', nothing))?.issues).toEqual([
      { field: 'status', reason: 'can’t be void: it has credit notes; send one for what is left' },
    ]);
    await wms.tell('creditNotes', note());
    expect(await due()).toEqual(['paid', 1430, 0]);
  });

  it('a discount is a line below 0; lines and taxes together are never', async () => {
    const [first, , discount] = lines;
    const half = { ...discount, unitPrice: -1000 };
    const zero = await wms.tell('invoices', invoiceRow({ lines: [first, half] }));
    expect(await wms.invoice(zero?.id)).toMatchObject({ status: 'paid', total: 0 });
    const below = await wms.tell('invoices', invoiceRow({ lines: [first, { ...half, unitPrice: -1001 }] }));
    expect(below?.issues).toEqual([{ field: 'lines', reason: 'come to less than 0' }]);
  });

  it('a customer and an operator’s system are told of it', async () => {
    await wms.tell('creditNotes', ofLines({ line: 2 }));
    const events = await opened.db
      .select()
      .from(schema.domainEvents)
      .where(eq(schema.domainEvents.accountId, wms.account.id));
    const [told] = events.filter(({ kind }) => kind === 'invoice.credited');
    expect(told).toMatchObject({ subjectId: id, data: { number: 'CN-1', amount: 550, currency: 'USD' } });
    const { body } = await wms.read('changes', { kinds: 'invoice.credited' });
    expect(body.changes).toMatchObject([{ kind: 'invoice.credited', invoice: { amountCredited: 550 } }]);
  });

  it('it lowers what is due in lists and on Home, and what was spent; the paid ones have those that are credited', async () => {
    await wms.tell('creditNotes', ofLines({ line: 2 }));
    const token = await wms.token();
    const list = (status: string) => operators.call('getMyInvoices', { token, query: { status } });
    expect((await list('unpaid')).body).toMatchObject({
      balance: { amount: 880 },
      invoices: [{ id, amountDue: { amount: 880 }, amountCredited: { amount: 550 } }],
    });
    const home = await operators.call('getOverview', { token });
    expect(home.body).toMatchObject({ balance: { amount: 880 }, unpaid: { total: 1 } });
    const { spend } = home.body as { spend: { kinds: object }[] };
    expect(spend.at(-1)?.kinds).toEqual({ shipping: 1000, discount: -200 });
    await wms.tell('creditNotes', note());
    expect((await list('unpaid')).body).toMatchObject({ invoices: [], balance: { amount: 0 } });
    expect((await list('paid')).body).toMatchObject({ invoices: [{ id, displayStatus: 'credited' }] });
  });

  /** The text of a PDF, without blanks. */
  async function printed(call: string, query: Record<string, string>) {
    const url = `${operators.origin}/api/${call}?${new URLSearchParams(query).toString()}`;
    const response = await fetch(url, { headers: { authorization: `Bearer ${await wms.token()}` } });
    expect(response.status).toBe(200);
    const bytes = new Uint8Array(await response.arrayBuffer());
    if (process.env.KEEP_PDF) writeFileSync(`${process.env.KEEP_PDF}-${call}.pdf`, bytes);
    const { text } = await extractText(await getDocumentProxy(bytes.slice()));
    return squeezed(text.join(' '));
  }

  it('its PDF has its lines, sums, reason and invoice; the invoice’s has what is credited', async () => {
    await wms.tell('payments', paymentRow(bill.number, 1430));
    await wms.tell('creditNotes', ofLines({ line: 2, quantity: 2 }, { line: 3 }, { line: 1, amount: 300 }));
    const body = (await seen()) as { creditNotes: { id: string }[] };
    const text = await printed('getCreditNotePdf', { id: body.creditNotes[0]?.id ?? '' });
    for (const words of [
      ...['CreditnoteCN-1', 'May15,2026', bill.number, 'Storage2days$2.00', 'Regularcustomer-$2.00'],
      ...['ToNassau$3.00', 'Subtotal$3.00', 'Tax10%on$3.00$0.30', 'Reason:Weighedtwice', '$3.30'],
      '$3.30thatyouhadpaidiscreditonyouraccountnow',
    ]) {
      expect(text).toContain(words);
    }
    const paper = await printed('getInvoicePdf', { id });
    for (const words of [
      ...['Credited-$3.30', 'CN-1May15,2026-$3.30', 'Weighedtwice', 'Paid-$11.00'],
      '$3.30ofitnolongercountsforthisinvoice',
    ]) {
      expect(paper).toContain(words);
    }
  });

  it('the statement has it on its day, and so has the data that a customer takes along', async () => {
    await wms.tell('creditNotes', ofLines({ line: 2, quantity: 2 }));
    const token = await wms.token();
    const period = { from: '2026-05-01', to: '2026-05-31' };
    const statement = await operators.call('getStatement', { token, query: period });
    expect(statement.body).toMatchObject({
      entries: [
        { type: 'invoice', debit: 1430 },
        { type: 'credit_note', number: 'CN-1', invoiceId: id, credit: 220, balance: 1210 },
      ],
      closing: 1210,
      ageing: { upTo30: 1210 },
    });
    const { body } = await operators.call('getMyData', { token });
    expect(myDataSchema.parse(body)).toMatchObject({
      invoices: [{ creditNotes: [{ number: 'CN-1' }], amountCredited: { amount: 220 } }],
    });
  });
});

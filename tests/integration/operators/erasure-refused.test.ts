import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { schema, type OpenedDatabase } from '@/server/database';
import type { Connection } from '@/server/cli/commands/terminal/connect';
import { customerWork } from '@/server/cli/commands/terminal/customer';
import { eraseWork } from '@/server/cli/commands/terminal/erase-customer';
import { databases } from '../../support/databases';
import { commandConnection, watchTerminal } from '../../support/operator-terminal';
import {
  creditNoteRow,
  invoiceRow,
  packageRow,
  paymentRow,
  startOperators,
  type Operators,
  type TestOperator,
} from './harness';

describe.each(databases)('erasing what is not settled, and by command, on $name', ({ open }) => {
  const terminal = watchTerminal();
  let opened: OpenedDatabase;
  let operators: Operators;
  let connection: Connection;

  beforeAll(async () => {
    opened = await open();
    operators = await startOperators(opened.db);
    connection = commandConnection(opened.db);
  });
  afterAll(async () => {
    await operators.close();
    await opened.close();
  });

  const erase = ({ key }: TestOperator, body: object = {}) =>
    operators.call('operator/eraseCustomer', { token: key, body: { suiteNumber: 'S-1', ...body } });
  const close = (wms: TestOperator) => wms.tell('customers', { suiteNumber: 'S-1', status: 'closed' });
  const statusOf = async ({ account }: TestOperator) => {
    const [row] = await opened.db.select().from(schema.accounts).where(eq(schema.accounts.id, account.id));
    return row?.status;
  };
  const left = async (wms: TestOperator) => {
    const { status, body } = await erase(wms);
    expect({ status, code: body.code }).toEqual({ status: 400, code: 1042 });
    expect(await statusOf(wms)).toBe('closed');
    return String(body.message);
  };

  it('an open account is closed first', async () => {
    const wms = await operators.operator();
    expect(await erase(wms)).toMatchObject({
      status: 400,
      body: { code: 1042, message: 'The account of suite S-1 is active; close it before it is erased' },
    });
    expect(await statusOf(wms)).toBe('active');
  });

  it('packages that are here or on their way, and their shipments, are named', async () => {
    const wms = await operators.operator();
    const parcel = packageRow({ status: 'in_storage' });
    const id = (await wms.tell('packages', parcel))?.id;
    const sent = packageRow({ status: 'shipped' });
    await wms.tell('packages', sent);
    const token = await wms.token();
    const asked = { packageIds: [id], address: wms.account.billingAddress, onHold: 'wait' };
    const shipment = await operators.call('requestShipment', { token, body: asked });
    await close(wms);
    expect(await left(wms)).toBe(
      `Suite S-1 can't be erased, for there are still: packages without an end (${[parcel.reference, sent.reference].sort().join(', ')}); shipments without an end (${String(shipment.body.id)})`,
    );
  });

  it('a package that is no more than announced goes along', async () => {
    const wms = await operators.operator();
    const body = { trackingNumber: '1Z5R89390357567127' };
    await operators.call('preAlertPackage', { token: await wms.token(), body });
    await close(wms);
    expect(await erase(wms)).toMatchObject({ status: 200, body: { erased: { packages: 1 } } });
  });

  it('of many packages ten are named', async () => {
    const wms = await operators.operator();
    const rows = Array.from({ length: 12 }, () => packageRow({ status: 'received' }));
    await wms.send('packages', { rows });
    await close(wms);
    expect(await left(wms)).toMatch(/\((?:P-\d+, ){9}P-\d+ and 2 more\)$/);
  });

  it('open invoices and drafts, payments under way and credit are named', async () => {
    const wms = await operators.operator();
    const bill = invoiceRow();
    const draft = invoiceRow({ status: 'draft' });
    const pending = paymentRow(bill.number, 100, { status: 'pending' });
    for (const row of [bill, draft]) await wms.tell('invoices', row);
    await wms.tell('payments', pending);
    await wms.tell('payments', paymentRow(bill.number, 500, { allocations: [] }));
    await close(wms);
    const numbers = [bill.number, draft.number].sort().join(', ');
    expect(await left(wms)).toBe(
      `Suite S-1 can't be erased, for there are still: invoices that are draft or open (${numbers}); payments under way (${pending.reference}); credit to be refunded ($5.00)`,
    );
  });

  it('a refund that came back is credit, and stands in the way', async () => {
    const wms = await operators.operator();
    const bill = invoiceRow();
    await wms.tell('invoices', bill);
    const paid = paymentRow(bill.number, 1485);
    await wms.tell('payments', paid);
    await wms.tell('creditNotes', creditNoteRow(bill.number));
    const refund = {
      reference: `R-${wms.code}`,
      suiteNumber: 'S-1',
      paymentReference: paid.reference,
      amount: 1485,
    };
    const row = { ...refund, refundedAt: '2026-05-16T10:00:00Z' };
    await wms.tell('refunds', row);
    await wms.tell('refunds', { ...row, status: 'failed' });
    await close(wms);
    expect(await left(wms)).toContain('credit to be refunded ($14.85)');
  });

  it('users of another identity provider are named, to be deleted there', async () => {
    const wms = await operators.operator();
    await operators.call('getAccount', { token: await wms.token() });
    await close(wms);
    const users = [`user-${wms.account.id}`];
    expect(await erase(wms, { dryRun: true })).toMatchObject({
      body: { dryRun: true, elsewhere: { users } },
    });
    expect(await statusOf(wms)).toBe('closed');
    expect(await erase(wms)).toMatchObject({ body: { dryRun: false, elsewhere: { users } } });
    expect(await statusOf(wms)).toBe('erased');
  });

  it('the command shows what goes and stays, and asks for the suite before it does it', async () => {
    const wms = await operators.operator();
    await operators.call('getAccount', { token: await wms.token() });
    const bill = invoiceRow();
    await wms.tell('invoices', bill);
    await wms.tell('payments', paymentRow(bill.number, 1485));
    const suite = `${wms.code}/S-1`;
    const by = (values: object, answer?: string) => {
      const asked: string[] = [];
      const questions = {
        ask: async (question: string) => {
          asked.push(question);
          return answer ?? '';
        },
        close: () => undefined,
      };
      const options = { customer: suite, dryRun: false, yes: false, ...values };
      return eraseWork(options, () => questions)(connection).then((code) => ({ code, asked }));
    };
    await expect(by({ yes: true })).rejects.toThrow('close it before it is erased');
    await close(wms);
    expect(await by({ dryRun: true })).toEqual({ code: 0, asked: [] });
    expect(terminal.output()).toMatch(
      /^Stays {3}1 invoices, 0 credit notes, 1 payments, 0 refunds, the ledger$/m,
    );
    expect(terminal.output()).toContain(`by its own means, the users user-${wms.account.id}`);
    expect(await by({}, 'yes')).toMatchObject({
      code: 1,
      asked: [expect.stringContaining('Type S-1') as string],
    });
    expect(terminal.output()).toMatch(/Nothing was changed\.$/);
    expect(await statusOf(wms)).toBe('closed');
    expect(await by({}, 'S-1')).toMatchObject({ code: 0 });
    expect(await statusOf(wms)).toBe('erased');
    terminal.clear();
    await customerWork(['show', suite], {})(connection);
    expect(terminal.output()).toMatch(/^Customer +–$/m);
    expect(terminal.output()).toMatch(/^E-mail +–$/m);
    await expect(customerWork(['reopen', suite], {})(connection)).rejects.toThrow('was erased');
    await expect(by({ yes: true })).rejects.toThrow('was erased before');
  });
});

import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { warehouseWork, type WarehouseValues } from '@/server/cli/commands/terminal/warehouse';
import { schema, type OpenedDatabase } from '@/server/database';
import { changeCustomerStatuses } from '@/server/database/repositories/operators/operators-customers';
import { databases } from '../../support/databases';
import { partsOf, subjectOf } from '../../support/mail-server';
import { commandConnection, watchTerminal } from '../../support/operator-terminal';
import { invoiceRow, packageRow, type TestOperator } from '../operators/harness';
import { startTelling, type Telling } from './harness';

const day = 86_400_000;
const isoDay = (days: number) => new Date(Date.now() + days * day).toISOString().slice(0, 10);

const address = {
  name: 'Palm Parcels',
  line1: '8400 NW 25th Street',
  locality: 'Doral',
  administrativeArea: 'FL',
  postalCode: '33122',
  countryCode: 'US',
};

describe.each(databases)('what a warehouse tells its customers on $name', ({ open }) => {
  let opened: OpenedDatabase;
  let telling: Telling;
  const terminal = watchTerminal();

  beforeAll(async () => {
    opened = await open();
    telling = await startTelling(opened.db);
  });
  afterAll(async () => {
    await telling.close();
    await opened.close();
  });

  const operator = () => telling.operators.operator(undefined, { address });
  const set = (wms: TestOperator, row: object) => wms.tell('warehouses', { code: wms.code, ...row });
  const arrive = (wms: TestOperator, description: string) =>
    wms.tell('packages', packageRow({ description, status: 'received' }));
  const toldOf = async ({ account }: TestOperator) => {
    const { accountId, eventPosition } = schema.notifications;
    const rows = await opened.db
      .select()
      .from(schema.notifications)
      .where(eq(accountId, account.id))
      .orderBy(asc(eventPosition));
    return rows.map(({ kind, data }) => ({ kind, data }));
  };
  const kindsOf = async (wms: TestOperator) => (await toldOf(wms)).map(({ kind }) => kind);
  const messagesOf = ({ account }: TestOperator) =>
    opened.db.$count(schema.customerMessages, eq(schema.customerMessages.accountId, account.id));
  const warehouse = (words: string[], values: WarehouseValues) =>
    warehouseWork(words, values)(commandConnection(opened.db));

  it('a kind that is off is told by no channel, and not in the portal', async () => {
    const wms = await operator();
    await set(wms, { messageRules: { kinds: { 'package.received': 'off' } } });
    await arrive(wms, 'Books');
    await wms.tell('invoices', invoiceRow({ number: 'RULES-1', dueDate: isoDay(30) }));
    const [mail] = await telling.mailsTo(wms.account.email, 1);
    expect(subjectOf(mail?.source ?? '')).toContain('New invoice RULES-1');
    expect(await kindsOf(wms)).toEqual(['invoice.issued']);
    await set(wms, { messageRules: { kinds: { 'package.received': null } } });
    await arrive(wms, 'Tea');
    await telling.mailsTo(wms.account.email, 2);
    expect(await kindsOf(wms)).toEqual(['invoice.issued', 'package.received']);
  });

  it('a kind that goes by no channel is told in the portal alone', async () => {
    const wms = await operator();
    await set(wms, { messageRules: { kinds: { 'package.received': [] } } });
    await arrive(wms, 'Books');
    await expect.poll(() => kindsOf(wms)).toEqual(['package.received']);
    expect(await messagesOf(wms)).toBe(0);
  });

  it('a rule that is set while a message waits is obeyed when it leaves', async () => {
    const wms = await operator();
    telling.mail.reply(451);
    await arrive(wms, 'Books');
    await expect.poll(() => messagesOf(wms)).toBe(1);
    await set(wms, { messageRules: { kinds: { 'package.received': 'off' } } });
    const status = async () => {
      const { accountId } = schema.customerMessages;
      const [row] = await opened.db
        .select()
        .from(schema.customerMessages)
        .where(eq(accountId, wms.account.id));
      return row?.status;
    };
    await expect.poll(status, { timeout: 20_000 }).toBe('cancelled');
    telling.mail.reply(null);
  });

  it('what customers have to be told can’t be switched off, nor leave e-mail', async () => {
    const wms = await operator();
    for (const kind of ['account.suspended', 'account.closed', 'invoice.issued', 'package.storage_ends'])
      for (const rule of ['off', [], ['sms']]) {
        expect(await set(wms, { messageRules: { kinds: { [kind]: rule } } })).toMatchObject({
          outcome: 'rejected',
          issues: [
            { field: `messageRules.kinds.${kind}`, reason: expect.stringContaining('leave it on') as string },
          ],
        });
      }
    await changeCustomerStatuses(opened.db, new Map([[wms.account.id, 'suspended']]), new Date());
    await telling.mailsTo(wms.account.email, 1);
  });

  it('storage and invoices are told as early as the warehouse says', async () => {
    const wms = await operator();
    await set(wms, { messageRules: { storageDays: [2, 20], invoiceDays: 10 } });
    const storage = { freeUntil: isoDay(0), days: 10, accrued: { amount: 0, currency: 'USD' } };
    const row = packageRow({ description: 'Kept', status: 'in_storage' });
    await wms.tell('packages', { ...row, storage: { ...storage, expiresAt: isoDay(18) } });
    await wms.tell('invoices', invoiceRow({ number: 'EARLY-1', issueDate: isoDay(-20), dueDate: isoDay(9) }));
    const ends = async () => (await toldOf(wms)).filter(({ kind }) => kind === 'package.storage_ends');
    await expect.poll(async () => (await ends()).map(({ data }) => data.on)).toEqual([isoDay(18)]);
    await expect.poll(() => kindsOf(wms)).toContain('invoice.due_soon');
    const usual = await operator();
    await usual.tell('packages', {
      ...packageRow({ status: 'in_storage' }),
      storage: { ...storage, expiresAt: isoDay(18) },
    });
    await usual.tell('invoices', invoiceRow({ issueDate: isoDay(-20), dueDate: isoDay(9) }));
    await arrive(usual, 'After');
    await expect.poll(() => kindsOf(usual)).toContain('package.received');
    expect(await kindsOf(usual)).not.toContain('package.storage_ends');
    expect(await kindsOf(usual)).not.toContain('invoice.due_soon');
  });

  it('a mail is in the warehouse’s colours and bears its logo, and what is read keeps its contrast', async () => {
    const wms = await operator();
    await set(wms, { brand: { colour: '#FFD400', logo: 'https://palm.example/logo.png?a=1&b=2' } });
    await arrive(wms, 'Books');
    const [mail] = await telling.mailsTo(wms.account.email, 1);
    const { html } = partsOf(mail?.source ?? '');
    expect(html).toContain('background:#ffd400;color:#000000');
    expect(html).toContain('src="https:&#x2F;&#x2F;palm.example&#x2F;logo.png?a&#x3D;1&amp;b&#x3D;2"');
    expect(html).toContain('alt="Waybill Miami"');
    const plain = await operator();
    await arrive(plain, 'Tea');
    const [usual] = await telling.mailsTo(plain.account.email, 1);
    expect(partsOf(usual?.source ?? '').html).toContain('background:#298728;color:#ffffff');
    expect(partsOf(usual?.source ?? '').html).not.toContain('<img');
  });

  it('is set and shown by command, each wrong option by its name', async () => {
    const { code } = await operator();
    await warehouse(['update', code], {
      tell: ['package.shipped=off', 'package.delivered=email', 'package.received=portal'],
      'storage-days': '14, 2',
      'invoice-days': '5',
      'brand-colour': '#0B5FFF',
      'brand-logo': 'https://palm.example/logo.png',
    });
    terminal.clear();
    await warehouse(['list'], {});
    const rules =
      'package.shipped=off package.delivered=email package.received=portal storage 14,2 invoice 5';
    const line = terminal
      .output()
      .split('\n')
      .find((one) => one.startsWith(code));
    expect(line?.replace(/\S+=\S+ /g, '')).toContain('storage 14,2 invoice 5');
    for (const rule of rules.split(' ')) expect(line).toContain(rule);
    expect(line).toContain('#0b5fff and logo');
    const wrong = await warehouse(['update', code], {
      tell: ['package.shippd=off'],
      'storage-days': '3,3',
      'invoice-days': 'soon',
      'brand-colour': 'blue',
      'brand-logo': 'http://palm.example/logo.png',
    }).catch((error: unknown) => String(error));
    expect(wrong).toContain('--tell: Give a kind of: package.received');
    expect(wrong).toContain('--storage-days: Give 1 to 5 different whole days');
    expect(wrong).toContain('--invoice-days: Give whole days');
    expect(wrong).toContain('--brand-colour: Give a colour');
    expect(wrong).toContain('--brand-logo: Give the https address');
    await expect(warehouse(['update', code], { tell: ['account.closed=off'] })).rejects.toThrow(
      '--tell: Customers have to be told of this',
    );
    expect(() => warehouse(['update', code], { tell: ['package.shipped'] })).toThrow('--tell needs a kind');
    await warehouse(['update', code], {
      tell: ['package.shipped=all', 'package.delivered=all', 'package.received=all'],
      'storage-days': '',
      'invoice-days': '',
      'brand-colour': '',
    });
    terminal.clear();
    await warehouse(['list'], {});
    expect(terminal.output()).toMatch(new RegExp(`^${code} .* usual +none +USD`, 'm'));
  });
});

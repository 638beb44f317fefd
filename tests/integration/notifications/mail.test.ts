import { asc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { messageWork } from '@/server/cli/commands/terminal/message';
import { schema, type OpenedDatabase } from '@/server/database';
import { changeCustomerStatuses } from '@/server/database/repositories/operators/operators-customers';
import { databases } from '../../support/databases';
import { partsOf, subjectOf } from '../../support/mail-server';
import { commandConnection, watchTerminal } from '../../support/operator-terminal';
import {
  creditNoteRow,
  invoiceRow,
  packageRow,
  paymentRow,
  refundRow,
  startOperators,
  type TestOperator,
} from '../operators/harness';
import { startTelling, type Telling } from './harness';
import { publicOrigin, quick, tellCustomers } from './tell';

const day = 86_400_000;
const isoDay = (days: number) => new Date(Date.now() + days * day).toISOString().slice(0, 10);

/** HTML as a mail program reads it. */
const decoded = (html: string) => html.replaceAll('&#x2F;', '/').replaceAll('&#x3D;', '=');

describe.each(databases)('e-mails to customers on $name', ({ open }) => {
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

  /** An operator with a customer of its own. */
  const customer = async (change: Partial<typeof schema.accounts.$inferInsert> = {}) => {
    const wms = await telling.operators.operator();
    if (Object.keys(change).length > 0)
      await opened.db.update(schema.accounts).set(change).where(eq(schema.accounts.id, wms.account.id));
    return wms;
  };
  const arrive = (wms: TestOperator, description: string) =>
    wms.tell('packages', packageRow({ description, status: 'received' }));
  const messagesOf = (wms: TestOperator) =>
    opened.db
      .select()
      .from(schema.customerMessages)
      .where(eq(schema.customerMessages.accountId, wms.account.id))
      .orderBy(asc(schema.customerMessages.createdAt));
  /** The name by which commands know a customer, and their connection. */
  const atTerminal = async (wms: TestOperator) => {
    const [warehouse] = await opened.db
      .select()
      .from(schema.warehouses)
      .where(eq(schema.warehouses.id, wms.warehouseId));
    return {
      suite: `${warehouse?.code}/${wms.account.suiteNumber}`,
      connection: commandConnection(opened.db),
    };
  };
  const notificationsOf = (wms: TestOperator) =>
    opened.db
      .select()
      .from(schema.notifications)
      .where(eq(schema.notifications.accountId, wms.account.id))
      .orderBy(asc(schema.notifications.eventPosition));

  it('a package that arrives is told once, with a link to it and a way to end such messages', async () => {
    const wms = await customer();
    const made = await arrive(wms, 'Wool <yarn>');
    const [mail] = await telling.mailsTo(wms.account.email, 1);
    const source = mail?.source ?? '';
    expect(subjectOf(source)).toBe('Your package has arrived: Wool <yarn>');
    const { text, html } = partsOf(source);
    expect(text).toContain(`See the package: ${publicOrigin}/packages/${made?.id}`);
    expect(html).toContain('Your package has arrived: Wool &lt;yarn&gt;');
    expect(decoded(html)).toContain(`href="${publicOrigin}/packages/${made?.id}"`);
    expect(source).toMatch(
      /^List-Unsubscribe:\s+<https:\/\/portal\.example\.com\/api\/messageChoices\?token=/m,
    );
    expect(source).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click/m);
    const message = async () => (await messagesOf(wms))[0];
    const sent = { status: 'sent', tries: 1, recipient: wms.account.email, reason: null };
    await expect.poll(message).toMatchObject(sent);
    expect(source).toMatch(new RegExp(`^Message-ID: <${(await message())?.id}@example.com>`, 'm'));
  });

  it('what comes within a moment is one message', async () => {
    const own = await open();
    const operators = await startOperators(own.db, { start: new Date() });
    const wms = await operators.operator();
    for (const name of ['Books', 'Tea', 'Shoes']) await arrive(wms, name);
    // The first three wait for a minute, so that what comes meanwhile joins them.
    const waiting = tellCustomers(own.db, telling.mail.url, { ...quick, settling: 60_000 });
    const told = () => own.db.$count(schema.messageNotifications);
    await expect.poll(told).toBe(3);
    await wms.tell('invoices', invoiceRow({ number: 'FOLD-1', dueDate: isoDay(30) }));
    await expect.poll(told).toBe(4);
    expect(await own.db.$count(schema.customerMessages)).toBe(1);
    await waiting.stop();
    await own.db.execute(sql`update pgboss.job set start_after = now()`);
    const sending = tellCustomers(own.db, telling.mail.url);
    const [mail] = await telling.mailsTo(wms.account.email, 1);
    const source = mail?.source ?? '';
    expect(subjectOf(source)).toBe('4 updates from Waybill Miami');
    const { text } = partsOf(source);
    for (const title of ['arrived: Books', 'arrived: Tea', 'arrived: Shoes', 'New invoice FOLD-1 for $14.85'])
      expect(text).toContain(title);
    await sending.stop();
    await operators.close();
    await own.close();
  });

  it('who chose no e-mail gets none, and is told of the account itself all the same', async () => {
    const preferences = { notifications: { email: false, sms: false }, repack: false };
    const wms = await customer({ preferences });
    await arrive(wms, 'Books');
    await changeCustomerStatuses(opened.db, new Map([[wms.account.id, 'suspended']]), new Date());
    const [mail] = await telling.mailsTo(wms.account.email, 1);
    expect(subjectOf(mail?.source ?? '')).toBe('Your account is suspended');
    expect((await notificationsOf(wms)).map(({ kind }) => kind)).toEqual([
      'package.received',
      'account.suspended',
    ]);
  });

  it('an address that no sign-in has proved gets nothing', async () => {
    const wms = await customer({ emailVerified: false });
    await arrive(wms, 'Books');
    await expect.poll(() => notificationsOf(wms)).toHaveLength(1);
    expect(await messagesOf(wms)).toEqual([]);
  });

  it('who switches e-mail off before a message leaves does not get it', async () => {
    const wms = await customer();
    telling.mail.reply(451);
    await arrive(wms, 'Books');
    await expect.poll(async () => (await messagesOf(wms))[0]?.reason).toContain('EENVELOPE 451');
    const preferences = { notifications: { email: false, sms: false }, repack: false };
    await opened.db
      .update(schema.accounts)
      .set({ preferences })
      .where(eq(schema.accounts.id, wms.account.id));
    telling.mail.reply(null);
    await expect
      .poll(async () => (await messagesOf(wms))[0])
      .toMatchObject({
        status: 'cancelled',
        reason: 'not wanted any more',
      });
    expect(await telling.mailsTo(wms.account.email, 0)).toEqual([]);
  });

  it('a mail server that takes nothing for a while delays a message and loses none', async () => {
    const wms = await customer();
    telling.mail.reply(451);
    await arrive(wms, 'Books');
    await expect.poll(async () => (await messagesOf(wms))[0]).toMatchObject({ status: 'queued', tries: 1 });
    telling.mail.reply(null);
    await telling.mailsTo(wms.account.email, 1);
    await expect.poll(async () => (await messagesOf(wms))[0]?.status).toBe('sent');
  });

  it('a mailbox that does not exist is not tried again, and the operator sees why and repeats it', async () => {
    const wms = await customer();
    const { suite, connection } = await atTerminal(wms);
    telling.mail.reply(550);
    await arrive(wms, 'Books');
    await expect
      .poll(async () => (await messagesOf(wms))[0])
      .toMatchObject({
        status: 'bounced',
        tries: 1,
        reason: 'The mail server has not taken the message: EENVELOPE 550',
      });
    telling.mail.reply(null);
    terminal.clear();
    await messageWork(['list'], { customer: suite, status: 'bounced' })(connection);
    expect(terminal.output()).toContain('Your package has arrived: Books');
    expect(terminal.output()).toContain('EENVELOPE 550');
    const id = (await messagesOf(wms))[0]?.id ?? '';
    await messageWork(['repeat', id], {})(connection);
    expect(terminal.output()).toContain('1 message goes out again.');
    await telling.mailsTo(wms.account.email, 1);
    await expect.poll(async () => (await messagesOf(wms))[0]).toMatchObject({ status: 'sent', tries: 2 });
    await expect(messageWork(['repeat', id], {})(connection)).rejects.toThrow('bounced or was given up');
    expect(() => messageWork(['list'], { status: 'lost' })).toThrow('--status may be: queued');
  });

  it('a message is in its reader’s language, and from right to left in Arabic', async () => {
    const german = await customer({ language: 'de' });
    const arab = await customer({ language: 'ar' });
    await arrive(german, 'Wolle');
    await arrive(arab, 'Wool');
    const [inGerman] = await telling.mailsTo(german.account.email, 1);
    const [inArabic] = await telling.mailsTo(arab.account.email, 1);
    expect(subjectOf(inGerman?.source ?? '')).toBe('Ihr Paket ist eingetroffen: Wolle');
    expect(partsOf(inGerman?.source ?? '').html).toContain('<html lang="de" dir="ltr"');
    expect(partsOf(inArabic?.source ?? '').html).toContain('<html lang="ar" dir="rtl"');
  });

  it('a scan that comes days late is no news', async () => {
    const wms = await customer();
    const receivedAt = new Date(Date.now() - 4 * day).toISOString();
    await wms.tell('packages', packageRow({ description: 'Old', status: 'in_storage', receivedAt }));
    await arrive(wms, 'New');
    const [mail] = await telling.mailsTo(wms.account.email, 1);
    expect(subjectOf(mail?.source ?? '')).toBe('Your package has arrived: New');
  });

  it('money in and out is told: an invoice, its date, a payment, a payment that failed', async () => {
    const wms = await customer();
    const due = { issueDate: isoDay(-20), dueDate: isoDay(2) };
    await wms.tell('invoices', invoiceRow({ number: 'DUE-1', ...due }));
    await wms.tell('invoices', invoiceRow({ number: 'LATE-1', issueDate: isoDay(-20), dueDate: isoDay(-2) }));
    const receivedAt = new Date().toISOString();
    await wms.tell('payments', paymentRow('DUE-1', 500, { receivedAt }));
    await wms.tell('payments', paymentRow('DUE-1', 300, { receivedAt, status: 'failed' }));
    const kinds = async () => (await notificationsOf(wms)).map(({ kind }) => kind).sort();
    await expect
      .poll(kinds)
      .toEqual([
        'invoice.due_soon',
        'invoice.issued',
        'invoice.issued',
        'invoice.past_due',
        'payment.failed',
        'payment.received',
      ]);
    const words = () => telling.mail.mails.filter(({ to }) => to.includes(wms.account.email));
    const told = () =>
      words()
        .map(({ source }) => partsOf(source).text)
        .join('\n');
    await expect.poll(told).toContain('Invoice LATE-1 is past due');
    await expect.poll(told).toContain('We received your payment of $5.00');
    await expect.poll(told).toContain('Your payment of $3.00 failed');
    await expect.poll(told).toMatch(/Invoice DUE-1 is due on/);
  });

  it('decision 060: a credit note, a refund, and a refund that came back are told', async () => {
    const wms = await customer();
    const days = { issueDate: isoDay(-20), dueDate: isoDay(20) };
    await wms.tell('invoices', invoiceRow({ number: 'BILL-1', ...days }));
    const payment = paymentRow('BILL-1', 1000, { receivedAt: new Date().toISOString() });
    await wms.tell('payments', payment);
    const lines = [{ line: 1, amount: 300 }];
    await wms.tell('creditNotes', creditNoteRow('BILL-1', { number: 'CN-77', lines, issueDate: isoDay(0) }));
    const told = () =>
      telling.mail.mails
        .filter(({ to }) => to.includes(wms.account.email))
        .map(({ source }) => partsOf(source).text)
        .join('\n');
    await expect.poll(told).toContain('Credit note CN-77 for $3.30');
    await expect.poll(told).toContain('It is for invoice BILL-1, on which $1.55 is left to pay.');
    const allocations = [{ invoiceNumber: 'BILL-1', amount: 200 }];
    const refundedAt = payment.receivedAt;
    const refund = refundRow(payment.reference, 200, { refundedAt, allocations });
    await wms.tell('refunds', refund);
    await wms.tell('refunds', { ...refund, status: 'failed' });
    await expect.poll(told).toContain('We refunded $2.00 to you');
    await expect.poll(told).toContain('A refund of $2.00 didn’t reach you');
  });

  it('storage that ends is told a week, three days and a day before, each once', async () => {
    const wms = await customer();
    const storage = { freeUntil: isoDay(0), days: 10, accrued: { amount: 0, currency: 'USD' } };
    const row = packageRow({ description: 'Kept', status: 'in_storage' });
    const kept = { ...row, storage: { ...storage, expiresAt: isoDay(6) } };
    await wms.tell('packages', kept);
    const ends = async () =>
      (await notificationsOf(wms))
        .filter(({ kind }) => kind === 'package.storage_ends')
        .map(({ data }) => data.on);
    await expect.poll(ends).toEqual([isoDay(6)]);
    await wms.tell('packages', { ...kept, storage: { ...storage, expiresAt: isoDay(2) } });
    await expect.poll(ends).toEqual([isoDay(6), isoDay(2)]);
    await wms.tell('packages', {
      ...kept,
      status: 'disposed',
      storage: { ...storage, expiresAt: isoDay(1) },
    });
    await arrive(wms, 'After');
    await expect.poll(async () => (await notificationsOf(wms)).length).toBe(4);
    expect(await ends()).toEqual([isoDay(6), isoDay(2)]);
  });
});

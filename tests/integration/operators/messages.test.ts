import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { schema, type OpenedDatabase } from '@/server/database';
import { databases } from '../../support/databases';
import { addAccount } from '../../support/product-data';
import { startTelling, type Telling } from '../notifications/harness';
import { packageRow, type TestOperator } from './harness';

describe.each(databases)('messages to customers, for operators on $name', ({ open }) => {
  let opened: OpenedDatabase;
  let telling: Telling;

  beforeAll(async () => {
    opened = await open();
    telling = await startTelling(opened.db);
  });
  afterAll(async () => {
    await telling.close();
    await opened.close();
  });

  const arrive = (wms: TestOperator, row: object = {}) =>
    wms.tell('packages', packageRow({ description: 'Books', status: 'received', ...row }));
  const messagesOf = async (wms: TestOperator, query: Record<string, string> = {}) =>
    (await wms.read('messages', query)).body.messages;
  const repeat = ({ key: token }: TestOperator, id: string) =>
    telling.operators.call('operator/repeatMessage', { token, body: { id } });

  it('are read with each try, and why it failed', async () => {
    const wms = await telling.operators.operator();
    telling.mail.reply(451);
    await arrive(wms);
    const outcomes = async () => {
      const [message] = await messagesOf(wms);
      return (message?.tries as { outcome: string }[] | undefined)?.map(({ outcome }) => outcome);
    };
    await expect.poll(outcomes).toEqual(['failed']);
    telling.mail.reply(null);
    await expect.poll(outcomes, { timeout: 20_000 }).toEqual(['failed', 'sent']);
    const { suiteNumber, email: recipient } = wms.account;
    const why = 'The mail server has not taken the message: EENVELOPE 451';
    expect(await messagesOf(wms)).toMatchObject([
      {
        ...{ suiteNumber, recipient, channel: 'email', status: 'sent' },
        subject: 'Your package has arrived: Books',
        tries: [
          { number: 1, outcome: 'failed', reason: why },
          { number: 2, outcome: 'sent' },
        ],
      },
    ]);
  });

  it('one that bounced is sent again by call, once, and its tries go on', async () => {
    const wms = await telling.operators.operator();
    telling.mail.reply(550);
    await arrive(wms);
    await expect.poll(async () => (await messagesOf(wms))[0]?.status).toBe('bounced');
    telling.mail.reply(null);
    const [message] = await messagesOf(wms);
    const id = String(message?.id);
    expect(await repeat(wms, id)).toMatchObject({ status: 200, body: { id } });
    expect(await repeat(wms, id)).toMatchObject({ status: 400, body: { code: 1001 } });
    await telling.mailsTo(wms.account.email, 1);
    await expect
      .poll(async () => (await messagesOf(wms))[0])
      .toMatchObject({ status: 'sent', tries: [{ outcome: 'bounced' }, { outcome: 'sent' }] });
  });

  it('are filtered by customer, status, channel, time and id, and read page by page, newest first', async () => {
    const wms = await telling.operators.operator();
    const { warehouseId } = wms;
    const other = await addAccount(opened.db, { warehouseId, suiteNumber: 'S-2' });
    const at = (minute: number) => new Date(Date.UTC(2026, 4, 1, 10, minute));
    const rows = [
      { id: 'msg_a', accountId: wms.account.id, channel: 'email', status: 'sent' },
      { id: 'msg_b', accountId: wms.account.id, channel: 'sms', status: 'failed' },
      { id: 'msg_c', accountId: other.id, channel: 'email', status: 'sent' },
    ] as const;
    await opened.db.insert(schema.customerMessages).values(
      rows.map((row, index) => ({
        ...row,
        id: `${row.id}_${wms.code}`,
        tries: 1,
        ...{ dueAt: at(index), createdAt: at(index), changedAt: at(index) },
      })),
    );
    const idsOf = async (query: Record<string, string>) =>
      (await messagesOf(wms, query)).map(({ id }) => String(id).replace(`_${wms.code}`, ''));
    expect(await idsOf({})).toEqual(['msg_c', 'msg_b', 'msg_a']);
    expect(await idsOf({ suiteNumber: 'S-1' })).toEqual(['msg_b', 'msg_a']);
    expect(await idsOf({ status: 'sent' })).toEqual(['msg_c', 'msg_a']);
    expect(await idsOf({ channel: 'sms' })).toEqual(['msg_b']);
    expect(await idsOf({ updatedSince: at(1).toISOString() })).toEqual(['msg_c', 'msg_b']);
    expect(await idsOf({ id: `msg_a_${wms.code}` })).toEqual(['msg_a']);
    const first = await wms.read('messages', { limit: '2' });
    const cursor = first.body.nextCursor ?? '';
    expect(await idsOf({ limit: '2', cursor })).toEqual(['msg_a']);
    expect(await wms.read('messages', { status: 'lost' })).toMatchObject({
      status: 400,
      body: { code: 1010 },
    });
  });

  it('repeating needs a scope of its own', async () => {
    const reader = await telling.operators.operator(['messages:read']);
    expect(await repeat(reader, 'msg_none')).toMatchObject({ status: 400, body: { code: 1040 } });
  });
});

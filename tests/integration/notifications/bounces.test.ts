import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { schema, type OpenedDatabase } from '@/server/database';
import { databases } from '../../support/databases';
import { packageRow, type TestOperator } from '../operators/harness';
import { startTelling, type Telling } from './harness';

describe.each(databases)('e-mails that come back on $name', ({ open }) => {
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

  const arrive = (wms: TestOperator, description: string) =>
    wms.tell('packages', packageRow({ description, status: 'received' }));
  const bounce = (wms: TestOperator, row: object) =>
    wms.tell('bounces', { kind: 'hard', reason: '5.1.1 no such user', ...row });
  const messagesOf = async (wms: TestOperator) => (await wms.read('messages')).body.messages;
  /** An operator whose customer was sent a message. */
  const sent = async () => {
    const wms = await telling.operators.operator();
    await arrive(wms, 'Books');
    await expect.poll(async () => (await messagesOf(wms))[0]?.status).toBe('sent');
    const [message] = await messagesOf(wms);
    return { wms, id: String(message?.id) };
  };
  const accountOf = async (token: string) => (await telling.operators.call('getAccount', { token })).body;

  it('a hard one ends e-mails to the address, and the customer is told', async () => {
    const { wms, id } = await sent();
    const token = await wms.token();
    expect(await accountOf(token)).not.toHaveProperty('emailBouncedAt');
    expect(await bounce(wms, { messageId: `<${id}@example.com>` })).toMatchObject({
      outcome: 'updated',
      id,
    });
    expect(await messagesOf(wms)).toMatchObject([
      {
        status: 'bounced',
        reason: 'hard bounce: 5.1.1 no such user',
        tries: [{ number: 1, outcome: 'sent' }],
      },
    ]);
    expect(await accountOf(token)).toHaveProperty('emailBouncedAt');
    await arrive(wms, 'Tea');
    const told = () =>
      opened.db.$count(schema.notifications, eq(schema.notifications.accountId, wms.account.id));
    await expect.poll(told).toBe(2);
    expect(await messagesOf(wms)).toHaveLength(1);
  });

  it('a message that waits is not sent to an address from which another came back', async () => {
    const { wms, id } = await sent();
    telling.mail.reply(451);
    await arrive(wms, 'Tea');
    await expect.poll(async () => (await messagesOf(wms))[0]?.tries).toMatchObject([{ outcome: 'failed' }]);
    await bounce(wms, { messageId: id });
    telling.mail.reply(null);
    await expect
      .poll(async () => (await messagesOf(wms))[0], { timeout: 20_000 })
      .toMatchObject({ status: 'cancelled', reason: 'e-mails to the address come back' });
  });

  it('a sign-in by a code to the address lets e-mails go to it again, and an old report changes nothing', async () => {
    const { wms, id } = await sent();
    await bounce(wms, { messageId: id });
    telling.operators.advance(1);
    expect(await accountOf(await wms.token())).not.toHaveProperty('emailBouncedAt');
    expect(await bounce(wms, { messageId: id, reason: 'the same once more' })).toMatchObject({
      outcome: 'unchanged',
    });
    await arrive(wms, 'Tea');
    await telling.mailsTo(wms.account.email, 2);
  });

  it('a session by another proof does not', async () => {
    const { wms, id } = await sent();
    const before = await wms.token();
    await bounce(wms, { messageId: id });
    telling.operators.advance(1);
    const phone = await telling.operators.tokenOf({
      subject: `user-${wms.account.id}`,
      phone: '+13055550199',
    });
    for (const token of [before, phone]) expect(await accountOf(token)).toHaveProperty('emailBouncedAt');
  });

  it('a soft one is noted and ends nothing; a hard one after it does', async () => {
    const { wms, id } = await sent();
    const token = await wms.token();
    const soft = { messageId: id, kind: 'soft', reason: 'mailbox full' };
    expect(await bounce(wms, soft)).toMatchObject({ outcome: 'updated' });
    expect(await bounce(wms, soft)).toMatchObject({ outcome: 'unchanged' });
    expect(await messagesOf(wms)).toMatchObject([{ status: 'bounced', reason: 'soft bounce: mailbox full' }]);
    expect(await accountOf(token)).not.toHaveProperty('emailBouncedAt');
    expect(await bounce(wms, { messageId: id })).toMatchObject({ outcome: 'updated' });
    expect(await accountOf(token)).toHaveProperty('emailBouncedAt');
  });

  it('an address can be named alone, in any case', async () => {
    const { wms } = await sent();
    const address = wms.account.email.toUpperCase();
    expect(await bounce(wms, { address })).toMatchObject({ outcome: 'updated', id: wms.account.id });
    expect(await bounce(wms, { address })).toMatchObject({ outcome: 'unchanged' });
    expect(await bounce(wms, { address, kind: 'soft' })).toMatchObject({ outcome: 'unchanged' });
    expect((await wms.read('customers')).body.customers).toMatchObject([
      { emailBouncedAt: expect.any(String) as string },
    ]);
  });

  it('names what is wrong, and knows nobody of another warehouse', async () => {
    const { id, wms: other } = await sent();
    const wms = await telling.operators.operator();
    const fieldsOf = async (row: object) => {
      const { outcome, issues } = (await bounce(wms, row)) ?? {};
      expect(outcome).toBe('rejected');
      return (issues as { field: string; reason: string }[]).map(({ field, reason }) => `${field} ${reason}`);
    };
    expect(await fieldsOf({})).toEqual(['messageId is missing: name a message or an address']);
    expect(await fieldsOf({ messageId: id })).toEqual(['messageId is of no message of this warehouse']);
    expect(await fieldsOf({ messageId: '<x@y>' })).toEqual([
      'messageId is no id of a message, such as msg_…, and no Message-ID of one',
    ]);
    expect(await fieldsOf({ address: other.account.email })).toEqual([
      'address is of no customer of this warehouse',
    ]);
    telling.mail.reply(451);
    await arrive(wms, 'Tea');
    await expect.poll(async () => (await messagesOf(wms))[0]?.tries).toMatchObject([{ outcome: 'failed' }]);
    const waiting = String((await messagesOf(wms))[0]?.id);
    expect(await fieldsOf({ messageId: waiting })).toEqual([
      'messageId is of a message that is queued: what was sent can come back',
    ]);
    telling.mail.reply(null);
  });
});

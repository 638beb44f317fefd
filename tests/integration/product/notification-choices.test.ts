import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accountSchema } from '@/lib/domain/account/account';
import { myDataSchema } from '@/lib/domain/account/my-data';
import { notificationChoicesSchema } from '@/lib/domain/notification/choices';
import { messageChannels, type MessageChannel } from '@/lib/domain/notification/message';
import { parseSettings } from '@/lib/runtime/settings';
import { schema, type OpenedDatabase } from '@/server/database';
import { sendableChannels } from '@/server/notifications/channels';
import { databases } from '@/tests/support/databases';
import { startOperators, type Operators, type TestOperator } from '../operators/harness';

const start = new Date('2026-05-20T12:00:00Z');
const choice = { groups: {}, daily: [], digestHour: 18 };

describe.each(databases)('the choices of a customer on $name', ({ open }) => {
  let opened: OpenedDatabase;
  let operators: Operators;
  let wms: TestOperator;

  beforeAll(async () => {
    opened = await open();
    operators = await startOperators(opened.db, { start, messageChannels });
  });
  afterAll(async () => {
    await operators.close();
    await opened.close();
  });
  beforeEach(async () => {
    wms = await operators.operator();
  });

  const set = (change: Partial<typeof schema.accounts.$inferInsert>) =>
    opened.db.update(schema.accounts).set(change).where(eq(schema.accounts.id, wms.account.id));
  const withPhone = () => set({ phone: `+1305${wms.code.slice(1).padStart(7, '5')}`, phoneVerified: true });
  const call = async (name: string, body?: object) =>
    operators.call(name, { token: await wms.token(), ...(body && { body }) });
  const answered = ({ status, body }: Awaited<ReturnType<typeof call>>) => {
    expect(status, JSON.stringify(body)).toBe(200);
    return body;
  };
  const strict = notificationChoicesSchema.strict();
  const choices = async () => strict.parse(answered(await call('getNotificationChoices')));
  const choose = async (body: object) =>
    strict.parse(answered(await call('updateNotificationChoices', { ...choice, ...body })));

  it('there are the channels that reach the customer: with a proved address, and no others', async () => {
    expect((await choices()).channels).toEqual(['email']);
    await withPhone();
    expect((await choices()).channels).toEqual(['email', 'sms', 'whatsapp']);
    await set({ emailVerified: false, phoneVerified: false });
    expect((await choices()).channels).toEqual([]);
  });

  it('what was chosen is read back, by this customer alone', async () => {
    await withPhone();
    const chosen = {
      groups: { arrivals: ['email', 'whatsapp'], delivery: ['sms'], billing: [] },
      daily: ['email'],
      digestHour: 9,
      quietHours: { from: 22, to: 7 },
    };
    const answer = await choose(chosen);
    expect(answer).toMatchObject({
      ...chosen,
      groups: { ...chosen.groups, action_needed: ['email'], problems: ['email'] },
    });
    expect(await choices()).toEqual(answer);
    wms = await operators.operator();
    expect(await choices()).toMatchObject({ daily: [], digestHour: 18 });
  });

  it('the account’s switches follow, and theirs lead', async () => {
    await withPhone();
    await choose({ groups: { arrivals: ['sms'] } });
    const account = accountSchema.parse(answered(await call('getAccount')));
    expect(account.preferences.notifications).toEqual({ email: true, sms: true });
    const preferences = { ...account.preferences, notifications: { email: false, sms: true } };
    await call('updateAccount', { version: account.version, preferences });
    expect((await choices()).groups).toMatchObject({ arrivals: ['sms'], problems: [] });
  });

  it('a channel that does not reach the customer is refused by its field, and nothing is saved', async () => {
    const { status, body } = await call('updateNotificationChoices', {
      ...choice,
      groups: { arrivals: ['sms'] },
      daily: ['email'],
    });
    expect(status).toBe(400);
    expect(body).toMatchObject({ code: 1010, fields: { 'groups.arrivals': expect.any(String) as string } });
    expect((await choices()).daily).toEqual([]);
  });

  it('a suspended account changes nothing', async () => {
    await set({ status: 'suspended' });
    expect((await call('updateNotificationChoices', choice)).body).toMatchObject({ code: 1040 });
    expect((await call('getNotificationChoices')).status).toBe(200);
  });

  it('the warehouse’s systems read the change and what was chosen; one that changes nothing is none', async () => {
    await choose({ groups: { billing: [] } });
    await choose({ groups: { billing: [] } });
    const { changes } = (await operators.call('operator/changes', { token: wms.key })).body as {
      changes: { kind: string; data: object; customer: { notificationChoices: object } }[];
    };
    expect(changes).toHaveLength(1);
    expect(changes[0]).toMatchObject({
      kind: 'account.changed',
      data: { fields: ['notificationChoices'] },
      customer: { notificationChoices: { groups: { arrivals: ['email'], billing: [] } } },
    });
  });

  it('they are in the customer’s own data', async () => {
    await choose({ daily: ['email'], digestHour: 7 });
    const answer = await operators.call('getMyData', { token: await wms.token() });
    expect(myDataSchema.parse(answer.body).notificationChoices).toMatchObject({
      daily: ['email'],
      digestHour: 7,
    });
  });
});

describe('the channels that an installation can send by are named by its API', () => {
  const smtp = { SMTP_URL: 'smtp://mail.example.com' };
  const hook = { SMS_HOOK_URL: 'https://sms.example.com', SMS_HOOK_SECRET: 'x'.repeat(32) };
  const cases: [string, Record<string, string>, MessageChannel[]][] = [
    ['all by the outbox', { OUTBOX: 'true' }, ['email', 'sms', 'whatsapp']],
    ['e-mail by SMTP', smtp, ['email']],
    ['e-mail by SMTP, the others by the hook', { ...smtp, ...hook }, ['email', 'sms', 'whatsapp']],
    ['text message and WhatsApp by the hook', { OUTBOX: 'false', ...hook }, ['sms', 'whatsapp']],
    ['none', { OUTBOX: 'false' }, []],
  ];
  let opened: OpenedDatabase;
  beforeAll(async () => {
    opened = await (databases[0] as (typeof databases)[number]).open();
  });
  afterAll(() => opened.close());

  it.each(cases)('%s', async (_, env, channels) => {
    const messageChannels = sendableChannels(parseSettings(env));
    const operators = await startOperators(opened.db, { start, messageChannels });
    const wms = await operators.operator();
    const { body } = await operators.call('getAccount', { token: await wms.token() });
    const named = (body.capabilities as string[]).filter((name) => name.startsWith('notifications'));
    expect(named).toEqual([
      'notifications',
      'notifications.choices',
      ...channels.map((channel) => `notifications.${channel}`),
    ]);
    await operators.close();
  });
});

import { eq, isNull } from 'drizzle-orm';
import { Webhook } from 'standardwebhooks';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { customerEventKinds } from '@/lib/domain/event/catalogue';
import { operatorCalls } from '@/lib/domain/operator/operator';
import { operatorChangeSchema } from '@/lib/domain/operator/operator-readings';
import { webhookWork } from '@/server/cli/commands/terminal/webhook';
import type { Connection } from '@/server/cli/commands/terminal/connect';
import { schema, type OpenedDatabase } from '@/server/database';
import { newId } from '@/server/database/ids';
import type { Message } from '@/server/delivery';
import { startEvents } from '@/server/events';
import { webhooksTeller } from '@/server/webhooks';
import { databases } from '../../support/databases';
import { commandConnection, watchTerminal } from '../../support/operator-terminal';
import { packageRow, startOperators, type Operators, type TestOperator } from '../operators/harness';
import { startReceiver, type Receiver } from './receiver';
import { eventTimes, secret, webhookTimes } from './times';

/** A busy machine may take its time; what is counted here are tries. */
const times = { ...webhookTimes, retries: 1, answer: 3_000, timeLimit: 60 };
const patience = { timeout: 30_000, interval: 50 };

describe.each(databases)('webhooks of operators on $name', ({ open }) => {
  let opened: OpenedDatabase;
  let operators: Operators;
  let connection: Connection;
  let telling: ReturnType<typeof startEvents>;
  let receiver: Receiver;
  let wms: TestOperator;
  let code: string;
  const mails: Message[] = [];
  const terminal = watchTerminal();

  beforeAll(async () => {
    opened = await open();
    operators = await startOperators(opened.db, {
      start: new Date(),
      messageSecret: secret,
      privateWebhooks: true,
    });
    connection = commandConnection(opened.db, {
      WAYBILL_SECRET: secret,
      WEBHOOK_PRIVATE_ADDRESSES: 'true',
    });
    const { db } = opened;
    const clock = () => new Date();
    const deliver = async (mail: Message) => void mails.push(mail);
    const settings = { privateWebhooks: true };
    const teller = webhooksTeller({ db, settings, deliver, secret, clock }, times);
    telling = startEvents({ db, clock, tellers: [teller] }, eventTimes);
  });
  afterAll(async () => {
    await telling.stop();
    await operators.close();
    await opened.close();
  });
  beforeEach(async () => {
    mails.length = 0;
    receiver = await startReceiver();
    wms = await operators.operator();
    ({ code } = wms);
  });
  afterEach(() => receiver.close());

  async function run(args: string[], values: Parameters<typeof webhookWork>[1] = {}) {
    terminal.clear();
    const exitCode = await webhookWork(args, values)(connection);
    return { exitCode, output: terminal.output() };
  }
  async function create(kind?: string[], url = `${receiver.origin}/hook`) {
    const { output } = await run(['create'], { warehouse: code, url, kind });
    const [, id = '', key = ''] = /id +(whk_\w+)\nsecret +(\S+)/.exec(output) ?? [];
    return { id, key };
  }
  const messages = () =>
    receiver.received.map(({ body, headers }) => ({
      ...(JSON.parse(body) as { type: string; timestamp: string; data: Record<string, unknown> }),
      id: String(headers['webhook-id']),
    }));
  const arrive = (count: number) => vi.waitFor(() => expect(receiver.received).toHaveLength(count), patience);
  const deliveries = (endpointId: string) =>
    opened.db
      .select()
      .from(schema.webhookDeliveries)
      .where(eq(schema.webhookDeliveries.endpointId, endpointId));
  const settle = (id: string, statuses: string[]) =>
    vi.waitFor(
      async () => expect((await deliveries(id)).map(({ status }) => status).sort()).toEqual(statuses),
      patience,
    );
  /** Once all events have been handed on. */
  const relayed = () =>
    vi.waitFor(
      async () =>
        expect(await opened.db.$count(schema.domainEvents, isNull(schema.domainEvents.relayedAt))).toBe(0),
      patience,
    );
  let numbers = 0;
  async function announce() {
    const body = { trackingNumber: `1Z00000000000${1000 + ++numbers}`, carrier: 'ups' };
    return (await operators.call('preAlertPackage', { token: await wms.token(), body })).body;
  }

  it('what happens is sent once, signed, as GET operator/changes has it', async () => {
    const { id, key } = await create();
    const parcel = await announce();
    await arrive(1);
    const [{ body, headers } = { body: '', headers: {} }] = receiver.received;
    expect(new Webhook(key).verify(body, headers as Record<string, string>)).toBeTruthy();
    const { changes } = (await wms.read('changes')).body;
    const [{ type, timestamp, data } = { type: '', timestamp: '', data: {} }] = messages();
    expect(type).toBe('package.announced');
    expect(data).toEqual(changes[0]);
    expect(operatorChangeSchema.parse(data)).toMatchObject({ at: timestamp, package: { id: parcel.id } });
    await settle(id, ['delivered']);
    const { output } = await run(['show', id]);
    expect(output).toContain('package.announced  delivered (204)');
    expect(output).toContain(body);
  });

  it('an endpoint gets the kinds that it asked for, of its own warehouse', async () => {
    const { id } = await create(['package.received']);
    await announce();
    const other = await operators.operator();
    await other.tell('packages', packageRow({ status: 'received' }));
    await wms.tell('packages', packageRow({ status: 'received' }));
    await arrive(1);
    await settle(id, ['delivered']);
    expect(messages()).toMatchObject([
      { type: 'package.received', data: { package: { status: 'received' } } },
    ]);
    expect((await run(['list'])).output).toMatch(new RegExp(`${id} +${code} +${receiver.origin}/hook`));
    const unnamed = await create(undefined, 'https://hooks.example.com/');
    expect((await run(['show', unnamed.id])).output).toContain(`kinds: ${customerEventKinds.join(', ')}`);
  });

  it('after a failure it comes again under the same webhook-id', async () => {
    const { id } = await create();
    receiver.answerWith((response) => response.writeHead(500).end('Broken'));
    await announce();
    await arrive(1);
    receiver.answerWith((response) => response.writeHead(200).end());
    await arrive(2);
    await settle(id, ['delivered']);
    const [first, second] = messages();
    expect(second).toEqual(first);
    const { output } = await run(['show', id]);
    expect(output).toMatch(/delivered \(200\)[\s\S]*Answered 500[\s\S]*answer: Broken/);
  });

  it.each([
    ['500', (r: Receiver) => r.answerWith((response) => response.writeHead(500).end()), 'Answered 500', 2],
    ['slow', (r: Receiver) => r.answerWith(() => undefined), 'No answer within 3 seconds', 2],
    [
      'a redirect',
      (r: Receiver) => r.answerWith((response) => response.writeHead(307, { location: r.origin }).end()),
      'Answered 307: redirects are not followed',
      2,
    ],
    ['410', (r: Receiver) => r.answerWith((response) => response.writeHead(410).end()), 'Answered 410', 1],
  ])('%s to the end: disabled, with a mail to the warehouse’s contact', async (_, fail, reason, tries) => {
    const { id } = await create();
    fail(receiver);
    await announce();
    await settle(id, ['failed']);
    expect(receiver.received).toHaveLength(tries);
    await vi.waitFor(() => expect(mails).toHaveLength(1), patience);
    expect(mails).toMatchObject([{ recipient: 'miami@waybill.example', channel: 'email' }]);
    expect(mails[0]?.text).toContain(`${receiver.origin}/hook`);
    expect(mails[0]?.text).toContain(reason);
    expect((await run(['show', id])).output).toContain(`disabled: ${reason}`);
    await announce();
    await relayed();
    expect(await deliveries(id), 'a disabled one is told nothing').toHaveLength(1);
  });

  it('who is gone is told again once it is back, by a replay of a span or of one', async () => {
    const from = operators.clock().toISOString();
    const { id } = await create();
    await run(['disable', id]);
    await announce();
    await announce();
    await relayed();
    const { changes } = (await wms.read('changes')).body;
    await expect(run(['replay', id], { from })).rejects.toThrow('enable it first');
    await run(['enable', id]);
    expect((await run(['replay', id], { from })).output).toContain('2 to be delivered again');
    await arrive(2);
    await settle(id, ['delivered', 'delivered']);
    const [, second] = changes;
    const replayed = await run(['replay', id], { change: String(second?.id) });
    expect(replayed.output).toContain('1 to be delivered again');
    await arrive(3);
    const all = messages();
    expect(all[2], 'under its own webhook-id').toEqual(all.find(({ data }) => data.id === second?.id));
  });

  it('a secret is shown once, and rotated with a day in which both sign', async () => {
    const { id, key } = await create();
    const [, next = ''] = /secret +(\S+)/.exec((await run(['rotate', id])).output) ?? [];
    expect(next).not.toBe(key);
    await announce();
    await arrive(1);
    const [{ body, headers } = { body: '', headers: {} }] = receiver.received;
    for (const one of [key, next])
      expect(new Webhook(one).verify(body, headers as Record<string, string>)).toBeTruthy();
    await expect(run(['rotate', id])).rejects.toThrow('two secrets sign');
    const past = new Date(Date.now() - 1000);
    await opened.db.update(schema.webhookEndpoints).set({ rotatesUntil: past });
    await announce();
    await arrive(2);
    const [, last = { body: '', headers: {} }] = receiver.received;
    const verify = (one: string) =>
      new Webhook(one).verify(last.body, last.headers as Record<string, string>);
    expect(verify(next)).toBeTruthy();
    expect(() => verify(key)).toThrow('No matching signature');
    const shown = (await run(['show', id])).output + (await run(['list'])).output;
    expect(shown).not.toContain('whsec_');
  });

  it('a test is signed and sent at once; its answer is shown', async () => {
    const { id, key } = await create();
    receiver.answerWith((response) => response.writeHead(200).end('Hello'));
    expect(await run(['test', id])).toEqual({ exitCode: 0, output: 'Answered 200: Hello' });
    const [{ body, headers } = { body: '', headers: {} }] = receiver.received;
    expect(new Webhook(key).verify(body, headers as Record<string, string>)).toMatchObject({
      type: 'webhook.test',
    });
    receiver.answerWith((response) => response.writeHead(500).end());
    expect((await run(['test', id])).exitCode).toBe(1);
  });

  it('security 34: without WEBHOOK_PRIVATE_ADDRESSES nothing goes to a private address', async () => {
    const { id } = await create();
    const strict = commandConnection(opened.db, { WAYBILL_SECRET: secret });
    terminal.clear();
    expect(await webhookWork(['test', id], {})(strict)).toBe(1);
    expect(terminal.output()).toContain('127.0.0.1 is no public address');
    expect(receiver.received).toEqual([]);
  });

  it.each([
    ['http elsewhere', 'http://hooks.example.com/'],
    ['credentials', 'https://me:secret@hooks.example.com/'],
    ['another scheme', 'file:///etc/passwd'],
    ['no address', 'hooks'],
  ])('an address with %s is refused', async (_, url) => {
    await expect(run(['create'], { warehouse: code, url })).rejects.toThrow('--url: Give an https address');
  });

  it('a key with the scope manages its webhooks by call as the commands do', async () => {
    const ask = async (name: string, given: { body?: unknown; query?: Record<string, string> } = {}) =>
      (await operators.call(`operator/${name}`, { token: wms.key, ...given })).body;
    const made = await ask('createWebhook', { body: { url: receiver.origin, kinds: ['package.announced'] } });
    const id = String(made.id);
    expect(await ask('testWebhook', { body: { id } })).toEqual({ status: 204, answer: '' });
    const [{ body, headers } = { body: '', headers: {} }] = receiver.received.splice(0);
    expect(new Webhook(String(made.secret)).verify(body, headers as Record<string, string>)).toBeTruthy();
    const parcel = await announce();
    await arrive(1);
    await settle(id, ['delivered']);
    const { tries } = (await ask('webhookTries', { query: { id } })) as { tries: Record<string, unknown>[] };
    expect(tries).toMatchObject([
      { kind: 'package.announced', status: 204, body: receiver.received[0]?.body },
    ]);
    expect(await ask('replayWebhook', { body: { id, change: tries[0]?.change } })).toEqual({ count: 1 });
    await arrive(2);
    expect(messages()[1]?.data).toMatchObject({ package: { id: parcel.id } });
    expect(String((await ask('rotateWebhook', { body: { id } })).secret)).toMatch(/^whsec_/);
    expect(await ask('rotateWebhook', { body: { id } })).toMatchObject({ code: 1042 });
    expect(await ask('disableWebhook', { body: { id } })).toEqual({ id });
    expect(await ask('replayWebhook', { body: { id, change: 'chg_1' } })).toMatchObject({ code: 1042 });
    expect(await ask('webhooks')).toMatchObject({ webhooks: [{ id, disabledReason: 'by its owner' }] });
    expect(JSON.stringify(await ask('webhooks'))).not.toContain('whsec_');
    expect(await ask('enableWebhook', { body: { id } })).toEqual({ id });
    expect(await ask('deleteWebhook', { body: { id } })).toEqual({ id });
    expect(await ask('webhooks')).toEqual({ webhooks: [] });
    const wrong = await ask('createWebhook', { body: { url: 'http://hooks.example.com' } });
    expect(wrong).toMatchObject({ code: 1010, fields: { url: expect.stringContaining('https') as string } });
  });

  it('a key without the scope, such as one made without any, manages none', async () => {
    const other = await operators.operator([...operatorCalls, 'changes:read']);
    for (const [name, given] of [
      ['webhooks', {}],
      ['createWebhook', { body: { url: receiver.origin } }],
    ] as const) {
      const answer = await operators.call(`operator/${name}`, { token: other.key, ...given });
      expect(answer).toMatchObject({ status: 400, body: { code: 1040 } });
    }
  });

  it('a delivery whose process ended in the middle of a try is tried again once that is over', async () => {
    const { id } = await create();
    await run(['disable', id]);
    await announce();
    await relayed();
    await run(['enable', id]);
    const [event] = await opened.db
      .select()
      .from(schema.domainEvents)
      .where(eq(schema.domainEvents.warehouseId, wms.warehouseId));
    const [past, now] = [new Date(Date.now() - 1), new Date()];
    const times = { createdAt: past, changedAt: past, dueAt: new Date(now.getTime() + 1_000), tries: 1 };
    const delivery = { id: newId('whd'), endpointId: id, eventPosition: event?.position ?? 0 };
    await opened.db.insert(schema.webhookDeliveries).values({ ...delivery, status: 'queued', ...times });
    await arrive(1);
    await settle(id, ['delivered']);
    expect(Date.now(), 'not before').toBeGreaterThanOrEqual(times.dueAt.getTime());
  });

  it('one whose event has gone is given up, and says nothing', async () => {
    const { id } = await create();
    const now = new Date();
    const delivery = {
      id: newId('whd'),
      endpointId: id,
      eventPosition: 999_999_999,
      status: 'queued' as const,
    };
    await opened.db
      .insert(schema.webhookDeliveries)
      .values({ ...delivery, createdAt: now, changedAt: now, dueAt: now });
    await settle(id, ['skipped']);
    expect(receiver.received).toEqual([]);
  });

  it('that a customer was erased is told once, without them, and what was sent of them is gone', async () => {
    const { id } = await create();
    const { suiteNumber } = wms.account;
    const { version } = (await operators.call('getAccount', { token: await wms.token() })).body;
    const change = { version, name: 'Ottilie Quillfeather' };
    await operators.call('updateAccount', { token: await wms.token(), body: change });
    await settle(id, ['delivered']);
    expect((await run(['show', id])).output).toContain(change.name);
    await wms.tell('customers', { suiteNumber, status: 'closed' });
    const call = { token: wms.key, body: { suiteNumber } };
    expect(await operators.call('operator/eraseCustomer', call)).toMatchObject({ status: 200 });
    await arrive(2);
    const [, told] = messages();
    expect(told).toMatchObject({
      type: 'account.erased',
      data: { data: {}, customer: { status: 'erased' } },
    });
    expect(JSON.stringify(told)).not.toMatch(/Ottilie|example\.com/);
    await settle(id, ['delivered']);
    expect((await run(['show', id])).output).not.toMatch(/Ottilie|chg_\d+ account\.changed/);
  });

  it('a deleted one is gone with its tries, and an unknown id or kind is refused', async () => {
    const { id } = await create();
    await announce();
    await settle(id, ['delivered']);
    await run(['delete', id]);
    expect(await deliveries(id)).toEqual([]);
    await expect(run(['show', id])).rejects.toThrow('There is no webhook');
    await expect(run(['create'], { warehouse: code, url: receiver.origin, kind: ['lost'] })).rejects.toThrow(
      'Choose one of: package.received',
    );
  });
});

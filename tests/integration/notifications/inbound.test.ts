import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { schema, type OpenedDatabase } from '@/server/database';
import { createDelivery } from '@/server/delivery';
import { hookSignature } from '@/server/delivery/hook';
import { databases } from '../../support/databases';
import { addAccount } from '../../support/product-data';
import { startSmsHook, type SmsHook } from '../../support/sms-hook';
import { start, startOperators, type Operators } from '../operators/harness';

const secret = 'the hook’s secret of thirty-two characters';

describe.each(databases)('text messages of customers on $name', ({ open }) => {
  let opened: OpenedDatabase;
  let hook: SmsHook;
  let operators: Operators;
  let numbers = 0;

  beforeAll(async () => {
    opened = await open();
    hook = await startSmsHook();
    const delivery = { outbox: false, smtpUrl: undefined, mailFrom: '', smsHook: { url: hook.url, secret } };
    const deliver = createDelivery({ settings: { delivery }, db: opened.db, clock: () => start });
    operators = await startOperators(opened.db, { start, texts: { secret, deliver } });
  });
  afterAll(async () => {
    await operators.close();
    await hook.close();
    await opened.close();
  });

  /** A customer whose number is proved. */
  const customer = async (given: Partial<Parameters<typeof addAccount>[1]> = {}) => {
    const { warehouseId } = await operators.operator();
    const phone = `+1305555${String(++numbers).padStart(4, '0')}`;
    const preferences = { notifications: { email: true, sms: true }, repack: false };
    const proved = { phone, phoneVerified: true, preferences };
    const { id } = await addAccount(opened.db, { warehouseId, ...proved, ...given });
    return { id, phone };
  };
  const post = (message: object, signature?: string) => {
    const body = JSON.stringify(message);
    return fetch(`${operators.origin}/api/webhooks/messages`, {
      method: 'POST',
      headers: { 'waybill-signature': signature ?? hookSignature(secret, body, start) },
      body,
    });
  };
  const write = async (from: string, text: string) => {
    const answer = await post({ from, text, channel: 'sms' });
    expect(answer.status).toBe(200);
    return (await answer.json()) as unknown;
  };
  const chosen = async (id: string) => {
    const [row] = await opened.db.select().from(schema.accounts).where(eq(schema.accounts.id, id));
    return row?.preferences.notifications;
  };
  const answersTo = (phone: string) =>
    hook.calls
      .map(({ body }) => JSON.parse(body) as { to: string; text: string; channel: string })
      .filter(({ to }) => to === phone);

  it('STOP ends text messages, is confirmed once, and is read by the operator as a change', async () => {
    const { id, phone } = await customer();
    expect(await write(phone, ' stop. ')).toEqual({ action: 'stop', accounts: 1 });
    expect(await chosen(id)).toEqual({ email: true, sms: false });
    await write(phone, 'STOP');
    expect(answersTo(phone)).toMatchObject([
      {
        channel: 'sms',
        text: 'Waybill Miami: you get no more text messages of this kind. Reply START to get them again.',
      },
    ]);
    const [event] = await opened.db
      .select()
      .from(schema.domainEvents)
      .where(eq(schema.domainEvents.accountId, id))
      .orderBy(desc(schema.domainEvents.position));
    expect(event).toMatchObject({ kind: 'account.changed', data: { fields: ['preferences'] } });
  });

  it('START begins them again, in the customer’s language', async () => {
    const { id, phone } = await customer({ language: 'de' });
    await write(phone, 'Stopp');
    expect(await chosen(id)).toMatchObject({ sms: false });
    expect(await write(phone, 'START')).toEqual({ action: 'start', accounts: 1 });
    expect(await chosen(id)).toMatchObject({ sms: true });
    expect(answersTo(phone).map(({ text }) => text)[1]).toContain('Sie erhalten wieder Nachrichten');
  });

  it('HELP is answered with whom to ask, and changes nothing', async () => {
    const { id, phone } = await customer();
    expect(await write(phone, 'Help')).toEqual({ action: 'help', accounts: 1 });
    expect(answersTo(phone)[0]?.text).toContain('miami@waybill.example');
    expect(await chosen(id)).toEqual({ email: true, sms: true });
  });

  it('whatever else is written changes nothing and gets no answer', async () => {
    const { id, phone } = await customer();
    expect(await write(phone, 'Please stop by on Monday')).toEqual({ action: 'none', accounts: 1 });
    expect(await chosen(id)).toEqual({ email: true, sms: true });
    expect(answersTo(phone)).toEqual([]);
  });

  it('a number of nobody, an unproved one and that of a closed account get no answer', async () => {
    const unproved = await customer({ phoneVerified: false });
    const closed = await customer({ status: 'closed' });
    for (const phone of ['+13055559999', unproved.phone, closed.phone]) {
      expect(await write(phone, 'STOP')).toEqual({ action: 'stop', accounts: 0 });
      expect(answersTo(phone)).toEqual([]);
    }
    expect(await chosen(unproved.id)).toMatchObject({ sms: true });
  });

  it('an answer that the hook does not take leaves the choice in force', async () => {
    const { id, phone } = await customer();
    hook.answers.push(400);
    expect(await write(phone, 'STOP')).toEqual({ action: 'stop', accounts: 1 });
    expect(await chosen(id)).toMatchObject({ sms: false });
  });

  it('security 36: only the hook’s other side is believed: by its signature, of these five minutes', async () => {
    const { id, phone } = await customer();
    const message = { from: phone, text: 'STOP', channel: 'sms' };
    const body = JSON.stringify(message);
    const at = (seconds: number) => new Date(start.getTime() + seconds * 1000);
    const wrong = [
      '',
      'x',
      hookSignature('another secret of thirty-two characters', body, start),
      hookSignature(secret, `${body} `, start),
      hookSignature(secret, body, at(-301)),
      hookSignature(secret, body, at(301)),
    ];
    for (const signature of wrong) expect((await post(message, signature)).status, signature).toBe(401);
    expect(await chosen(id)).toMatchObject({ sms: true });
    expect((await post(message, hookSignature(secret, body, at(-299)))).status).toBe(200);
  });

  it('names what is wrong with a message', async () => {
    const answer = await post({ from: '0305', text: 'STOP', channel: 'email' });
    expect(answer.status).toBe(400);
    const { fields } = (await answer.json()) as { fields: object };
    expect(Object.keys(fields).sort()).toEqual(['channel', 'from']);
  });

  it('without a hook there is no such call', async () => {
    const without = await startOperators(opened.db, { start });
    const answer = await fetch(`${without.origin}/api/webhooks/messages`, { method: 'POST' });
    expect(answer.status).toBe(404);
    await without.close();
  });
});

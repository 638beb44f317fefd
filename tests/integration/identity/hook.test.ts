import { createHmac } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { z } from 'zod';
import { listOutbox } from '@/server/delivery';
import { machineClock, startIdentity, type TestIdentity } from '@/tests/support/identity';
import { describeIdentity, newEmail } from '@/tests/support/identity-suite';
import { startSmsHook, type SmsHook } from '@/tests/support/sms-hook';

const secret = 'the-hook-secret-of-at-least-32-characters';
let people = 0;

const messageSchema = z.strictObject({
  id: z.string().startsWith('msg_'),
  channel: z.enum(['sms', 'whatsapp']),
  to: z.string(),
  text: z.string(),
  sentAt: z.iso.datetime(),
});

describeIdentity('SMS hook', ({ identity, database }) => {
  let hook: SmsHook;
  let over: TestIdentity;
  let phone: string;
  beforeEach(async () => {
    people += 1;
    phone = `+44207946${String(people).padStart(4, '0')}`;
    hook = await startSmsHook();
    over = await startIdentity({
      db: database(),
      clock: identity().clock,
      environment: { SMS_HOOK_URL: hook.url, SMS_HOOK_SECRET: secret },
    });
  });
  afterEach(async () => {
    await over.close();
    await hook.close();
  });

  const send = (channel: string) =>
    over.call(`/sdk/v1/otps/${channel}/login_or_create`, { body: { phone_number: phone } });
  const messages = () => hook.calls.map(({ body }) => messageSchema.parse(JSON.parse(body)));

  it.each(['sms', 'whatsapp'])(
    'SPEC 7: a %s code goes to the hook, signed, and nowhere else',
    async (channel) => {
      const { data } = await send(channel);
      const [message] = messages();
      expect(message).toMatchObject({ channel, to: phone, sentAt: identity().clock.now().toISOString() });
      const code = /^\d{6}/.exec(message?.text ?? '')?.[0] ?? '';
      expect((await over.enterCode(String(data.method_id), code)).status).toBe(200);

      const seconds = identity().clock.now().getTime() / 1000;
      const [call] = hook.calls;
      const mac = createHmac('sha256', secret).update(`${seconds}.${call?.body}`).digest('hex');
      expect(call?.signature).toBe(`t=${seconds},v1=${mac}`);
      const kept = await listOutbox(database(), { limit: 200, now: identity().clock.now() });
      expect(kept.filter(({ recipient }) => recipient === phone)).toEqual([]);
    },
  );

  it('SPEC 7: the function in docs/sms-hook.md accepts the signature, and no other', async () => {
    const docs = await readFile(path.resolve(import.meta.dirname, '../../../docs/sms-hook.md'), 'utf8');
    const code = /```js\n([^]*?)```/.exec(docs)?.[1] ?? '';
    const source = `${code}\nexport { isFromWaybill };`;
    const { isFromWaybill } = (await import(`data:text/javascript,${encodeURIComponent(source)}`)) as {
      isFromWaybill: (signature: string, body: string, secret: string) => boolean;
    };
    const real = await startIdentity({
      db: database(),
      clock: machineClock,
      environment: { SMS_HOOK_URL: hook.url, SMS_HOOK_SECRET: secret },
    });
    await real.sendCode({ phone });
    const [{ signature, body } = { signature: '', body: '' }] = hook.calls;
    expect(isFromWaybill(signature, body, secret)).toBe(true);
    expect(isFromWaybill(signature, `${body} `, secret)).toBe(false);
    expect(isFromWaybill(signature, body, `${secret}x`)).toBe(false);
    expect(isFromWaybill(signature.replace(/t=\d+/, 't=1'), body, secret)).toBe(false);
    await real.close();
  });

  it.each([
    ['a server error', 503],
    ['a broken connection', 'drop'],
  ] as const)('SPEC 7: after %s the hook is retried once, with the same id', async (_, answer) => {
    hook.answers.push(answer);
    expect((await send('sms')).status).toBe(200);
    const [first, second, ...more] = messages();
    expect(second).toEqual(first);
    expect(more).toEqual([]);
  });

  it.each([
    ['two server errors', [500, 500], 2],
    ['a refusal', [422], 1],
    ['a redirect', [302], 1],
  ] as const)('SPEC 7: %s of the hook is a 503, not a false success', async (_, answers, tries) => {
    hook.answers.push(...answers);
    const { body } = await send('sms');
    expect(body).toMatchObject({ status_code: 503, error_type: 'server_unavailable' });
    expect(hook.calls).toHaveLength(tries);
  });

  it('security 33: e-mail does not go to the hook', async () => {
    const email = newEmail();
    await over.sendCode({ email });
    expect(hook.calls).toEqual([]);
    expect(await over.readCode(email)).toMatch(/^\d{6}$/);
  });

  it('security 33: with SMTP and the hook nothing is stored in an outbox', async () => {
    const environment = {
      SMTP_URL: 'smtp://127.0.0.1:9',
      SMS_HOOK_URL: hook.url,
      SMS_HOOK_SECRET: secret,
    };
    const both = await startIdentity({ db: database(), environment, clock: identity().clock });
    await both.sendCode({ phone });
    expect(messages()).toHaveLength(1);
    await both.close();
  });
});

import { inspect } from 'node:util';
import { eq } from 'drizzle-orm';
import { afterEach, expect, it, vi } from 'vitest';
import { log } from '@/lib/runtime/log';
import { schema } from '@/server/database';
import { listOutbox } from '@/server/delivery';
import { startIdentity, type TestIdentity } from '@/tests/support/identity';
import { describeIdentity, newEmail } from '@/tests/support/identity-suite';
import { partsOf, startMailServer, type MailServer } from '@/tests/support/mail-server';

describeIdentity('delivery', ({ identity, database }) => {
  const running: { close: () => Promise<void> }[] = [];
  afterEach(async () => {
    for (const server of running.splice(0).reverse()) await server.close();
  });

  async function withMail(options?: { refuse: boolean }): Promise<{ mail: MailServer; over: TestIdentity }> {
    const mail = await startMailServer(options);
    const over = await startIdentity({ db: database(), environment: { SMTP_URL: mail.url } });
    running.push(mail, over);
    return { mail, over };
  }

  const kept = (email: string) =>
    database().select().from(schema.outboxMessages).where(eq(schema.outboxMessages.recipient, email));

  it('security 33: with SMTP configured the code goes by e-mail, as text and HTML, and is stored nowhere else', async () => {
    const { mail, over } = await withMail();
    const email = newEmail();
    const methodId = await over.sendCode({ email });
    const [message] = mail.mails;
    expect(message?.to).toEqual([email]);
    const source = message?.source.replaceAll('=\r\n', '') ?? '';
    expect(source).toMatch(/^From: Waybill <no-reply@localhost>/m);
    expect(source).toMatch(/^Subject: Your Waybill sign-in code/m);
    expect(source).toContain('text/plain');
    expect(source).toContain('text/html');
    expect(source).toContain('prefers-color-scheme: dark');
    const code = /(\d{6}) is your Waybill sign-in code/.exec(source)?.[1] ?? '';
    expect((await over.enterCode(methodId, code)).status).toBe(200);
    expect(await kept(email)).toEqual([]);
  });

  it('SPEC 7: both parts of an e-mail have the code and the link', async () => {
    const { mail, over } = await withMail();
    await over.sendCode({ email: newEmail() });
    const { text, html } = partsOf(mail.mails[0]?.source ?? '');
    const code = /\d{6}/.exec(text)?.[0] ?? 'none';
    expect(html).toContain(`<p class="code">${code}</p>`);
    const link = `${over.settings.publicOrigin}/auth/verify-otp`;
    expect(text).toContain(link);
    expect(html).toContain(`href="${link}"`);
  });

  it('security 31: the mail server’s answers put no address in the log', async () => {
    const { mail, over } = await withMail({ refuse: true });
    const email = newEmail();
    const lines: string[] = [];
    const spy = vi.spyOn(log, 'error').mockImplementation((_, fields) => void lines.push(inspect(fields)));
    await over.call('/sdk/v1/otps/email/login_or_create', { body: { email } });
    spy.mockRestore();
    expect(mail.mails).toEqual([]);
    expect(lines.join('\n')).toContain('The mail server has not taken the message: EENVELOPE');
    expect(lines.join('\n')).not.toContain(email);
  });

  it('security 33: an installation with SMTP only reports that it can’t send text messages', async () => {
    const { over } = await withMail();
    const answer = await over.call('/sdk/v1/otps/sms/login_or_create', {
      body: { phone_number: '+442079460142' },
    });
    expect(answer.body).toMatchObject({ status_code: 400, error_type: 'unavailable_endpoint' });
    expect(answer.body.error_message).toMatch(/e-mail/);
  });

  it('security 33: with SMTP configured the outbox does not exist', async () => {
    const { over } = await withMail();
    const answer = await over.call('/v1/outbox', { headers: { 'x-waybill-outbox': '1' } });
    expect(answer.body.error_type).toBe('route_not_found');
  });

  it('security 33: a mail server that refuses causes a 503, not a false success', async () => {
    const { over } = await withMail({ refuse: true });
    const answer = await over.call('/sdk/v1/otps/email/login_or_create', { body: { email: newEmail() } });
    expect(answer.body).toMatchObject({ status_code: 503, error_type: 'server_unavailable' });
    expect(JSON.stringify(answer.body)).not.toContain('mailbox');
  });

  it('security 33: without SMTP the message waits in the outbox, which is reachable inside the process only', async () => {
    const email = newEmail();
    await identity().sendCode({ email });
    expect((await identity().call('/v1/outbox')).body.error_type).toBe('route_not_found');
    const { data } = await identity().call('/v1/outbox', { headers: { 'x-waybill-outbox': '1' } });
    const [newest] = data.messages as Record<string, string>[];
    expect(newest).toEqual({
      id: newest?.id,
      channel: 'email',
      recipient: email,
      subject: 'Your Waybill sign-in code',
      body: newest?.body,
      created_at: identity().clock.now().toISOString(),
    });
    expect(newest?.body).toMatch(/^\d{6} is your Waybill sign-in code\./);
    expect(newest?.body).toContain('expires in 5 minutes');
  });

  it('security 33: the outbox deletes messages after 24 hours', async () => {
    const email = newEmail();
    await identity().sendCode({ email });
    identity().clock.advance(24 * 3_600 + 1);
    const now = identity().clock.now();
    const listed = await listOutbox(database(), { limit: 200, now });
    expect(listed.filter(({ recipient }) => recipient === email)).toEqual([]);
    await identity().sendCode({ email: newEmail() });
    expect(await kept(email)).toEqual([]);
  });

  it('SPEC 7: a text message has the code and, for the browser, the origin it belongs to', async () => {
    await identity().sendCode({ phone: '+12125550142' });
    const [message] = await database()
      .select()
      .from(schema.outboxMessages)
      .where(eq(schema.outboxMessages.recipient, '+12125550142'));
    expect(message?.body).toMatch(/^(\d{6}) is your Waybill sign-in code\.[^]*@localhost #\1$/);
  });
});

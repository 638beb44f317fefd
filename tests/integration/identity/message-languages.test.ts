import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { withoutIsolates } from '@/lib/text/isolates';
import { directionOf, languages } from '@/lib/text/language';
import { inLanguage } from '@/lib/text/server/request-language';
import { text } from '@/lib/text/text';
import { startIdentity, type TestIdentity } from '@/tests/support/identity';
import { newProofKey } from '@/tests/support/identity-links';
import { describeIdentity, newEmail } from '@/tests/support/identity-suite';
import { partsOf, startMailServer, subjectOf, type MailServer } from '@/tests/support/mail-server';
import { startSmsHook, type SmsHook } from '@/tests/support/sms-hook';

const secret = 'the-hook-secret-of-at-least-32-characters';
const password = 'correct horse battery staple 42';

/** A mail program's text of an HTML part. */
const shown = (html: string) =>
  html
    .replace(/^[^]*<body>/, '')
    .replace(/<[^>]*>/g, '\n')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');

describeIdentity('messages', ({ identity, database }) => {
  describe.each(languages)('to a reader of %s', (language) => {
    let mail: MailServer;
    let hook: SmsHook;
    let over: TestIdentity;

    beforeEach(async () => {
      mail = await startMailServer();
      hook = await startSmsHook();
      const environment = { SMTP_URL: mail.url, SMS_HOOK_URL: hook.url, SMS_HOOK_SECRET: secret };
      over = await startIdentity({ db: database(), clock: identity().clock, environment, language });
    });
    afterEach(async () => {
      await over.close();
      await hook.close();
      await mail.close();
    });

    function newest() {
      const { source = '' } = mail.mails.at(-1) ?? {};
      return { subject: subjectOf(source), ...partsOf(source) };
    }
    /** Codes are copied, and programs older than isolates show a box for each. */
    const said = (write: () => string[]) => inLanguage(language, write).map(withoutIsolates);
    const codeIn = (words: string) => /\d{6}/.exec(words)?.[0] ?? '';

    it('SPEC 7: an e-mail with a code is in that language, in its subject and both parts', async () => {
      const methodId = await over.sendCode({ email: newEmail() });
      const { subject, text: plain, html } = newest();
      const code = codeIn(plain);
      const [title = '', lead = '', above = '', ...rest] = said(() => {
        const expiry = text('mail.expiry.minutes', { count: 5 });
        return [
          text('mail.code.subject'),
          text('mail.code.lead', { code }),
          text('mail.code.leadAbove'),
          text('mail.code.enter'),
          text('mail.code.where', { expiry }),
          text('mail.code.neverAsked'),
        ];
      });
      expect(subject).toBe(title);
      for (const words of [lead, ...rest]) expect(plain).toContain(words);
      for (const words of [above, code, ...rest]) expect(shown(html)).toContain(words);
      expect(html).toContain(`<title>${title}</title>`);
      expect(withoutIsolates(plain + html)).toBe(plain + html);
      expect((await over.enterCode(methodId, code)).status).toBe(200);
    });

    it('the HTML says its language and direction, also where a mail program drops its frame', async () => {
      await over.sendCode({ email: newEmail() });
      const own = `lang="${language}" dir="${directionOf(language)}"`;
      const { html } = newest();
      expect(html).toContain(`<html ${own}>`);
      expect(html).toContain(`<div class="card" ${own}>`);
    });

    it('SPEC 7: an e-mail with a link is in that language', async () => {
      const body = { email: newEmail(), code_challenge: newProofKey().challenge };
      await over.call('/sdk/v1/magic_links/email/login_or_create', { body });
      const { subject, text: plain, html } = newest();
      const [title, ...words] = said(() => [
        text('mail.link.signIn.subject'),
        text('mail.link.signIn.lead'),
        text('mail.link.signIn.label'),
        text('mail.link.neverAsked'),
      ]);
      expect(subject).toBe(title);
      for (const sentence of words) for (const part of [plain, shown(html)]) expect(part).toContain(sentence);
    });

    it('a notice of a changed sign-in method is in that language', async () => {
      const email = newEmail();
      const methodId = await over.sendCode({ email });
      const { data } = await over.enterCode(methodId, codeIn(newest().text));
      const sessionToken = String(data.session_token);
      await over.call('/sdk/v1/passwords/session/reset', { body: { password }, sessionToken });
      const { subject, text: plain, html } = newest();
      const [title, ...words] = said(() => [
        text('mail.factor.subject'),
        text('mail.factor.passwordAdded'),
        text('mail.factor.review'),
        text('mail.factor.notYou'),
      ]);
      expect(subject).toBe(title);
      for (const sentence of words) for (const part of [plain, shown(html)]) expect(part).toContain(sentence);
    });

    it('SPEC 7: a text message is in that language, and browsers still find its code', async () => {
      await over.sendCode({ phone: `+4420794601${10 + languages.indexOf(language)}` });
      const [{ body } = { body: '{}' }] = hook.calls;
      const { text: message } = JSON.parse(body) as { text: string };
      const code = codeIn(message);
      const [words = ''] = said(() => {
        const expiry = text('mail.expiry.minutes', { count: 5 });
        return [text('mail.code.sms', { code, expiry })];
      });
      expect(message).toBe(`${words}\n\n@localhost #${code}`);
    });
  });
});

import type { Transporter } from 'nodemailer';
import type { Deliver } from './message';

/** Milliseconds the mail server has for each step; a customer is waiting. */
const timeouts = { connectionTimeout: 5_000, greetingTimeout: 5_000, socketTimeout: 10_000 };

/** A mail server's error may contain the recipient, which must not be logged (security 31). */
function nameless(error: unknown): Error {
  const { code = 'unknown', responseCode = '' } = error as { code?: string; responseCode?: number };
  return new Error(`The mail server has not taken the message: ${code} ${responseCode}`.trim());
}

/** Sends e-mail by SMTP; the library is loaded with the first message. */
export function createSmtp(smtpUrl: string, from: string): Deliver {
  let transport: Promise<Transporter> | undefined;

  async function connect(): Promise<Transporter> {
    const { createTransport } = await import('nodemailer');
    return createTransport({ url: smtpUrl, ...timeouts });
  }

  return async ({ recipient, subject, text, html }) => {
    const mailer = await (transport ??= connect());
    const to = { name: '', address: recipient };
    const headers = { 'Auto-Submitted': 'auto-generated' };
    await mailer.sendMail({ from, to, subject, text, html, headers }).catch((error: unknown) => {
      throw nameless(error);
    });
  };
}

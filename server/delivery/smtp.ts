import type { Transporter } from 'nodemailer';
import type { Deliver } from './message';

/** Milliseconds the mail server has for each step; a customer is waiting. */
const timeouts = { connectionTimeout: 5_000, greetingTimeout: 5_000, socketTimeout: 10_000 };

/** Sends e-mail by SMTP; the library loads with the first message. */
export function createSmtp(smtpUrl: string, from: string): Deliver {
  let transport: Promise<Transporter> | undefined;

  async function connect(): Promise<Transporter> {
    const { createTransport } = await import('nodemailer');
    return createTransport({ url: smtpUrl, ...timeouts });
  }

  return async ({ recipient, subject, text, html }) => {
    const mailer = await (transport ??= connect());
    await mailer.sendMail({
      from,
      to: { name: '', address: recipient },
      subject,
      text,
      html,
      headers: { 'Auto-Submitted': 'auto-generated' },
    });
  };
}

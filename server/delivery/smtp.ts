import type { Transporter } from 'nodemailer';
import type { Deliver, Message, Picture } from './message';
import { DeliveryRefused } from './refused';

/** Milliseconds the mail server has for each step; a customer is waiting. */
const timeouts = { connectionTimeout: 5_000, greetingTimeout: 5_000, socketTimeout: 10_000 };

/** A mail server's error may contain the recipient, which must not be logged (security 31). */
function nameless(error: unknown): DeliveryRefused {
  const { code = 'unknown', responseCode } = error as { code?: string; responseCode?: number };
  const words = `The mail server has not taken the message: ${code} ${responseCode ?? ''}`.trim();
  // The server knows no such mailbox, or takes nothing for it; a 4yz reply is about the moment (RFC 5321).
  const isFinal = code === 'EENVELOPE' && responseCode !== undefined && responseCode >= 500;
  return new DeliveryRefused(words, { isFinal });
}

function headersOf({ unsubscribeUrl }: Message): Record<string, string> {
  return {
    'Auto-Submitted': 'auto-generated',
    ...(unsubscribeUrl && {
      'List-Unsubscribe': `<${unsubscribeUrl}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    }),
  };
}

const attached = ({ cid, contentType, content }: Picture) => ({
  cid,
  contentType,
  content: Buffer.from(content),
  contentDisposition: 'inline' as const,
  filename: contentType.replace('image/', 'photo.'),
});

/** Sends e-mail by SMTP; the library is loaded with the first message. */
export function createSmtp(smtpUrl: string, from: string): Deliver {
  let transport: Promise<Transporter> | undefined;

  async function connect(): Promise<Transporter> {
    const { createTransport } = await import('nodemailer');
    return createTransport({ url: smtpUrl, ...timeouts });
  }

  const domain = /@([^\s>]+)/.exec(from)?.[1] ?? 'localhost';

  return async (message) => {
    const { id, recipient, subject, text, html, pictures = [] } = message;
    const mailer = await (transport ??= connect());
    const to = { name: '', address: recipient };
    const headers = headersOf(message);
    const messageId = id && `<${id}@${domain}>`;
    const attachments = pictures.map(attached);
    const mail = { from, to, subject, text, html, attachments, headers, messageId };
    await mailer.sendMail(mail).catch((error: unknown) => {
      throw nameless(error);
    });
  };
}

import type { Channel, Message } from '@/server/delivery';
import { mailHtml, mailText } from '@/server/identity-provider/messages/mail-html';

interface Recipient {
  channel: Channel;
  recipient: string;
}

/** A duration in words: whole minutes if possible. */
export function spanWords(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  if (minutes === 0) return `${seconds} seconds`;
  return minutes === 1 ? '1 minute' : `${minutes} minutes`;
}

/** The message with a code. A text message ends with the line that binds browsers' autofill to the origin. */
export function codeMessage(to: Recipient, code: string, seconds: number, publicOrigin: string): Message {
  const span = spanWords(seconds);
  const first = `${code} is your code to sign in to Waybill.`;
  if (to.channel !== 'email') {
    const text = `${first} It works once and expires in ${span}. Never share it.\n\n@${new URL(publicOrigin).hostname} #${code}`;
    return { ...to, subject: 'Your sign-in code', text };
  }
  const content = {
    lead: `${code} is your code to sign in to Waybill.`,
    link: { href: new URL('/auth/verify-otp', publicOrigin).href, label: 'Enter the code' },
    paragraphs: [
      `Enter it on the page where you requested it. It works once and expires in ${span}.`,
      'Nobody from Waybill will ever ask you for this code. If you did not try to sign in, you can ignore this message.',
    ],
  };
  const subject = 'Your Waybill sign-in code';
  const html = mailHtml(subject, { ...content, lead: 'Your code to sign in to Waybill:', code });
  return { ...to, subject, text: mailText(content), html };
}

/** The reason for a notice instead of a code. */
export type NoticeReason = 'unknown' | 'taken';

const noticeWords: Record<NoticeReason, (address: string, wanted: string) => string> = {
  unknown: (address, wanted) =>
    `Someone, perhaps you, requested ${wanted} from Waybill for this ${address}. No customer signs in with this ${address}.`,
  taken: (address) =>
    `Someone, perhaps you, tried to add this ${address} to another Waybill account. It stays on yours.`,
};

/** The notice to an address that can't sign in; the caller gets the same response as always (security 11). */
export function noticeMessage(to: Recipient, reason: NoticeReason, wanted = 'a sign-in code'): Message {
  const isEmail = to.channel === 'email';
  const what = noticeWords[reason](isEmail ? 'e-mail address' : 'phone number', wanted);
  const subject = 'Waybill sign-in attempt';
  const then = 'Nothing has changed, and there is nothing you need to do.';
  return {
    ...to,
    subject,
    text: [what, then].join(isEmail ? '\n\n' : ' '),
    ...(isEmail && { html: mailHtml(subject, { lead: what, paragraphs: [then] }) }),
  };
}

import { withoutIsolates } from '@/lib/text/isolates';
import { text, type MessageKey } from '@/lib/text/text';
import type { Channel, Message } from '@/server/delivery';
import { mailHtml, mailText } from '@/server/identity-provider/messages/mail-html';

interface Recipient {
  channel: Channel;
  recipient: string;
}

/** The sentence that it works once and for how long, in whole minutes if possible. */
export function expiryWords(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  return minutes === 0
    ? text('mail.expiry.seconds', { count: seconds })
    : text('mail.expiry.minutes', { count: minutes });
}

/** The message with a code. A text message ends with the line that binds browsers' autofill to the origin. */
export function codeMessage(to: Recipient, code: string, seconds: number, publicOrigin: string): Message {
  const expiry = expiryWords(seconds);
  if (to.channel !== 'email') {
    const words = withoutIsolates(text('mail.code.sms', { code, expiry }));
    const bound = `@${new URL(publicOrigin).hostname} #${code}`;
    return { ...to, subject: text('mail.code.smsSubject'), text: `${words}\n\n${bound}` };
  }
  const content = {
    lead: text('mail.code.lead', { code }),
    link: { href: new URL('/auth/verify-otp', publicOrigin).href, label: text('mail.code.enter') },
    paragraphs: [text('mail.code.where', { expiry }), text('mail.code.neverAsked')],
  };
  const subject = text('mail.code.subject');
  const html = mailHtml(subject, { ...content, lead: text('mail.code.leadAbove'), code });
  return { ...to, subject, text: mailText(content), html };
}

/** The reason for a notice instead of a code. */
export type NoticeReason = 'unknown' | 'taken';

/** What was requested for the address. */
export type Wanted = 'code' | 'link' | 'passwordLink';

const unknownEmail = {
  code: 'mail.notice.unknownEmail.code',
  link: 'mail.notice.unknownEmail.link',
  passwordLink: 'mail.notice.unknownEmail.passwordLink',
} as const satisfies Record<Wanted, MessageKey>;

function noticeKey(isEmail: boolean, reason: NoticeReason, wanted: Wanted) {
  if (reason === 'taken') return isEmail ? 'mail.notice.takenEmail' : 'mail.notice.takenPhone';
  return isEmail ? unknownEmail[wanted] : 'mail.notice.unknownPhone';
}

/** The notice to an address that can't sign in; the caller gets the same response as always (security 11). */
export function noticeMessage(to: Recipient, reason: NoticeReason, wanted: Wanted = 'code'): Message {
  const isEmail = to.channel === 'email';
  const what = text(noticeKey(isEmail, reason, wanted));
  const subject = text('mail.notice.subject');
  const then = text('mail.notice.nothingToDo');
  return {
    ...to,
    subject,
    text: [what, then].join(isEmail ? '\n\n' : ' '),
    ...(isEmail && { html: mailHtml(subject, { lead: what, paragraphs: [then] }) }),
  };
}

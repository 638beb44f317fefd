import { text } from '@/lib/text/text';
import type { Message } from '@/server/delivery';
import { mailHtml, mailText } from '@/server/identity-provider/messages/mail-html';
import { expiryWords } from '@/server/identity-provider/otp/message';
import type { LinkKind } from './kinds';

interface LinkMail {
  kind: LinkKind;
  recipient: string;
  href: string;
  seconds: number;
  /** Whether it adds the address to a signed-in user. */
  attaches: boolean;
  /** Whether PKCE binds it to the browser that requested it. */
  bound: boolean;
}

const signIn = {
  subject: 'mail.link.signIn.subject',
  lead: 'mail.link.signIn.lead',
  label: 'mail.link.signIn.label',
} as const;
const attach = {
  subject: 'mail.link.attach.subject',
  lead: 'mail.link.attach.lead',
  label: 'mail.link.attach.label',
} as const;
const choosePassword = {
  subject: 'mail.link.choosePassword.subject',
  lead: 'mail.link.choosePassword.lead',
  label: 'mail.link.choosePassword.label',
} as const;

/** The message with a link; it says how long the link is valid and where to open it. */
export function linkMessage({ kind, recipient, href, seconds, attaches, bound }: LinkMail): Message {
  const words = kind === 'password_reset' ? choosePassword : attaches ? attach : signIn;
  const expiry = expiryWords(seconds);
  const content = {
    lead: text(words.lead),
    link: { href, label: text(words.label) },
    paragraphs: [bound ? text('mail.link.sameBrowser', { expiry }) : expiry, text('mail.link.neverAsked')],
  };
  const subject = text(words.subject);
  const html = mailHtml(subject, content);
  return { channel: 'email', recipient, subject, text: mailText(content), html };
}

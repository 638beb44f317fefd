import type { Message } from '@/server/delivery';
import { mailHtml, mailText } from '@/server/identity-provider/messages/mail-html';
import { spanWords } from '@/server/identity-provider/otp/message';
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
  subject: 'Your Waybill sign-in link',
  lead: 'Open this link to sign in to Waybill.',
  label: 'Sign in',
};
const attach = {
  subject: 'Add this address to your Waybill account',
  lead: 'Open this link to add this e-mail address to your Waybill account.',
  label: 'Add this address',
};
const choosePassword = {
  subject: 'Choose your Waybill password',
  lead: 'Open this link to choose a password for Waybill.',
  label: 'Choose a password',
};

/** The message with a link; it says how long the link is valid and where to open it. */
export function linkMessage({ kind, recipient, href, seconds, attaches, bound }: LinkMail): Message {
  const words = kind === 'password_reset' ? choosePassword : attaches ? attach : signIn;
  const where = bound ? 'Open it in the browser where you requested it. ' : '';
  const content = {
    lead: words.lead,
    link: { href, label: words.label },
    paragraphs: [
      `${where}It works once and expires in ${spanWords(seconds)}.`,
      'Nobody from Waybill will ever ask you for this link. If you did not request it, you can ignore this message.',
    ],
  };
  const html = mailHtml(words.subject, content);
  return { channel: 'email', recipient, subject: words.subject, text: mailText(content), html };
}

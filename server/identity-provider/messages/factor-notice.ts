import { formatDateTime } from '@/lib/format';
import { log } from '@/lib/runtime/log';
import { findUser } from '@/server/database/repositories/identity/identity-users';
import { canDeliver } from '@/server/delivery';
import type { IdentityContext } from '@/server/identity-provider/context';
import { mailHtml, mailText } from './mail-html';

/** The event, as in the audit log. */
export interface FactorChange {
  kind: string;
  userId: string;
  detail: Record<string, string | number>;
}

const removed: Record<string, string> = {
  emails: 'An e-mail address',
  phone_numbers: 'A phone number',
  totps: 'An authenticator app',
  crypto_wallets: 'A wallet',
  oauth: 'A connected account',
  webauthn_registrations: 'A passkey',
};

/** An address is attached by the code or link sent to it. */
const attached = ({ method }: FactorChange['detail']) =>
  method === 'otp_sms' || method === 'otp_whatsapp' ? 'A phone number' : 'An e-mail address';

const added = (what: string) => `${what} was added to your Waybill account.`;

const sentences: Record<string, (detail: FactorChange['detail']) => string> = {
  contact_attached: (detail) => added(attached(detail)),
  passkey_added: () => added('A passkey'),
  totp_added: () => added('An authenticator app'),
  wallet_added: () => added('A wallet'),
  oauth_added: () => added('A connected account'),
  password_set: () => added('A password'),
  password_changed: () => 'Your Waybill password was changed.',
  password_reset: () => 'Your Waybill password was changed.',
  factor_removed: ({ factor = '' }) =>
    `${removed[factor] ?? 'A sign-in method'} was removed from your Waybill account.`,
};

/**
 * Notifies a user by e-mail, at every remaining verified address, that a sign-in method was added, changed or removed;
 * ignores other kinds of events. A failure to send is only logged, since the change has been made.
 */
export async function sendFactorNotice(
  { db, settings, deliver, clock }: Pick<IdentityContext, 'db' | 'settings' | 'deliver' | 'clock'>,
  { kind, userId, detail }: FactorChange,
): Promise<void> {
  const lead = sentences[kind]?.(detail);
  if (lead === undefined || !canDeliver(settings, 'email')) return;
  const content = {
    lead,
    link: { href: new URL('/account', settings.publicOrigin).href, label: 'Review sign-in settings' },
    paragraphs: [
      `This happened on ${formatDateTime(clock())} UTC. If it was you, there is nothing you need to do.`,
      'If it was not you, sign in, undo the change and sign out your other devices.',
    ],
  };
  const subject = 'Your Waybill sign-in settings changed';
  const message = { subject, text: mailText(content), html: mailHtml(subject, content) };
  const user = await findUser(db, userId);
  const addresses = user?.contacts.filter((contact) => contact.kind === 'email' && contact.verified) ?? [];
  for (const { address } of addresses) {
    await deliver({ channel: 'email', recipient: address, ...message }).catch((error: unknown) =>
      log.warn('factor_notice_failed', { kind, error }),
    );
  }
}

import { formatDateTime } from '@/lib/format';
import { log } from '@/lib/runtime/log';
import { text, type MessageKey } from '@/lib/text/text';
import { listProvedEmails } from '@/server/database/repositories/identity/identity-user-factors';
import { canDeliver } from '@/server/delivery';
import type { IdentityContext } from '@/server/identity-provider/context';
import { mailHtml, mailText } from './mail-html';

/** The event, as in the audit log. */
export interface FactorChange {
  kind: string;
  userId: string;
  detail: Record<string, string | number>;
  /** A verified e-mail address that the change took away. */
  former?: string | undefined;
}

type FactorKey = Extract<MessageKey, `mail.factor.${string}ed`>;

const removed: Partial<Record<string, FactorKey>> = {
  emails: 'mail.factor.emailRemoved',
  phone_numbers: 'mail.factor.phoneRemoved',
  totps: 'mail.factor.appRemoved',
  crypto_wallets: 'mail.factor.walletRemoved',
  oauth: 'mail.factor.accountRemoved',
  webauthn_registrations: 'mail.factor.passkeyRemoved',
};

const changed: Partial<Record<string, FactorKey>> = {
  passkey_added: 'mail.factor.passkeyAdded',
  totp_added: 'mail.factor.appAdded',
  wallet_added: 'mail.factor.walletAdded',
  oauth_added: 'mail.factor.accountAdded',
  password_set: 'mail.factor.passwordAdded',
  password_changed: 'mail.factor.passwordChanged',
  password_reset: 'mail.factor.passwordChanged',
};

/** What happened; undefined for other kinds of events. An address is attached by the code or link sent to it. */
function leadOf({
  kind,
  detail: { method, factor },
}: Pick<FactorChange, 'kind' | 'detail'>): string | undefined {
  if (kind === 'contact_attached') {
    const isPhone = method === 'otp_sms' || method === 'otp_whatsapp';
    return text(isPhone ? 'mail.factor.phoneAdded' : 'mail.factor.emailAdded');
  }
  if (kind === 'factor_removed') return text(removed[factor ?? ''] ?? 'mail.factor.otherRemoved');
  const key = changed[kind];
  return key && text(key);
}

/**
 * Notifies a user by e-mail, at every verified address, a former one included, that a sign-in method was added, changed
 * or removed; ignores other kinds of events. A failure to send is only logged, since the change has been made.
 */
export async function sendFactorNotice(
  { db, settings, deliver, clock }: Pick<IdentityContext, 'db' | 'settings' | 'deliver' | 'clock'>,
  { kind, userId, detail, former }: FactorChange,
): Promise<void> {
  const lead = leadOf({ kind, detail });
  if (lead === undefined || !canDeliver(settings, 'email')) return;
  const content = {
    lead,
    link: { href: new URL('/account', settings.publicOrigin).href, label: text('mail.factor.review') },
    paragraphs: [text('mail.factor.when', { time: formatDateTime(clock()) }), text('mail.factor.notYou')],
  };
  const subject = text('mail.factor.subject');
  const message = { subject, text: mailText(content), html: mailHtml(subject, content) };
  const addresses = (await listProvedEmails(db, [userId])).map(({ address }) => address);
  if (former !== undefined) addresses.push(former);
  for (const address of addresses) {
    await deliver({ channel: 'email', recipient: address, ...message }).catch((error: unknown) =>
      log.warn('factor_notice_failed', { kind, error }),
    );
  }
}

import { providerNames } from '@/lib/i18n/provider-names';
import type { SecurityLogEntry } from '@/lib/browser/identity/security-log';
import type { IconName } from '@/lib/icons/icon-names';

/** The sign-in method, after "with". */
const methods: Partial<Record<string, string>> = {
  otp_email: 'a code by e-mail',
  otp_sms: 'a code by text message',
  otp_whatsapp: 'a code by WhatsApp',
  magic_link: 'a link by e-mail',
  password: 'your password',
  password_reset: 'a new password',
  webauthn: 'a passkey',
  totp: 'your authenticator app',
  recovery_code: 'a recovery code',
  wallet_ethereum: 'an Ethereum wallet',
  wallet_solana: 'a Solana wallet',
  ...Object.fromEntries(Object.entries(providerNames).map(([provider, name]) => [`oauth_${provider}`, name])),
};

const factors: Partial<Record<string, string>> = {
  emails: 'An e-mail address',
  phone_numbers: 'A phone number',
  totps: 'An authenticator app',
  crypto_wallets: 'A wallet',
  oauth: 'A connected account',
  webauthn_registrations: 'A passkey',
};

const channels: Partial<Record<string, string>> = {
  email: 'e-mail',
  sms: 'text message',
  whatsapp: 'WhatsApp',
};

type Detail = SecurityLogEntry['detail'];

const withMethod = ({ method }: Detail) => {
  const words = methods[String(method)];
  return words === undefined ? '' : ` with ${words}`;
};
const bySent = ({ channel }: Detail) => {
  const words = channels[String(channel)];
  return words === undefined ? '' : ` by ${words}`;
};

/** Descriptions of events; an event missing here is shown by its name. */
const sentences: Partial<Record<string, (detail: Detail) => string>> = {
  sign_in: (detail) => `Signed in${withMethod(detail)}`,
  step_up: (detail) => `Identity confirmed${withMethod(detail)}`,
  sign_in_locked: () => 'Sign-in was locked for 1 hour after too many attempts',
  code_sent: (detail) => `A code was sent${bySent(detail)}`,
  code_withheld: (detail) => `Someone requested a code${bySent(detail)}; none was sent`,
  code_refused: () => 'An incorrect code was entered',
  link_sent: () => 'A sign-in link was sent',
  link_withheld: () => 'Someone requested a link; none was sent',
  link_refused: () => 'An invalid link was opened',
  contact_attached: () => 'An e-mail address or phone number was added',
  password_refused: () => 'An incorrect password was entered',
  password_set: () => 'A password was set',
  password_changed: () => 'The password was changed',
  password_reset: () => 'The password was reset with a link',
  passkey_added: () => 'A passkey was added',
  passkey_renamed: () => 'A passkey was renamed',
  passkey_refused: () => 'A passkey was refused',
  totp_added: () => 'An authenticator app was set up',
  totp_refused: () => 'An incorrect authenticator app code was entered',
  recovery_codes_shown: () => 'New recovery codes were generated',
  recovery_code_used: () => 'A recovery code was used',
  wallet_added: () => 'A wallet was added',
  wallet_refused: () => 'A wallet signature was refused',
  oauth_added: () => 'An account was connected',
  oauth_refused: () => 'A connected account was refused',
  factor_removed: ({ factor }) => `${factors[String(factor)] ?? 'A sign-in method'} was removed`,
  session_revoked: () => 'Signed out',
  other_sessions_revoked: () => 'All other devices were signed out',
  impersonated: () => 'Our support team signed in as you',
  app_allowed: () => 'An app was given access',
  app_refused: () => 'An app was denied access',
  app_revoked: () => 'An app’s access was removed',
  app_signed_in: () => 'An app signed in on your behalf',
  metadata_changed: () => 'Your sign-in settings were changed',
};

/** An event as a sentence: "Signed in with a code by e-mail". */
export function eventWords({ kind, detail }: SecurityLogEntry): string {
  return sentences[kind]?.(detail) ?? kind.replaceAll('_', ' ');
}

/** Events that need attention: a failed try, or another person. */
export function isSuspicious({ kind }: SecurityLogEntry): boolean {
  return kind === 'sign_in_locked' || kind === 'impersonated' || kind.endsWith('_refused');
}

export function eventIcon(event: SecurityLogEntry): IconName {
  if (isSuspicious(event)) return 'triangle-exclamation-point';
  if (event.kind === 'session_revoked' || event.kind === 'other_sessions_revoked') return 'log-out';
  if (event.kind === 'sign_in' || event.kind === 'step_up') return 'log-in';
  return event.kind.endsWith('_sent') ? 'send' : 'shield';
}

import { providerNames } from '@/lib/i18n/provider-names';
import type { SecurityLogEntry } from '@/lib/browser/identity/security-log';
import type { IconName } from '@/lib/icons/icon-names';
import { text, type MessageKey } from '@/lib/text/text';

type Key<Part extends string> = Extract<MessageKey, `security.events.${Part}.${string}`>;

/** The sign-in method, after "with". */
const methods: Partial<Record<string, Key<'method'>>> = {
  otp_email: 'security.events.method.emailCode',
  otp_sms: 'security.events.method.smsCode',
  otp_whatsapp: 'security.events.method.whatsappCode',
  magic_link: 'security.events.method.link',
  password: 'security.events.method.password',
  password_reset: 'security.events.method.newPassword',
  webauthn: 'security.events.method.passkey',
  totp: 'security.events.method.totp',
  recovery_code: 'security.events.method.recoveryCode',
  wallet_ethereum: 'security.events.method.ethereum',
  wallet_solana: 'security.events.method.solana',
};

const oauthNames: Partial<Record<string, string>> = Object.fromEntries(
  Object.entries(providerNames).map(([provider, name]) => [`oauth_${provider}`, name]),
);

function methodWords(method: string): string | undefined {
  const key = methods[method];
  return key ? text(key) : oauthNames[method];
}

/** Events without details that their sentence names. */
const sentences: Partial<Record<string, Key<'kind'>>> = {
  sign_in_locked: 'security.events.kind.signInLocked',
  code_refused: 'security.events.kind.codeRefused',
  link_sent: 'security.events.kind.linkSent',
  link_withheld: 'security.events.kind.linkWithheld',
  link_refused: 'security.events.kind.linkRefused',
  contact_attached: 'security.events.kind.contactAttached',
  password_refused: 'security.events.kind.passwordRefused',
  password_set: 'security.events.kind.passwordSet',
  password_changed: 'security.events.kind.passwordChanged',
  password_reset: 'security.events.kind.passwordReset',
  passkey_added: 'security.events.kind.passkeyAdded',
  passkey_renamed: 'security.events.kind.passkeyRenamed',
  passkey_refused: 'security.events.kind.passkeyRefused',
  totp_added: 'security.events.kind.totpAdded',
  totp_refused: 'security.events.kind.totpRefused',
  recovery_codes_shown: 'security.events.kind.recoveryCodesShown',
  recovery_code_used: 'security.events.kind.recoveryCodeUsed',
  wallet_added: 'security.events.kind.walletAdded',
  wallet_refused: 'security.events.kind.walletRefused',
  oauth_added: 'security.events.kind.accountAdded',
  oauth_refused: 'security.events.kind.accountRefused',
  session_revoked: 'security.events.kind.sessionRevoked',
  other_sessions_revoked: 'security.events.kind.otherSessionsRevoked',
  signed_out_by_warehouse: 'security.events.kind.signedOutByWarehouse',
  unlocked_by_warehouse: 'security.events.kind.unlockedByWarehouse',
  impersonated: 'security.events.kind.impersonated',
  app_allowed: 'security.events.kind.appAllowed',
  app_refused: 'security.events.kind.appRefused',
  app_revoked: 'security.events.kind.appRevoked',
  app_signed_in: 'security.events.kind.appSignedIn',
  metadata_changed: 'security.events.kind.settingsChanged',
};

/** An event as a sentence: "Signed in with a code by e-mail"; one without a text here is shown by its name. */
export function eventWords({ kind, detail }: SecurityLogEntry): string {
  const method = methodWords(String(detail.method));
  const channel = String(detail.channel);
  switch (kind) {
    case 'sign_in':
      return method === undefined
        ? text('security.events.signedIn')
        : text('security.events.signedInWith', { method });
    case 'step_up':
      return method === undefined
        ? text('security.events.confirmed')
        : text('security.events.confirmedWith', { method });
    case 'code_sent':
      return text('security.events.codeSent', { channel });
    case 'code_withheld':
      return text('security.events.codeWithheld', { channel });
    case 'factor_removed':
      return text('security.events.removed', { factor: String(detail.factor) });
  }
  const key = sentences[kind];
  return key ? text(key) : kind.replaceAll('_', ' ');
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

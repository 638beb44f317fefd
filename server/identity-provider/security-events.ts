import { randomUUID } from 'node:crypto';
import { log } from '@/lib/runtime/log';
import { telemetry, type Outcome } from '@/lib/runtime/telemetry';
import { addSecurityEvent } from '@/server/database/repositories/identity/identity-events';
import type { IdentityContext } from './context';
import { sendFactorNotice } from './messages/factor-notice';
import { currentRequestId } from './wire/visitor';

export type SecurityEventKind =
  | 'code_sent'
  | 'code_withheld'
  | 'code_refused'
  | 'sends_limited'
  | 'sign_in'
  | 'sign_in_locked'
  | 'step_up'
  | 'contact_attached'
  | 'link_sent'
  | 'link_withheld'
  | 'link_refused'
  | 'password_refused'
  | 'password_set'
  | 'password_changed'
  | 'password_reset'
  | 'passkey_added'
  | 'passkey_renamed'
  | 'passkey_refused'
  | 'totp_added'
  | 'totp_refused'
  | 'recovery_codes_shown'
  | 'recovery_code_used'
  | 'wallet_added'
  | 'wallet_refused'
  | 'oauth_added'
  | 'oauth_refused'
  | 'factor_removed'
  | 'other_sessions_revoked'
  | 'impersonated'
  | 'app_allowed'
  | 'app_refused'
  | 'app_revoked'
  | 'app_signed_in'
  | 'session_revoked'
  | 'sign_in_reset'
  | 'signed_out_by_warehouse'
  | 'unlocked_by_warehouse'
  | 'metadata_changed';

/** Anyone can cause any number of these, so they are only logged. */
const logOnly = new Set<SecurityEventKind>(['sends_limited']);

interface SecurityEvent {
  kind: SecurityEventKind;
  client: string;
  userId?: string | undefined;
  /** Never a code or token; addresses masked. */
  detail?: Record<string, string | number>;
  /** A verified e-mail address that the user had until now; it is notified, not recorded. */
  former?: string | undefined;
}

/** Which way to sign in a refusal is about. */
const refusedMethods: Partial<Record<SecurityEventKind, string>> = {
  code_refused: 'code',
  link_refused: 'magic_link',
  password_refused: 'password',
  passkey_refused: 'passkey',
  totp_refused: 'totp',
  wallet_refused: 'wallet',
  oauth_refused: 'oauth',
  sign_in_locked: 'any',
};

/** What an event says of signing in, for metrics; a refusal when a factor is added counts as well. */
function signInOf(
  kind: SecurityEventKind,
  { method }: NonNullable<SecurityEvent['detail']>,
): { method: string; outcome: Outcome } | undefined {
  if (kind === 'sign_in') return { method: String(method ?? 'other'), outcome: 'ok' };
  const refused = refusedMethods[kind];
  return refused === undefined ? undefined : { method: refused, outcome: 'refused' };
}

/**
 * Records a security event in the audit table and the log (security 31), where its id leads to the request's, and
 * notifies the user if it changes their sign-in methods.
 */
export async function recordSecurityEvent(
  context: Pick<IdentityContext, 'db' | 'clock' | 'settings' | 'deliver'>,
  { kind, client, userId, detail = {}, former }: SecurityEvent,
): Promise<void> {
  const at = context.clock();
  const id = `sev_${randomUUID()}`;
  const event = { id, at, kind, userId: userId ?? null, client, detail };
  if (!logOnly.has(kind)) await addSecurityEvent(context.db, event);
  const attempt = signInOf(kind, detail);
  if (attempt) telemetry()?.countSignIn(attempt.method, attempt.outcome);
  log.info('security', { id, requestId: currentRequestId(), kind, client, userId, ...detail });
  if (userId !== undefined) await sendFactorNotice(context, { kind, userId, detail, former });
}

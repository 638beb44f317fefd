import type { Session } from '@/server/database/repositories/identity/identity-sessions';
import {
  endRecoveryCode,
  findRecoveryCode,
  findVerifiedTotp,
  replaceRecoveryCodes,
} from '@/server/database/repositories/identity/identity-totps';
import type { IdentityContext } from '@/server/identity-provider/context';
import { recordSecurityEvent } from '@/server/identity-provider/security-events';
import { requireFresh, requireFreshApp } from '@/server/identity-provider/sessions/fresh';
import { signIn } from '@/server/identity-provider/sessions/sign-in';
import { WireError } from '@/server/identity-provider/wire/errors';
import { readVisitor } from '@/server/identity-provider/wire/visitor';
import { attemptCode } from './attempt';
import { newRecoveryCodes, recoveryCodeDigest } from './recovery-codes';

interface RecoveryStep {
  session: Session;
  code: string;
  durationMinutes: number;
}

/**
 * Steps the session up with a recovery code instead of the authenticator app; each works once (security 14).
 * @returns `data` of the response
 */
export async function recoverTotp(
  context: IdentityContext,
  request: Request,
  { session, code, durationMinutes }: RecoveryStep,
): Promise<object> {
  const { secret, clock } = context;
  const { userId } = session;
  const { client } = readVisitor(request);
  const digest = recoveryCodeDigest(secret, userId, code);
  const found = await attemptCode(context, {
    kind: 'recovery-code',
    userId,
    client,
    compare: async (tx) => (await findRecoveryCode(tx, { userId, digest })) ?? null,
  });

  const data = await signIn(context, request, {
    current: session,
    durationMinutes,
    method: 'recovery_code',
    prove: async (tx) => {
      const now = clock();
      if (!(await endRecoveryCode(tx, found.id, now))) {
        throw new WireError('unable_to_authenticate_recovery_code');
      }
      return {
        userId,
        factor: {
          type: 'recovery_codes',
          delivery_method: 'recovery_code',
          last_authenticated_at: now.toISOString(),
          recovery_code_factor: { totp_recovery_code_id: found.id },
        },
        event: 'recovery_code_used',
      };
    },
  });
  return { totp_id: found.totpId, ...data };
}

/**
 * Replaces the recovery codes by ten new ones. Stytch shows the same codes again; here only their digests are stored,
 * so that nobody can read them, and every call shows new ones (security 14, ADR 016).
 * @throws WireError `second_factor_required` without a fresh code; `totp_not_found` without a verified app
 */
export async function renewRecoveryCodes(
  context: IdentityContext,
  { session, client }: { session: Session; client: string },
): Promise<object> {
  const { db, secret, clock } = context;
  const { userId } = session;
  const totp = await findVerifiedTotp(db, userId);
  if (totp) requireFreshApp(session, clock());
  else requireFresh(session, clock());
  if (!totp) throw new WireError('totp_not_found');
  const { codes, rows } = newRecoveryCodes(secret, userId);
  await replaceRecoveryCodes(db, totp, rows);
  await recordSecurityEvent(context, { kind: 'recovery_codes_shown', client, userId });
  return { user_id: userId, totps: [{ totp_id: totp.id, verified: true, recovery_codes: codes }] };
}

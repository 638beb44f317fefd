import type { IdentityContext } from '@/server/identity-provider/context';
import { checkLink } from '@/server/identity-provider/magic-links/check';
import { redeemLink } from '@/server/identity-provider/magic-links/redeem';
import { currentSession } from '@/server/identity-provider/sessions/life';
import { signIn } from '@/server/identity-provider/sessions/sign-in';
import { readVisitor } from '@/server/identity-provider/wire/visitor';
import { hashPassword } from './hash';
import { requireStrongPassword } from './policy';
import { passwordFactor, storePassword } from './store';

interface Reset {
  token: string;
  password: string;
  codeVerifier: string | undefined;
  durationMinutes: number;
}

/**
 * Sets a password by a link, which verifies the address, and signs in; all other sessions of the user end (security
 * 12). A password that is too weak does not use the link up.
 * @returns `data` of the response
 */
export async function resetPassword(
  context: IdentityContext,
  request: Request,
  { token, password, codeVerifier, durationMinutes }: Reset,
): Promise<object> {
  const current = await currentSession(context, request);
  const { client } = readVisitor(request);
  const attempt = { kind: 'password_reset', token, codeVerifier, client, currentUserId: undefined } as const;
  const link = await checkLink(context, attempt);
  await requireStrongPassword(password, [link.address]);
  const hash = await hashPassword(password);
  return signIn(context, request, {
    current,
    durationMinutes,
    method: 'password_reset',
    prove: async (tx) => {
      const now = context.clock();
      const { userId } = await redeemLink(tx, link, now);
      await storePassword(tx, { userId, hash, current }, now);
      return { userId, factor: passwordFactor(now), event: 'password_reset' };
    },
  });
}

import { holdPassword } from '@/server/database/repositories/identity/identity-passwords';
import type { IdentityContext } from '@/server/identity-provider/context';
import { currentSession } from '@/server/identity-provider/sessions/life';
import { signIn } from '@/server/identity-provider/sessions/sign-in';
import { waitsForApp } from '@/server/identity-provider/sessions/waiting';
import { WireError } from '@/server/identity-provider/wire/errors';
import { readVisitor } from '@/server/identity-provider/wire/visitor';
import { checkPassword } from './check';
import { hashPassword } from './hash';
import { requireStrongPassword } from './policy';
import { passwordFactor, storePassword } from './store';

interface Change {
  email: string;
  existing: string;
  next: string;
  durationMinutes: number;
}

/**
 * Replaces a password by proving the old one; the user's other sessions end (security 12). The new one is rated first,
 * so that the response reveals nothing about the address.
 * @returns `data` of the response
 * @throws WireError `second_factor_required` where the old password alone is not enough (decision 021)
 */
export async function changePassword(
  context: IdentityContext,
  request: Request,
  { email, existing, next, durationMinutes }: Change,
): Promise<object> {
  await requireStrongPassword(next, [email]);
  const current = await currentSession(context, request);
  const { client } = readVisitor(request);
  const proven = await checkPassword(context, { email, password: existing, client });
  const own =
    current?.userId === proven.userId
      ? current
      : { userId: proven.userId, factors: [passwordFactor(context.clock())] };
  if (await waitsForApp(context.db, own)) throw new WireError('second_factor_required');
  const hash = await hashPassword(next);
  return signIn(context, request, {
    current,
    durationMinutes,
    method: 'password',
    prove: async (tx) => {
      const now = context.clock();
      if (!(await holdPassword(tx, proven))) throw new WireError('unauthorized_credentials');
      await storePassword(tx, { userId: proven.userId, hash, current }, now);
      return { userId: proven.userId, factor: passwordFactor(now), event: 'password_changed' };
    },
  });
}

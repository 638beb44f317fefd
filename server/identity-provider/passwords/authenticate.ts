import { holdPassword } from '@/server/database/repositories/identity/identity-passwords';
import type { IdentityContext } from '@/server/identity-provider/context';
import { currentSession } from '@/server/identity-provider/sessions/life';
import { signIn } from '@/server/identity-provider/sessions/sign-in';
import { WireError } from '@/server/identity-provider/wire/errors';
import { readVisitor } from '@/server/identity-provider/wire/visitor';
import { checkPassword } from './check';
import { hashPassword, needsRehash } from './hash';
import { passwordFactor } from './store';

interface PasswordSignIn {
  email: string;
  password: string;
  durationMinutes: number;
}

/**
 * Signs in with a password, or steps the current session up. A hash with weaker parameters is renewed (security 12).
 * @returns `data` of the response
 */
export async function authenticatePassword(
  context: IdentityContext,
  request: Request,
  { email, password, durationMinutes }: PasswordSignIn,
): Promise<object> {
  const current = await currentSession(context, request);
  const { client } = readVisitor(request);
  const proven = await checkPassword(context, { email, password, client });
  const hash = needsRehash(proven.hash) ? await hashPassword(password) : proven.hash;
  return signIn(context, request, {
    current,
    durationMinutes,
    method: 'password',
    prove: async (tx) => {
      if (!(await holdPassword(tx, proven, hash))) throw new WireError('unauthorized_credentials');
      return { userId: proven.userId, factor: passwordFactor(context.clock()) };
    },
  });
}

import type { IdentityContext } from '@/server/identity-provider/context';
import { contactFactor } from '@/server/identity-provider/sessions/factors';
import { currentSession } from '@/server/identity-provider/sessions/life';
import { signIn } from '@/server/identity-provider/sessions/sign-in';
import { readVisitor } from '@/server/identity-provider/wire/visitor';
import { checkCode } from './check';
import { redeemCode } from './redeem';

interface CodeSignIn {
  token: string;
  methodId: string;
  durationMinutes: number;
}

/** Signs in with a code, or steps the current session up (security 3, 8, 9). @returns `data` of the response */
export async function authenticateCode(
  context: IdentityContext,
  request: Request,
  { token, methodId, durationMinutes }: CodeSignIn,
): Promise<object> {
  const current = await currentSession(context, request);
  const { client } = readVisitor(request);
  const code = await checkCode(context, { methodId, typed: token, client, currentUserId: current?.userId });
  return signIn(context, request, {
    current,
    durationMinutes,
    method: `otp_${code.channel}`,
    prove: async (tx) => {
      const now = context.clock();
      const contact = await redeemCode(tx, code, now);
      return {
        userId: contact.userId,
        factor: contactFactor(contact, { type: 'otp', deliveryMethod: code.channel, now }),
        ...(code.purpose === 'attach' && { event: 'contact_attached' }),
      };
    },
  });
}

import type { IdentityContext } from '@/server/identity-provider/context';
import { contactFactor } from '@/server/identity-provider/sessions/factors';
import { currentSession } from '@/server/identity-provider/sessions/life';
import { signIn } from '@/server/identity-provider/sessions/sign-in';
import { readVisitor } from '@/server/identity-provider/wire/visitor';
import { checkLink } from './check';
import { redeemLink } from './redeem';

interface LinkSignIn {
  token: string;
  codeVerifier: string | undefined;
  durationMinutes: number;
}

/** Signs in with a magic link, or steps the current session up (security 3, 9, 13). @returns `data` of the response */
export async function authenticateLink(
  context: IdentityContext,
  request: Request,
  { token, codeVerifier, durationMinutes }: LinkSignIn,
): Promise<object> {
  const current = await currentSession(context, request);
  const { client } = readVisitor(request);
  const attempt = {
    kind: 'magic_link',
    token,
    codeVerifier,
    client,
    currentUserId: current?.userId,
  } as const;
  const link = await checkLink(context, attempt);
  const data = await signIn(context, request, {
    current,
    durationMinutes,
    method: 'magic_link',
    prove: async (tx) => {
      const now = context.clock();
      const contact = await redeemLink(tx, link, now);
      return {
        userId: contact.userId,
        factor: contactFactor(contact, { type: 'magic_link', deliveryMethod: 'email', now }),
        ...(link.attachTo !== null && { event: 'contact_attached' as const }),
      };
    },
  });
  return { method_id: link.methodId, reset_sessions: false, ...data };
}

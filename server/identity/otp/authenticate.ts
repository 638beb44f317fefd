import type { IdentityContext } from '@/server/identity/context';
import { recordSecurityEvent } from '@/server/identity/security-events';
import { otpFactor } from '@/server/identity/sessions/factors';
import { currentSession } from '@/server/identity/sessions/life';
import { startSession, type StartedSession } from '@/server/identity/sessions/start';
import { readVisitor } from '@/server/identity/wire/visitor';
import { checkCode } from './check';
import { redeemCode } from './redeem';

interface Attempt {
  token: string;
  methodId: string;
  durationMinutes: number;
}

/** Signs in with a code, or steps the current session up (security 3, 8, 9). */
export async function authenticateCode(
  context: IdentityContext,
  request: Request,
  { token, methodId, durationMinutes }: Attempt,
): Promise<StartedSession> {
  const { db, clock } = context;
  const visitor = readVisitor(request);
  const current = await currentSession(context, request);
  const { client } = visitor;
  const code = await checkCode(context, { methodId, typed: token, client, currentUserId: current?.userId });
  const { contact, started } = await db.transaction(async (tx) => {
    const contact = await redeemCode(tx, code, clock());
    const factor = otpFactor(contact, code.channel, clock());
    const { userId } = contact;
    return {
      contact,
      started: await startSession(tx, context, { userId, factor, durationMinutes, visitor, current }),
    };
  });
  const { kind, session } = started;
  await recordSecurityEvent(context, {
    kind: code.purpose === 'attach' ? 'contact_attached' : kind,
    client,
    userId: contact.userId,
    detail: { method: `otp_${code.channel}`, session: session.id },
  });
  return started;
}

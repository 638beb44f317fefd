import { z } from 'zod';
import { digestOf } from '@/server/database/ids';
import { takeFlow, type FlowToken } from '@/server/database/repositories/identity/identity-flows';
import type { Session } from '@/server/database/repositories/identity/identity-sessions';
import type { IdentityContext } from '@/server/identity-provider/context';
import { startFlow } from '@/server/identity-provider/flows';

type Kind = 'webauthn_register' | 'webauthn_authenticate';

/** Lifetime of a challenge in seconds (security 15). */
export const challengeSeconds = 300;

const dataSchema = z.object({
  /** The relying party's id. */
  domain: z.string(),
  userVerification: z.enum(['required', 'preferred']),
  userAgent: z.string().default(''),
  authenticatorType: z.string().default(''),
});

/** The data stored with a challenge. */
export type ChallengeData = z.input<typeof dataSchema>;

/** Creates a challenge for a session, or for any visitor; 256 random bits in base64url. */
export function startChallenge(
  context: IdentityContext,
  kind: Kind,
  { session, data }: { session: Session | null; data: ChallengeData },
): Promise<string> {
  const bound = { sessionId: session?.id ?? null, userId: session?.userId ?? null };
  return startFlow(context.db, context, { kind, seconds: challengeSeconds, ...bound, data });
}

/** A consumed challenge. */
export type TakenChallenge = z.output<typeof dataSchema> & {
  challenge: string;
  /** The only user who may answer it, if any. */
  userId: FlowToken['userId'];
};

/**
 * Consumes a challenge, whether or not the response is valid; of concurrent callers only one gets it (security 15).
 * Null when there is none, or it was made for another session.
 */
export async function takeChallenge(
  { db, clock }: IdentityContext,
  kind: Kind,
  { challenge, current }: { challenge: string; current: Session | null },
): Promise<TakenChallenge | null> {
  const flow = await takeFlow(db, kind, digestOf(challenge), clock());
  if (!flow || (flow.sessionId ?? current?.id) !== current?.id) return null;
  return { ...dataSchema.parse(flow.data), challenge, userId: flow.userId };
}

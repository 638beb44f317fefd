import type { Database } from '@/server/database';
import type { Session } from '@/server/database/repositories/identity/identity-sessions';
import type { IdentityContext } from '@/server/identity-provider/context';
import { maskAddress } from '@/server/identity-provider/otp/address';
import { recordSecurityEvent, type SecurityEventKind } from '@/server/identity-provider/security-events';
import { readVisitor } from '@/server/identity-provider/wire/visitor';
import { authenticatedData } from './authenticated';
import type { Factor } from './factors';
import { startSession, type StartedSession } from './start';

/** Who has proven who they are, and how. */
export interface Proven {
  userId: string;
  factor: Factor;
  /** Who signs in as the user, where it is not the user. */
  impersonator?: string;
  /** What happened beside it, when it is more than signing in or stepping up. */
  event?: SecurityEventKind;
}

interface SignIn {
  /** The live session the request came with. */
  current: Session | null;
  durationMinutes: number;
  /** For the audit log: `otp_email`, `password`, `webauthn` … */
  method: string;
  /** Uses up what proves the visitor; in one transaction with the session it makes. */
  prove: (tx: Database) => Promise<Proven>;
}

/**
 * Every method's last step: a proven factor becomes a session, or steps the current one up (security 3), and the audit
 * log hears of it.
 * @returns `data` of the answer: user, session and both tokens (identity "Requests")
 */
export async function signIn(
  context: IdentityContext,
  request: Request,
  { current, durationMinutes, method, prove }: SignIn,
): Promise<object> {
  const visitor = readVisitor(request);
  const { proven, started } = await context.db.transaction(async (tx) => {
    const proven = await prove(tx);
    const { userId, factor, impersonator } = proven;
    const start = { userId, factor, durationMinutes, visitor, current, impersonator };
    return { proven, started: await startSession(tx, context, start) };
  });
  await recordSignIn(context, visitor.client, { ...proven, method }, started);
  return authenticatedData(context, started.session, started.token);
}

async function recordSignIn(
  context: IdentityContext,
  client: string,
  { userId, event, method, impersonator }: Proven & { method: string },
  { kind, session }: StartedSession,
): Promise<void> {
  const by = impersonator?.includes('@')
    ? maskAddress({ kind: 'email', address: impersonator })
    : impersonator;
  const detail = { method, session: session.id, ...(by !== undefined && { by }) };
  await recordSecurityEvent(context, { kind: event ?? kind, client, userId, detail });
}

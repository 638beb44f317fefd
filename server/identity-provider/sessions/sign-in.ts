import type { Database } from '@/server/database';
import type { Session } from '@/server/database/repositories/identity/identity-sessions';
import type { IdentityContext } from '@/server/identity-provider/context';
import { maskAddress } from '@/server/identity-provider/otp/address';
import { recordSecurityEvent, type SecurityEventKind } from '@/server/identity-provider/security-events';
import { readVisitor } from '@/server/identity-provider/wire/visitor';
import { authenticatedData } from './authenticated';
import type { Factor } from './factors';
import { startSession, type StartedSession } from './start';

/** The authenticated user and the factor. */
export interface Proven {
  userId: string;
  factor: Factor;
  /** The operator who impersonates the user, if any. */
  impersonator?: string;
  /** The security event, when it is more than signing in or stepping up. */
  event?: SecurityEventKind;
}

interface SignIn {
  /** The live session of the request. */
  current: Session | null;
  durationMinutes: number;
  /** For the audit log: `otp_email`, `password`, `webauthn` … */
  method: string;
  /** Consumes the visitor's proof; runs in one transaction with the creation of the session. */
  prove: (tx: Database) => Promise<Proven>;
}

/**
 * The last step of every method: a proven factor becomes a session, or steps the current one up (security 3), and the
 * audit log records it.
 * @returns `data` of the response: user, session and both tokens (identity "Requests")
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

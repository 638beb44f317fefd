import { digestOf } from '@/server/database/ids';
import {
  findSession,
  wasReplaced,
  type LiveAt,
  type Session,
} from '@/server/database/repositories/identity/identity-sessions';
import type { IdentityContext } from '@/server/identity-provider/context';
import { readSessionToken } from '@/server/identity-provider/wire/credentials';
import { WireError } from '@/server/identity-provider/wire/errors';
import { waitsForApp } from './waiting';

const minutes = (count: number) => count * 60_000;

/** The time of a call, and the earliest last use of a live session (security 3). */
export function liveAt({ clock, settings }: Pick<IdentityContext, 'clock' | 'settings'>): LiveAt {
  const now = clock();
  return { now, idleSince: new Date(now.getTime() - minutes(settings.lifetimes.sessionIdleMinutes)) };
}

/** The end of a session with this duration in minutes; never past its absolute limit (security 3). */
export function sessionEnd(
  { settings }: Pick<IdentityContext, 'settings'>,
  now: Date,
  durationMinutes: number,
  startedAt = now,
): Date {
  const wished = now.getTime() + minutes(durationMinutes);
  return new Date(Math.min(wished, startedAt.getTime() + minutes(settings.lifetimes.sessionMinutes)));
}

/** The digest of the request's session token; null when nobody is signed in. */
export function presentedDigest({ settings }: IdentityContext, request: Request): string | null {
  const token = readSessionToken(request, settings.identity.publicToken);
  return token === null ? null : digestOf(token);
}

/** Milliseconds after a step-up in which concurrent calls may still use the previous token. */
const overlap = 30_000;

/**
 * The error for a token without a live session. A token replaced just now ends nothing: its browser has the next one by
 * now, and would lose that.
 */
export async function noSession(context: IdentityContext, digest: string): Promise<WireError> {
  const at = liveAt(context);
  const since = new Date(at.now.getTime() - overlap);
  const replaced = await wasReplaced(context.db, digest, at, since);
  return new WireError(replaced ? 'session_token_replaced' : 'session_not_found');
}

/** The live session of a request; null when there is none. */
export async function currentSession(context: IdentityContext, request: Request): Promise<Session | null> {
  const digest = presentedDigest(context, request);
  return digest === null ? null : findSession(context.db, digest, liveAt(context));
}

/**
 * The live session of a request, including one that waits for its second step: only for calls that finish or end it.
 * @throws WireError of a type that ends the session in the SDK, except for a token that was replaced just now
 */
export async function requireStartedSession(context: IdentityContext, request: Request): Promise<Session> {
  const digest = presentedDigest(context, request);
  if (digest === null) throw new WireError('unauthorized_credentials');
  const session = await findSession(context.db, digest, liveAt(context));
  if (!session) throw await noSession(context, digest);
  return session;
}

/**
 * The live session of a request.
 * @throws WireError as `requireStartedSession`; `second_factor_required` while it waits for the app's code
 */
export async function requireSession(context: IdentityContext, request: Request): Promise<Session> {
  const session = await requireStartedSession(context, request);
  if (await waitsForApp(context.db, session)) throw new WireError('second_factor_required');
  return session;
}

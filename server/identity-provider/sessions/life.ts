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

/** The instant of a call, and since when a session may at most have been idle (security 3). */
export function liveAt({ clock, settings }: Pick<IdentityContext, 'clock' | 'settings'>): LiveAt {
  const now = clock();
  return { now, idleSince: new Date(now.getTime() - minutes(settings.lifetimes.sessionIdleMinutes)) };
}

/** When a session ends that is to live so many minutes from now; never past its absolute limit (security 3). */
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

/** Milliseconds in which a call under way at a step-up may still bring the token before it. */
const overlap = 30_000;

/**
 * Why a token's digest has no live session. A token just replaced ends nothing: the browser that brings it has the next
 * one by now, and would lose that.
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
 * The live session of a request, also one that waits for its second step: only what finishes or ends it may ask so.
 * @throws WireError of a type that ends the session in the SDK, save for a token that was replaced just now
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

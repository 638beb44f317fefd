import 'server-only';
import { headers } from 'next/headers';
import { cache } from 'react';
import { readSettings } from '@/lib/runtime/settings';
import { readSessionCookies } from '@/lib/session/cookies/cookies';
import { fingerprint } from '@/lib/session/cookies/fingerprint';
import { providerVerifier } from '@/lib/session/verify/provider';
import { recognizeRequest } from '@/lib/session/renewal/recognize';
import type { VerifiedSession } from '@/lib/session/verify/verifier';

/** The verified session of this request, and the token that proves it to the product API. */
export interface CurrentSession {
  jwt: string;
  session: VerifiedSession;
}

/**
 * Verifies the session JWT of a Cookie header in the data layer, independently of the guard (security 1 and 2). A
 * remote provider is asked once about a session by password alone (decision 021).
 * @returns null without a valid JWT; `unavailable` when the provider's keys can't be loaded.
 */
export async function sessionFromCookies(
  header: string | null,
): Promise<CurrentSession | null | 'unavailable'> {
  const settings = readSettings();
  const { jwt } = readSessionCookies(header, settings);
  if (jwt === undefined) return null;
  const verifier = providerVerifier(settings);
  let verified = await verifier.verify(jwt);
  if (!verified.ok && verified.reason === 'password_alone') {
    await recognizeRequest(new Headers({ cookie: header ?? '' }), settings);
    verified = await verifier.verify(jwt);
  }
  if (verified.ok) return { jwt, session: verified.session };
  return verified.reason === 'unavailable' ? 'unavailable' : null;
}

/** The session of the request being rendered; the guard has already put a renewed JWT into its cookies. */
export const currentSession = cache(async () => sessionFromCookies((await headers()).get('cookie')));

/** A mark by which the page's scripts notice that the user or the session has changed, without knowing their ids. */
export async function sessionMark(): Promise<string | undefined> {
  const current = await currentSession();
  if (current === null || current === 'unavailable') return undefined;
  const { userId, sessionId } = current.session;
  return `${fingerprint(userId)}.${fingerprint(sessionId)}`;
}

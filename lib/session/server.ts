import 'server-only';
import { headers } from 'next/headers';
import { cache } from 'react';
import { readSettings } from '@/lib/env';
import { readSessionCookies } from './cookies';
import { providerVerifier } from './provider';
import type { VerifiedSession } from './verifier';

/** The verified session of this request, and the token that proves it to the product API. */
export interface CurrentSession {
  jwt: string;
  session: VerifiedSession;
}

/**
 * Verifies the session JWT of a Cookie header in the data layer, by itself (security 1 and 2).
 * @returns null without a valid JWT; `unavailable` when the provider's keys can't be had.
 */
export async function sessionFromCookies(
  header: string | null,
): Promise<CurrentSession | null | 'unavailable'> {
  const settings = readSettings();
  const { jwt } = readSessionCookies(header, settings);
  if (jwt === undefined) return null;
  const verified = await providerVerifier(settings).verify(jwt);
  if (verified.ok) return { jwt, session: verified.session };
  return verified.reason === 'unavailable' ? 'unavailable' : null;
}

/** The session of the request being rendered; the middleware has already put a renewed JWT into its cookies. */
export const currentSession = cache(async () => sessionFromCookies((await headers()).get('cookie')));

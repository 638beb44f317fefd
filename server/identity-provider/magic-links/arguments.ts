import { z } from 'zod';
import { durationArgument } from '@/server/identity-provider/sessions/duration';
import { numberArgument, stringArgument } from '@/server/identity-provider/wire/body';
import { WireError } from '@/server/identity-provider/wire/errors';

/** The body of a send of a magic link, as the SDK writes it. */
export const sendSchema = z.object({
  email: stringArgument('email'),
  login_magic_link_url: stringArgument('login_magic_link_url').optional(),
  signup_magic_link_url: stringArgument('signup_magic_link_url').optional(),
  login_expiration_minutes: numberArgument('login_expiration_minutes').optional(),
  signup_expiration_minutes: numberArgument('signup_expiration_minutes').optional(),
  code_challenge: stringArgument('code_challenge').optional(),
  locale: stringArgument('locale').optional(),
});

/** The body of magic_links/authenticate (SPEC section 5). */
export const authenticateSchema = z.object({
  token: stringArgument('token'),
  code_verifier: stringArgument('code_verifier').optional(),
  session_duration_minutes: durationArgument,
});

const expirationSchema = z.int().min(5).max(10_080);
/** The maximum life of a link in minutes (security 12). */
const maxMinutes = 60;

/**
 * The life of a link in seconds: as requested, and at most an hour.
 * @throws WireError outside the SDK's 5 to 10,080 minutes
 */
export function readLinkLife(minutes: number | undefined, standard = maxMinutes): number {
  const expiration = expirationSchema.safeParse(minutes ?? standard);
  if (!expiration.success) throw new WireError('invalid_expiration');
  return Math.min(expiration.data, maxMinutes) * 60;
}

/** Base64url of a SHA-256. */
const challengePattern = /^[\w-]{43}$/;

/**
 * The PKCE challenge; bootstrap makes the SDK send one with every link.
 * @throws WireError without one
 */
export function readChallenge(challenge: string | undefined): string {
  if (challenge === undefined || !challengePattern.test(challenge)) {
    throw new WireError('missing_pkce_code_challenge');
  }
  return challenge;
}

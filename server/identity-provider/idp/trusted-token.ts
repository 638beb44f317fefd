import { jwtVerify } from 'jose';
import { z } from 'zod';
import type { AttestProfile } from '@/lib/runtime/settings/attest';
import { createKeySet } from '@/lib/session/verify/verifier-keys';
import type { Database } from '@/server/database';
import { digestOf } from '@/server/database/ids';
import { takeFromWindow } from '@/server/database/repositories/identity/rate-limits';

/** Asymmetric ones only; each key of a key set allows just its own. */
const algorithms = ['RS256', 'PS256', 'ES256', 'EdDSA'];
/** Seconds by which the issuer's clock may be ahead of ours. */
const clockTolerance = 30;
const maxLength = 8_192;

/** A token of another kind, such as an access token, is no proof of its user. */
const typeSchema = z.literal('jwt').optional();

const claimsSchema = z.object({
  iat: z.number(),
  exp: z.number(),
  auth_time: z.number().optional(),
  jti: z
    .string()
    .regex(/^[\x20-\x7e]{0,256}$/)
    .catch(''),
  email_verified: z.literal(true).optional(),
});
const emailSchema = z.email().max(254);

/** The content of a trusted token. */
export interface TrustedToken {
  email: string;
  /** The token's own id, if it has one. */
  tokenId: string;
  /** When its issuer authenticated the user. */
  provenAt: Date;
  /** What its issuer signed: unlike a signature, it can't be written in two ways. */
  signed: string;
  /** Seconds since 1970. */
  expiresAt: number;
}

export type ReadTrustedToken = (token: string) => Promise<TrustedToken | null>;

/**
 * Reads tokens of one profile; its issuer's keys are fetched on demand and cached. Null for any that can't be trusted.
 */
export function trustedTokenReader(
  { issuer, audience, jwks_url: jwksUrl, email_claim: emailClaim }: AttestProfile,
  clock: () => Date,
): ReadTrustedToken {
  const keys = createKeySet(jwksUrl, fetch, clock);
  return async (token) => {
    if (token.length > maxLength) return null;
    try {
      const options = { algorithms, issuer, audience, clockTolerance, currentDate: clock() };
      const { payload, protectedHeader } = await jwtVerify(token, keys.keyFor, {
        ...options,
        requiredClaims: ['exp', 'iat'],
      });
      typeSchema.parse(protectedHeader.typ?.toLowerCase());
      const { iat, exp, auth_time: authTime = iat, jti } = claimsSchema.parse(payload);
      const provenAt = new Date(Math.min(authTime * 1000, clock().getTime()));
      const email = emailSchema.parse(payload[emailClaim]);
      const signed = token.slice(0, token.lastIndexOf('.'));
      return { email, tokenId: jti, provenAt, signed, expiresAt: exp };
    } catch {
      return null;
    }
  };
}

/**
 * Uses up a trusted token: it counts once, on any instance, and is remembered until it ends.
 * @returns whether this was its first use
 */
export async function spendTrustedToken(
  db: Database,
  { signed, expiresAt }: TrustedToken,
  now: Date,
): Promise<boolean> {
  const seconds = Math.ceil(expiresAt - now.getTime() / 1000) + clockTolerance;
  return (
    (await takeFromWindow(db, { key: `trusted-token:${digestOf(signed)}`, max: 1, seconds }, now)) === null
  );
}

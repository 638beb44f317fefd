import { createLocalJWKSet, jwtVerify, type JWTPayload } from 'jose';
import { z } from 'zod';
import { findGrant, isSessionOpen } from '@/server/database/repositories/identity/identity-apps';
import type { IdentityContext } from '@/server/identity-provider/context';
import { liveAt } from '@/server/identity-provider/sessions/life';
import { signingAlgorithm } from '@/server/identity-provider/jwks/keys';
import { issuerOf } from './issuer';

/** Distinguishes an access token from every other token of this issuer (RFC 9068); no session verifier accepts one. */
export const accessTokenType = 'at+jwt';

const claimsSchema = z
  .object({
    sub: z.string(),
    client_id: z.string(),
    scope: z.string(),
    /** Absent with offline access. */
    sid: z.string().optional(),
    grant_id: z.string(),
    auth_time: z.number(),
  })
  .transform(({ sub, client_id, scope, sid, grant_id, auth_time }) => ({
    userId: sub,
    clientId: client_id,
    scopes: scope.split(' '),
    sessionId: sid,
    grantId: grant_id,
    authTime: auth_time,
  }));

/** The access that a token represents. */
export type Access = z.output<typeof claimsSchema>;

async function verifiedClaims(context: IdentityContext, token: string): Promise<JWTPayload | null> {
  const keys = createLocalJWKSet({ keys: await context.signer.publicKeys() });
  try {
    const { payload } = await jwtVerify(token, keys, {
      algorithms: [signingAlgorithm],
      typ: accessTokenType,
      issuer: issuerOf(context),
      audience: issuerOf(context),
      requiredClaims: ['exp', 'iat'],
      currentDate: context.clock(),
    });
    return payload;
  } catch {
    return null;
  }
}

/**
 * Reads a valid access token: signed here and for here, not expired, its grant not revoked, and its session alive unless
 * the user allowed offline access. Null for anything else.
 */
export async function readAccessToken(context: IdentityContext, token: string): Promise<Access | null> {
  const access = claimsSchema.safeParse(await verifiedClaims(context, token));
  if (!access.success) return null;
  const { userId, clientId, grantId, sessionId } = access.data;
  const grant = await findGrant(context.db, userId, clientId);
  if (grant?.id !== grantId) return null;
  const alive = sessionId === undefined || (await isSessionOpen(context.db, sessionId, liveAt(context)));
  return alive ? access.data : null;
}

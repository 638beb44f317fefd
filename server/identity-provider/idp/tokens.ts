import { createHash, randomUUID } from 'node:crypto';
import { findUser } from '@/server/database/repositories/identity/identity-users';
import type { IdentityContext } from '@/server/identity-provider/context';
import { accessTokenType } from './access-token';
import { userClaims } from './claims';
import { accessTokenSeconds, issuerOf } from './issuer';
import { OAuthError } from './oauth-error';

/** The access that a user granted an app, as represented by a code or refresh token. */
export interface Authorization {
  clientId: string;
  grantId: string;
  sessionId: string;
  scopes: string[];
  /** Seconds since 1970. */
  authTime: number;
  nonce?: string | undefined;
}

/** The result of redeeming a code or refresh token; its tokens are signed after the transaction. */
export interface Redeemed {
  userId: string;
  authorization: Authorization;
  refreshToken: string | undefined;
}

/** The left half of the access token's SHA-256 (OpenID Connect Core 3.1.3.6). */
function halfDigest(accessToken: string): string {
  return createHash('sha256').update(accessToken).digest().subarray(0, 16).toString('base64url');
}

/**
 * Signs the tokens of an authorization and answers by RFC 6749 5.1.
 * @throws OAuthError when the user no longer exists
 */
export async function tokenAnswer(
  context: IdentityContext,
  { userId, authorization, refreshToken }: Redeemed,
): Promise<object> {
  const { clientId, grantId, sessionId, scopes, authTime, nonce } = authorization;
  const user = await findUser(context.db, userId);
  if (!user) throw new OAuthError('invalid_grant', 'The user is gone');
  const now = Math.floor(context.clock().getTime() / 1000);
  const issuer = issuerOf(context);
  const common = {
    iss: issuer,
    aud: clientId,
    sub: user.id,
    iat: now,
    exp: now + accessTokenSeconds,
    auth_time: authTime,
  };
  const scope = scopes.join(' ');
  const accessToken = await context.signer.sign(
    {
      ...common,
      // For the app's own server, and for the calls here that take it (RFC 9068 3).
      aud: [clientId, issuer],
      ...{ nbf: now, jti: randomUUID(), client_id: clientId, scope, grant_id: grantId },
      ...(refreshToken === undefined && { sid: sessionId }),
    },
    accessTokenType,
  );
  const idToken = () =>
    context.signer.sign({
      ...common,
      sid: sessionId,
      at_hash: halfDigest(accessToken),
      ...(nonce !== undefined && { nonce }),
      ...userClaims(user, scopes),
    });
  return {
    access_token: accessToken,
    token_type: 'Bearer',
    expires_in: accessTokenSeconds,
    scope,
    ...(scopes.includes('openid') && { id_token: await idToken() }),
    ...(refreshToken !== undefined && { refresh_token: refreshToken }),
  };
}

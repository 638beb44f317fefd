import type { IdentityContext } from '@/server/identity-provider/context';
import { recordSecurityEvent } from '@/server/identity-provider/security-events';
import { endAccess } from './end-access';
import { OAuthError } from './oauth-error';

interface Reuse {
  userId: string;
  clientId: string;
  /** The caller's address. */
  client: string;
  what: 'code' | 'refresh_token';
}

/**
 * Handles the reuse of a code or refresh token: one of its two users has stolen it, so all access of the app to this
 * user ends (RFC 6749 10.5, RFC 9700 4.14).
 * @throws OAuthError always
 */
export async function endStolen(
  context: IdentityContext,
  { userId, clientId, client, what }: Reuse,
): Promise<never> {
  if (await endAccess(context, { userId, appId: clientId, sessionId: null })) {
    const detail = { app: clientId, reused: what };
    await recordSecurityEvent(context, { kind: 'app_revoked', client, userId, detail });
  }
  throw new OAuthError('invalid_grant', 'It was used before');
}

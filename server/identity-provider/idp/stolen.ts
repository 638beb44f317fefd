import { deleteGrant } from '@/server/database/repositories/identity/identity-apps';
import type { IdentityContext } from '@/server/identity-provider/context';
import { recordSecurityEvent } from '@/server/identity-provider/security-events';
import { OAuthError } from './oauth-error';

interface Reuse {
  userId: string;
  clientId: string;
  /** Who presented it. */
  client: string;
  what: 'code' | 'refresh_token';
}

/**
 * Somebody presented a code or refresh token that was used before: one of the two has stolen it, so everything the
 * app holds of this user ends (RFC 6749 10.5, RFC 9700 4.14).
 * @throws OAuthError always
 */
export async function endStolen(
  context: IdentityContext,
  { userId, clientId, client, what }: Reuse,
): Promise<never> {
  if (await deleteGrant(context.db, userId, clientId)) {
    const detail = { app: clientId, reused: what };
    await recordSecurityEvent(context, { kind: 'app_revoked', client, userId, detail });
  }
  throw new OAuthError('invalid_grant', 'It was used before');
}

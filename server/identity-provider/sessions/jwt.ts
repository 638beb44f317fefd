import type { JWTPayload } from 'jose';
import type { IdentityContext } from '@/server/identity-provider/context';
import type { SessionView } from './view';

const seconds = (date: Date) => Math.floor(date.getTime() / 1000);

/**
 * The claims of a session JWT: valid for at most five minutes, and never longer than its session (identity "Session
 * JWT", security 2).
 */
export function sessionClaims(
  { settings, clock }: Pick<IdentityContext, 'settings' | 'clock'>,
  view: SessionView,
): JWTPayload {
  const now = seconds(clock());
  const { session_id, user_id, started_at, last_accessed_at, expires_at, attributes, roles } = view;
  return {
    iss: settings.identity.issuer,
    aud: [settings.identity.audience],
    sub: user_id,
    iat: now,
    nbf: now,
    exp: Math.min(now + settings.lifetimes.jwtSeconds, seconds(new Date(expires_at))),
    'https://stytch.com/session': {
      id: session_id,
      started_at,
      last_accessed_at,
      expires_at,
      attributes,
      authentication_factors: view.authentication_factors,
      roles,
    },
  };
}

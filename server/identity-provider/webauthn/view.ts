import type { Passkey } from '@/server/database/repositories/identity/identity-passkeys';
import type { Factor } from '@/server/identity-provider/sessions/factors';

/** A passkey in the SDK's shape; `created_at` is ours, for the customer's own list. */
export function viewPasskey(passkey: Passkey) {
  return {
    webauthn_registration_id: passkey.id,
    domain: passkey.domain,
    user_agent: passkey.userAgent,
    authenticator_type: passkey.authenticatorType,
    verified: true,
    name: passkey.name,
    created_at: passkey.createdAt.toISOString(),
  };
}

/** Bounds the session JWT, which must fit a cookie. */
const maxUserAgent = 64;

/** The factor that a passkey proves. */
export function passkeyFactor({ id, domain, userAgent }: Passkey, now: Date): Factor {
  return {
    type: 'webauthn',
    delivery_method: 'webauthn_registration',
    last_authenticated_at: now.toISOString(),
    webauthn_factor: {
      webauthn_registration_id: id,
      domain,
      user_agent: userAgent.slice(0, maxUserAgent),
    },
  };
}

import type { ContactMethod } from '@/server/database/repositories/identity/identity-users';
import type { Factor } from '@/server/identity-provider/sessions/factors';
import type { OAuthAccount } from './account';
import type { ProviderValues } from './token';

/** The session's factor, with the address it has verified, like the other methods (SPEC section 3). */
export function oauthFactor(
  { provider, profile }: OAuthAccount,
  id: string,
  contact: ContactMethod | undefined,
  now: Date,
): Factor {
  return {
    type: 'oauth',
    delivery_method: `oauth_${provider}`,
    last_authenticated_at: now.toISOString(),
    [`${provider}_oauth_factor`]: { id, email_id: contact?.id ?? '', provider_subject: profile.subject },
    ...(contact && { email_factor: { email_id: contact.id, email_address: contact.address } }),
  };
}

/**
 * The SDK's `provider_values`. The gateway empties every token in them before a script can read it (security 4); to
 * other callers the access token is all they tell. An id_token would identify its holder to others, and a refresh token
 * would outlive every session here: both stay empty.
 */
export function viewValues({ accessToken, scopes, expiresAt }: ProviderValues) {
  return { access_token: accessToken, id_token: '', refresh_token: '', scopes, expires_at: expiresAt };
}

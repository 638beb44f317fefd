import type { UserWithFactors } from '@/server/database/repositories/identity/identity-users';
import { viewPasskey } from '@/server/identity-provider/webauthn/view';

const contactsOf = ({ contacts }: UserWithFactors, kind: 'email' | 'phone') =>
  contacts.filter((contact) => contact.kind === kind);

/**
 * A user in the SDK's shape (SPEC section 3 "Identity-provider user"); `created_at` of a factor is ours, for the
 * customer's own list.
 */
export function viewUser(user: UserWithFactors) {
  return {
    user_id: user.id,
    created_at: user.createdAt.toISOString(),
    status: 'active' as const,
    name: { first_name: '', middle_name: '', last_name: '' },
    emails: contactsOf(user, 'email').map(({ id, address, verified }) => ({
      email_id: id,
      email: address,
      verified,
    })),
    phone_numbers: contactsOf(user, 'phone').map(({ id, address, verified }) => ({
      phone_id: id,
      phone_number: address,
      verified,
    })),
    roles: user.roles,
    trusted_metadata: {},
    untrusted_metadata: user.untrustedMetadata,
    password: user.password ? { password_id: user.password.id, requires_reset: false } : null,
    providers: user.oauth.map((registration) => ({
      oauth_user_registration_id: registration.id,
      provider_type: registration.provider,
      provider_subject: registration.subject,
      profile_picture_url: registration.profilePictureUrl,
      locale: registration.locale,
      created_at: registration.createdAt.toISOString(),
    })),
    totps: user.totps
      .filter(({ verified }) => verified)
      .map(({ id, verified, createdAt }) => ({ totp_id: id, verified, created_at: createdAt.toISOString() })),
    crypto_wallets: user.wallets.map(({ id, address, type, createdAt }) => ({
      crypto_wallet_id: id,
      crypto_wallet_address: address,
      crypto_wallet_type: type,
      verified: true,
      created_at: createdAt.toISOString(),
    })),
    webauthn_registrations: user.passkeys.map(viewPasskey),
    // Registered by the provider's mobile SDKs only.
    biometric_registrations: [],
  };
}

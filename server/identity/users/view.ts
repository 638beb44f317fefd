import type { UserWithContacts } from '@/server/database/repositories/identity-users';

/** A user in the SDK's shape. */
export function viewUser({ id, createdAt, roles, untrustedMetadata, contacts }: UserWithContacts) {
  const of = (kind: 'email' | 'phone') => contacts.filter((contact) => contact.kind === kind);
  return {
    user_id: id,
    created_at: createdAt.toISOString(),
    status: 'active' as const,
    name: { first_name: '', middle_name: '', last_name: '' },
    emails: of('email').map((c) => ({ email_id: c.id, email: c.address, verified: c.verified })),
    phone_numbers: of('phone').map((c) => ({
      phone_id: c.id,
      phone_number: c.address,
      verified: c.verified,
    })),
    roles,
    trusted_metadata: {},
    untrusted_metadata: untrustedMetadata,
    password: null,
    providers: [],
    totps: [],
    crypto_wallets: [],
    webauthn_registrations: [],
    biometric_registrations: [],
  };
}

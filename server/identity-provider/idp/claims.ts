import type { UserWithFactors } from '@/server/database/repositories/identity/identity-users';

/** The claims about a user by granted scope (OpenID Connect Core 5.4). Only verified addresses. */
export function userClaims(user: UserWithFactors, scopes: string[]): Record<string, string | boolean> {
  const proven = (kind: 'email' | 'phone') =>
    user.contacts.find((contact) => contact.kind === kind && contact.verified)?.address;
  const [email, phone] = [proven('email'), proven('phone')];
  const picture = user.oauth.find(({ profilePictureUrl }) => profilePictureUrl !== '')?.profilePictureUrl;
  const locale = user.oauth.find((registration) => registration.locale !== '')?.locale;
  const asked = (scope: string) => scopes.includes(scope);
  return {
    ...(asked('email') && email !== undefined && { email, email_verified: true }),
    ...(asked('phone') && phone !== undefined && { phone_number: phone, phone_number_verified: true }),
    ...(asked('profile') && picture !== undefined && { picture }),
    ...(asked('profile') && locale !== undefined && { locale }),
  };
}

import type { VerifiedSession } from '@/lib/session/verify/verifier';
import type { AccountRow, ProvedAgain } from '@/server/database/repositories/accounts/accounts';

type Factor = VerifiedSession['factors'][number];

/**
 * What the proofs of a session say anew of its account's addresses; undefined where nothing was noted against them, or
 * all proofs are older than that.
 */
export function readProvedAgain(
  { email, emailBouncedAt, emailRemovedAt, phone, phoneRemovedAt }: AccountRow,
  { factors }: VerifiedSession,
): ProvedAgain | undefined {
  const isSince = (noted: Date | null, proves: (factor: Factor) => boolean) =>
    noted !== null &&
    factors.some(
      (factor) =>
        proves(factor) && factor.provedAt !== undefined && Date.parse(factor.provedAt) > noted.getTime(),
    );
  const isEmail = (factor: Factor) => factor.email?.toLowerCase() === email;
  const isPhone = (factor: Factor) => phone !== null && factor.phone === phone;
  const proved = {
    reached: isSince(emailBouncedAt, isEmail),
    email: isSince(emailRemovedAt, isEmail),
    phone: isSince(phoneRemovedAt, isPhone),
  };
  return Object.values(proved).includes(true) ? proved : undefined;
}

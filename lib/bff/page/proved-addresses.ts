import 'server-only';
import type { VerifiedSession } from '@/lib/session/verify/verifier';

/** The e-mail address and phone number that a session's factors have proved, the first of each. */
export function provedAddresses({ factors }: VerifiedSession): { email?: string; phone?: string } {
  const email = factors.find((factor) => factor.email !== undefined)?.email;
  const phone = factors.find((factor) => factor.phone !== undefined)?.phone;
  return { ...(email !== undefined && { email }), ...(phone !== undefined && { phone }) };
}

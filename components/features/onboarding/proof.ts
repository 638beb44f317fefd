import { verifyCode } from '@/lib/browser/identity/codes';
import { readOtp } from '@/lib/browser/identity/otp-store';
import { sentAt } from '@/lib/browser/identity/sent-at';
import type { Contact } from '@/lib/validation/contact';
import type { OnboardInfo } from './store';

/** Milliseconds for which a sent code is valid (security 8). */
const life = 300_000;

/** The address of a pending code that verifies one of these, if it is still valid. */
export function pendingCodeContact({ email, phone }: Pick<OnboardInfo, 'email' | 'phone'>): Contact | null {
  const otp = readOtp();
  if (!otp.methodId || Date.now() - sentAt() > life) return null;
  if (otp.email === email) return { email };
  return phone !== '' && otp.phone === phone ? { phone } : null;
}

/** Submits the code; on success the visitor is signed in. @throws AppError */
export const prove = (code: string): Promise<void> =>
  verifyCode({ methodId: readOtp().methodId ?? '', code });

import type { Contact } from '@/lib/forms/contact';
import { requestCode } from './codes';
import { storeOtp } from './otp-store';
import { markSent } from './sent-at';

/** Asks the provider for a code and remembers where it went (SPEC section 3, "otp"). */
export async function sendCode(contact: Contact): Promise<void> {
  const { methodId } = await requestCode(contact);
  markSent();
  storeOtp({
    transport: contact.email ? 'email' : 'sms',
    methodId,
    email: contact.email ?? null,
    phone: contact.phone ?? null,
  });
}

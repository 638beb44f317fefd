import type { Contact } from '@/lib/forms/contact';
import { loadIdentityClient } from '.';
import { storeOtp } from './otp-store';
import { markSent } from './sent-at';

/** Asks the provider for a code and remembers where it went (SPEC section 3, "otp"). */
export async function sendCode(contact: Contact): Promise<void> {
  const client = await loadIdentityClient();
  const { methodId } = await client.sendCode(contact);
  markSent();
  storeOtp({
    transport: contact.email ? 'email' : 'sms',
    methodId,
    email: contact.email ?? null,
    phone: contact.phone ?? null,
  });
}

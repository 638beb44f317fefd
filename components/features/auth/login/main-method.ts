import type { Contact } from '@/lib/validation/contact';
import type { CodeTarget } from '@/lib/browser/identity/codes';
import type { SignInMethod } from '@/lib/contract/identity/methods';
import { text } from '@/lib/text/text';

/** The methods of the login screen's field and button. */
export type FieldMethod = 'code' | 'link' | 'password';

/**
 * The field's default method: a code where one can be sent, else a link, else a password; null when there is
 * no field.
 */
export function mainMethod(methods: SignInMethod[]): FieldMethod | null {
  if (methods.some((method) => method.endsWith('_code'))) return 'code';
  if (methods.includes('magic_link')) return 'link';
  return methods.includes('password') ? 'password' : null;
}

/** The available text message transports, SMS first. */
export function textTransports(methods: SignInMethod[]): ('sms' | 'whatsapp')[] {
  return (['sms', 'whatsapp'] as const).filter((transport) => methods.includes(`${transport}_code`));
}

/** The kinds of input the field accepts for this method. */
export function accepts(method: FieldMethod, methods: SignInMethod[]): { email: boolean; phone: boolean } {
  if (method !== 'code') return { email: true, phone: false };
  return { email: methods.includes('email_code'), phone: textTransports(methods).length > 0 };
}

/** The field's label, and its error for other input. */
export function fieldWords({ email, phone }: { email: boolean; phone: boolean }): {
  label: string;
  unreadable: string;
} {
  if (email && phone) {
    return {
      label: text('auth.contact.emailOrPhone'),
      unreadable: text('auth.contact.emailOrPhoneUnreadable'),
    };
  }
  return email
    ? { label: text('auth.contact.email'), unreadable: text('auth.contact.emailUnreadable') }
    : { label: text('auth.contact.phone'), unreadable: text('auth.contact.phoneUnreadable') };
}

/** The delivery of a code to a contact; the chosen transport applies to phones only. */
export function codeTarget(contact: Contact, transport: 'sms' | 'whatsapp'): CodeTarget {
  return contact.email === undefined ? { phone: contact.phone, transport } : { email: contact.email };
}

/** The recipient of a code. */
export type Contact = { email: string; phone?: never } | { phone: string; email?: never };

const email = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const phonePunctuation = /[\s().\-/]/g;
const e164 = /^\+[1-9]\d{7,14}$/;

/** Adds the country code to a number without one: ten digits are a number of the United States. */
function international(digits: string): string {
  if (digits.startsWith('00')) return `+${digits.slice(2)}`;
  if (/^[2-9]\d{9}$/.test(digits)) return `+1${digits}`;
  if (/^1[2-9]\d{9}$/.test(digits)) return `+${digits}`;
  return digits;
}

/**
 * Parses an e-mail address or a phone number as people type it; null when it is neither. A light check: the provider
 * decides.
 */
export function parseContact(input: string): Contact | null {
  const text = input.trim();
  if (text.includes('@'))
    return email.test(text) && text.length <= 254 ? { email: text.toLowerCase() } : null;
  const phone = international(text.replace(phonePunctuation, ''));
  return e164.test(phone) ? { phone } : null;
}

/** A masked address for a screen that others may see: `a•••@example.com`, `••• 0142`. */
export function maskContact(contact: { email?: string | null; phone?: string | null }): string {
  if (contact.email) return contact.email.replace(/^(.)[^@]*/, '$1•••');
  return contact.phone ? `••• ${contact.phone.slice(-4)}` : '';
}

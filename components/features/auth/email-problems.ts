import { parseContact } from '@/lib/forms/contact';
import type { FieldErrors } from '@/lib/errors';
import { fieldWords } from './login/ways';

/** What is wrong with the one field of a form that asks for an e-mail address. */
export function emailProblems({ email }: { email: string }): FieldErrors {
  return parseContact(email)?.email === undefined
    ? { email: fieldWords({ email: true, phone: false }).unreadable }
    : {};
}

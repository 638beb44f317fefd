import { parseContact } from '@/lib/validation/contact';
import type { FieldErrors } from '@/lib/contract/errors';
import { fieldWords } from './login/main-method';

/** What is wrong with the one field of a form that asks for an e-mail address. */
export function emailProblems({ email }: { email: string }): FieldErrors {
  return parseContact(email)?.email === undefined
    ? { email: fieldWords({ email: true, phone: false }).unreadable }
    : {};
}

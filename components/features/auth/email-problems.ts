import { parseContact } from '@/lib/validation/contact';
import type { FieldErrors } from '@/lib/contract/errors';
import { fieldWords } from './login/main-method';

/** The errors of a form with one e-mail field. */
export function emailProblems({ email }: { email: string }): FieldErrors {
  return parseContact(email)?.email === undefined
    ? { email: fieldWords({ email: true, phone: false }).unreadable }
    : {};
}

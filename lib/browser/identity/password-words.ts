import { text } from '@/lib/text/text';
import type { PasswordCheck } from './passwords';

/** The reason why a password is not accepted; the server decides, alone while `check` is missing. */
export function passwordProblem(password: string, check: PasswordCheck | undefined): string | undefined {
  const { length } = Array.from(password);
  if (length < 8) return text('identity.password.tooShort');
  if (length > 128) return text('identity.password.tooLong');
  if (check?.breached) return text('identity.password.breached');
  return check?.valid === false ? text('identity.password.tooWeak') : undefined;
}

/** How to make the password stronger, in a sentence. */
export function strengthHint({ breached: known, warning, suggestions }: PasswordCheck): string {
  if (known) return text('identity.password.breached');
  return [warning, suggestions[0]].filter(Boolean).join(' ');
}

import type { PasswordCheck } from './passwords';

const breached = 'This password has appeared in a data breach. Choose another one.';

/** The reason why a password is not accepted; the server decides, alone while `check` is missing. */
export function passwordProblem(password: string, check: PasswordCheck | undefined): string | undefined {
  const { length } = Array.from(password);
  if (length < 8) return 'Use at least 8 characters.';
  if (length > 128) return 'Use at most 128 characters.';
  if (check?.breached) return breached;
  return check?.valid === false
    ? 'This password is too easy to guess. Make it longer or less common.'
    : undefined;
}

/** How to make the password stronger, in a sentence. */
export function strengthHint({ breached: known, warning, suggestions }: PasswordCheck): string {
  if (known) return breached;
  return [warning, suggestions[0]].filter(Boolean).join(' ');
}

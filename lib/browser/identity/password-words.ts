import type { PasswordCheck } from './passwords';

const breached = 'This password is on a list of stolen passwords. Choose another one.';

/** What keeps a password from being taken; the server has the last word, and the only one while `check` is missing. */
export function passwordProblem(password: string, check: PasswordCheck | undefined): string | undefined {
  const { length } = Array.from(password);
  if (length < 8) return 'Take at least 8 characters.';
  if (length > 128) return 'Take at most 128 characters.';
  if (check?.breached) return breached;
  return check?.valid === false
    ? 'This password is too easy to guess. Make it longer or less usual.'
    : undefined;
}

/** How to make it better, in a sentence. */
export function strengthHint({ breached: known, warning, suggestions }: PasswordCheck): string {
  if (known) return breached;
  return [warning, suggestions[0]].filter(Boolean).join(' ');
}

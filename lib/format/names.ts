/**
 * Avatar initials from the first and last word of a name (SPEC section 9): `Ada M. Whitfield` is `AW`. Combining marks
 * stay with their letter.
 */
export function initials(name: string): string {
  const words = name
    .normalize()
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word));
  const letter = (word: string | undefined) => word?.match(/[\p{L}\p{N}]\p{M}*/u)?.[0] ?? '';
  const last = words.length > 1 ? words.at(-1) : undefined;
  return (letter(words[0]) + letter(last)).toUpperCase();
}

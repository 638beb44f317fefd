/**
 * The place typed letters lead to: the next name from `from` on that starts with them, around the end. A single letter,
 * or one repeated, goes on from name to name. @returns -1 when none starts so
 */
export function findByLetters(names: readonly string[], from: number, typed: string): number {
  const letters = typed.toLowerCase();
  const same = letters.replaceAll(letters.charAt(0), '') === '';
  const wanted = same ? letters.slice(0, 1) : letters;
  const start = same ? from + 1 : from;
  for (let step = 0; step < names.length; step++) {
    const index = (start + step) % names.length;
    if (names[index]?.toLowerCase().startsWith(wanted)) return index;
  }
  return -1;
}

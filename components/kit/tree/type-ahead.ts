/**
 * The index that typed letters lead to: the next name from `from` on that starts with them, wrapping around.
 * A single letter, or a repeated one, moves from name to name.
 * @returns -1 when there is none
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

/** Carriers whose usual initials differ from their slug's. */
const otherLetters = new Map([
  ['lasership', 'ONT'],
  ['s10', 'INT'],
]);

/**
 * Capitals for a carrier's tile: names of up to four letters in full (`UPS`, `USPS`), the first three of longer ones
 * (`FED`). Derived from the slug, so that a list needs no table of names.
 */
export function carrierMonogram(slug: string): string {
  const words = slug
    .toUpperCase()
    .replace(/[^\p{L}\p{N}_\s-]/gu, '')
    .split(/[_\s-]+/);
  const letters = words[0] && words[0].length >= 3 ? words[0] : words.join('');
  return otherLetters.get(slug.toLowerCase()) ?? (letters.length === 4 ? letters : letters.slice(0, 3));
}

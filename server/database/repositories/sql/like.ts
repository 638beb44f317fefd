/** A `like` pattern for a text anywhere, taken literally. */
export function containing(text: string): string {
  return `%${text.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;
}

const written = /^[A-Z0-9]+([\s\p{Pd}]+[A-Z0-9]+)+$/iu;
const leastSigns = 8;

/**
 * The ways a search may stand in what it looks in: as it was typed, without what can't be seen; and, for what may be a
 * tracking number as carriers print it (`9400 1112 0255 …`), without its spaces and hyphens too.
 */
export function searchForms(typed: string): string[] {
  const text = typed.normalize('NFC').replaceAll(/\p{Cf}/gu, '');
  const number = text.replaceAll(/[\s\p{Pd}]/gu, '');
  return written.test(text) && /\d/.test(number) && number.length >= leastSigns ? [text, number] : [text];
}

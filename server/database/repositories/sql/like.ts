/** A `like` pattern that matches a literal text anywhere. */
export function containing(text: string): string {
  return `%${text.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;
}

const written = /^[A-Z0-9]+([\s\p{Pd}]+[A-Z0-9]+)+$/iu;
const leastSigns = 8;

/**
 * The forms of a search text to match: as typed, without invisible characters; and, for possible tracking numbers as
 * carriers print them (`9400 1112 0255 …`), also without spaces and hyphens.
 */
export function searchForms(typed: string): string[] {
  const text = typed.normalize('NFC').replaceAll(/\p{Cf}/gu, '');
  const number = text.replaceAll(/[\s\p{Pd}]/gu, '');
  return written.test(text) && /\d/.test(number) && number.length >= leastSigns ? [text, number] : [text];
}

import { z } from 'zod';

const maxLength = 1000;
const named: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  reg: '®',
  trade: '™',
  copy: '©',
};

const windows1252 = '€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ';

/** A numeric reference as browsers read it: 128–159 mean Windows-1252. */
function character(code: number): string {
  if (code >= 128 && code <= 159) return windows1252.charAt(code - 128);
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : ' ';
}

/** Text on one line, whoever told it: line ends, control, direction and broken characters are spaces. */
export const oneLine = (text: string): string =>
  text.replace(/[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069\s]+/gu, ' ').trim();

/**
 * A carrier's words as plain text on one line: no tags, entities resolved, no control, direction or broken
 * characters (PostgreSQL refuses some of them), at most 1,000 characters.
 */
export function cleanText(text: string | null | undefined): string {
  const plain = (text ?? '')
    .replace(/<\/?[a-z][^<>]*>/gi, ' ')
    .replace(/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|([a-z]{2,8}));/gi, (whole, hex, decimal, name: string) => {
      if (hex) return character(parseInt(String(hex), 16));
      if (decimal) return character(Number(decimal));
      return named[name.toLowerCase()] ?? whole;
    });
  return oneLine(plain)
    .slice(0, maxLength)
    .replace(/\p{Cs}$/u, '');
}

/** A text that may be missing; anything else that stands there is no reason to refuse the row. */
export const softText = z
  .string()
  .transform((text) => cleanText(text) || undefined)
  .optional()
  .catch(undefined);

/** A status word as the tables have it: `Out-for delivery` is `out_for_delivery`. */
export function wordKey(word: string | undefined): string {
  return (word ?? '')
    .trim()
    .toLowerCase()
    .replace(/[\s-]+/g, '_');
}

/** A status word such as `out_for_delivery` as a sentence, for an event without words of its own. */
export function wordsOf(code: string): string {
  const words = code.replace(/[_-]+/g, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** An http(s) address in its canonical form, or undefined. */
export function webAddress(text: string | undefined): string | undefined {
  if (text === undefined || !URL.canParse(text)) return undefined;
  const url = new URL(text);
  return /^https?:$/.test(url.protocol) ? url.href : undefined;
}

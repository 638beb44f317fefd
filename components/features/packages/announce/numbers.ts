import type { CarrierOffer } from '@/lib/carriers';

export type { CarrierOffer };

/** What a typed number comes to: one that can be sent, with the carriers whose form it has, or why it is none. */
export type NumberCheck = { number: string; offers: CarrierOffer[] } | { problem: string };

/** A line as it was pasted, and what it comes to. */
export interface CheckedLine {
  typed: string;
  check: NumberCheck;
}

/** So many numbers are taken at once. */
export const mostNumbers = 100;

const strange = /[^A-Z0-9\s-]/giu;

/** Why this can't be a tracking number, and what would be right; undefined when it can. */
export function numberProblem(typed: string): string | undefined {
  const characters = [...new Set(typed.match(strange) ?? [])];
  if (characters.length > 0) {
    const named = characters.slice(0, 5).map((character) => `“${character}”`);
    return `A tracking number has letters, digits and hyphens only: take out ${named.join(' ')}.`;
  }
  const { length } = typed.replaceAll(/\s/g, '');
  if (length < 4) return `A tracking number has at least 4 characters; this has ${length}.`;
  if (length > 40)
    return `A tracking number has at most 40 characters; this has ${length}. Put each number on a line of its own.`;
  return undefined;
}

/** Lines, and what commas, semicolons and tabs keep apart; a number may have spaces in it. */
export function linesOf(text: string): string[] {
  return text
    .split(/[\n\r,;\t]+/)
    .map((line) => line.trim())
    .filter(Boolean);
}

/** The line (from 1) that already has the number of each line which repeats one; undefined for the others. */
export function repeatedFrom(checks: readonly NumberCheck[]): (number | undefined)[] {
  const seen = new Map<string, number>();
  return checks.map((check, index) => {
    if (!('number' in check)) return undefined;
    const first = seen.get(check.number);
    if (first === undefined) seen.set(check.number, index + 1);
    return first;
  });
}

/** What the form of a number says about who carries it. */
export function offerWords(offers: readonly CarrierOffer[]): string {
  const names = offers.map(({ name }) => name);
  const last = names.pop();
  if (last === undefined) {
    return 'No carrier we know writes numbers like this. It is taken as it is; choose the carrier if you know it.';
  }
  if (names.length === 0) return `Looks like a number of ${last}.`;
  return `May be a number of ${names.join(', ')} or ${last}. Choose one, or leave it to the warehouse.`;
}

/** The carrier that is taken unless the customer chooses: the only one that fits, else none. */
export function likelyCarrier(check: NumberCheck): string {
  const offers = 'number' in check ? check.offers : [];
  return offers.length === 1 ? (offers[0]?.slug ?? '') : '';
}

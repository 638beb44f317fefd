import type { CarrierOffer } from '@/lib/domain/carrier/numbers';
import { formatList } from '@/lib/format';
import { text } from '@/lib/text/text';

export type { CarrierOffer };

/**
 * The check of a typed number: a valid one has its matching carriers, and the names of those of which only
 * the check digit is wrong; an invalid one has its problem.
 */
export type NumberCheck = { number: string; offers: CarrierOffer[]; misfits: string[] } | { problem: string };

/** A pasted line and its check. */
export interface CheckedLine {
  typed: string;
  check: NumberCheck;
}

/** The maximum of numbers at once. */
export const mostNumbers = 200;

const invisible = /[\p{Cf}\p{Cc}]/gu;

/** A number as it is sent: without spaces and invisible characters, in plain capitals, digits and hyphens. */
export function plainNumber(typed: string): string {
  return typed
    .normalize('NFKC')
    .replaceAll(/\s/g, '')
    .replaceAll(invisible, '')
    .replaceAll(/[\p{Pd}\u2212]/gu, '-')
    .toUpperCase();
}

/** Why this can't be a tracking number, and what would be valid; undefined when it can. */
export function numberProblem(typed: string): string | undefined {
  const number = plainNumber(typed);
  const characters = [...new Set(number.match(/[^A-Z0-9-]/gu) ?? [])];
  if (characters.length > 0) {
    const named = characters.slice(0, 5).map((character) => text('format.quoted', { words: character }));
    return text('announce.number.wrongCharacters', { characters: named.join(' ') });
  }
  const { length } = number;
  if (length < 4) return text('announce.number.tooShort', { length });
  if (length > 40) return text('announce.number.tooLong', { length });
  return undefined;
}

/** Why a typed number can't be sent; undefined when it can. */
export const typedProblem = (typed: string) =>
  typed.trim() === '' ? text('announce.number.missing') : numberProblem(typed);

/** The check of a number that could not be looked up: the warehouse detects its carrier. */
export function unaskedNumber(typed: string): NumberCheck {
  const problem = typedProblem(typed);
  return problem ? { problem } : { number: plainNumber(typed), offers: [], misfits: [] };
}

/** Why so many numbers can't be added at once; undefined when they can. */
export function countProblem(count: number): string | undefined {
  if (count === 0) return text('announce.number.none');
  return count > mostNumbers ? text('announce.number.tooMany', { count, most: mostNumbers }) : undefined;
}

/** Splits text by lines, commas, semicolons, bars and tabs; a number may contain spaces. */
export function linesOf(typed: string): string[] {
  return typed
    .split(/[\n\r\v\f\u0085\u2028\u2029\t,;|，；、]+/)
    .map((line) => line.replaceAll(invisible, '').trim())
    .filter(Boolean);
}

/** For each line the line (from 1) whose number it duplicates; undefined if it does not. */
export function repeatedFrom(checks: readonly NumberCheck[]): (number | undefined)[] {
  const seen = new Map<string, number>();
  return checks.map((check, index) => {
    if (!('number' in check)) return undefined;
    const first = seen.get(check.number);
    if (first === undefined) seen.set(check.number, index + 1);
    return first;
  });
}

/** The hint on a number's possible carriers, and on a likely typo. */
export function offerWords({ offers, misfits }: Extract<NumberCheck, { number: string }>): string {
  if (misfits.length > 0) {
    return text('announce.number.misfit', { carriers: formatList(misfits, 'or') });
  }
  if (offers.length === 0) return text('announce.number.unknown');
  const names = offers.map(({ name }) => name);
  return text(offers.length === 1 ? 'announce.number.looksLike' : 'announce.number.couldBe', {
    carriers: formatList(names, 'or'),
  });
}

/** The carrier selected by default: the only matching one, else none. */
export function likelyCarrier(check: NumberCheck): string {
  const offers = 'number' in check ? check.offers : [];
  return offers.length === 1 ? (offers[0]?.slug ?? '') : '';
}

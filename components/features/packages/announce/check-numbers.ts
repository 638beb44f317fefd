import 'server-only';
import { carrierOffers } from '@/lib/carriers';
import { linesOf, numberProblem, type CheckedLine, type NumberCheck } from './numbers';

/** A number as a customer typed it: the carriers it may be of, or why it is no number. */
export function checkNumber(typed: string): NumberCheck {
  const problem = numberProblem(typed);
  if (problem) return { problem };
  const number = typed.replaceAll(/\s/g, '').toUpperCase();
  return { number, offers: carrierOffers(number) };
}

const isKnown = (check: NumberCheck) => 'number' in check && check.offers.length > 0;

/**
 * Lines of pasted text. Spaces belong to a number, as carriers print it, unless a carrier knows what stands between
 * them for a number by itself.
 */
export function checkLines(text: string): CheckedLine[] {
  return linesOf(text).flatMap((line) => {
    const whole = { typed: line, check: checkNumber(line) };
    const parts = line.split(/\s+/).map((typed) => ({ typed, check: checkNumber(typed) }));
    const several =
      parts.length > 1 && !isKnown(whole.check) && parts.every(({ typed }) => typed.length >= 8);
    return several && parts.some(({ check }) => isKnown(check)) ? parts : [whole];
  });
}

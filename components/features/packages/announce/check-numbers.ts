import 'server-only';
import { carrierMisfits, carrierOffers } from '@/lib/domain/carrier/numbers';
import { linesOf, numberProblem, plainNumber, type CheckedLine, type NumberCheck } from './numbers';

/** Checks a typed number: its possible carriers, or why it is invalid. */
export function checkNumber(typed: string): NumberCheck {
  const problem = numberProblem(typed);
  if (problem) return { problem };
  const number = plainNumber(typed);
  return { number, offers: carrierOffers(number), misfits: carrierMisfits(number) };
}

const isKnown = (check: NumberCheck) => 'number' in check && check.offers.length > 0;
const isNearlyKnown = (check: NumberCheck) => 'number' in check && check.misfits.length > 0;

const asLine = (typed: string): CheckedLine => ({ typed, check: checkNumber(typed) });

/**
 * Lines of pasted text. Spaces belong to a number, as carriers print it, unless a carrier matches the part
 * between them; words beside a matched number (`UPS: 1Z …`) are ignored.
 */
export function checkLines(text: string): CheckedLine[] {
  return linesOf(text).flatMap((line) => {
    const whole = asLine(line);
    if (isKnown(whole.check)) return [whole];
    const words = line.split(/\s+/);
    const alone = asLine(words.filter((word) => /\d/.test(word)).join(' '));
    if (isKnown(alone.check)) return [alone];
    const parts = words.map(asLine);
    const several = parts.length > 1 && parts.every(({ typed }) => typed.length >= 8);
    if (several && parts.some(({ check }) => isKnown(check))) return parts;
    return [isNearlyKnown(alone.check) ? alone : whole];
  });
}

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  creditorReference,
  inFours,
  readCreditorReference,
  readIban,
} from '@/lib/domain/values/check-digits';

const digits = '0123456789'.split('');
const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('');
const capitals = [...letters, ...digits];
const texts = fc
  .array(fc.constantFrom(...capitals), { minLength: 1, maxLength: 21 })
  .map((characters) => characters.join(''));

describe('structured creditor references (ISO 11649)', () => {
  it.each(['RF18539007547034', 'RF712348231', 'RF45G72UUR'])(
    '%s has the check digits of others’ books',
    (known) => {
      expect(creditorReference(known.slice(4))).toBe(known);
      expect(readCreditorReference(inFours(known).toLowerCase())).toBe(known);
    },
  );

  // A digit in place of a letter shifts the rest, which the standard does not always notice.
  it('are read as they were made; one with another digit or another letter is none', () => {
    fc.assert(
      fc.property(texts, fc.nat(20), fc.nat(25), (text, place, choice) => {
        const made = creditorReference(text);
        expect(readCreditorReference(made)).toBe(made);
        const at = 4 + (place % text.length);
        const kind = digits.includes(made[at] ?? '') ? digits : letters;
        const typed = kind[choice % kind.length];
        if (typed === undefined || made[at] === typed) return;
        expect(readCreditorReference(made.slice(0, at) + typed + made.slice(at + 1))).toBeUndefined();
      }),
    );
  });

  it('IBANs are read with spaces, and with wrong check digits not at all', () => {
    expect(readIban('gb82 WEST 1234 5698 7654 32')).toBe('GB82WEST12345698765432');
    expect(readIban('GB83WEST12345698765432')).toBeUndefined();
    expect(readIban('GB82')).toBeUndefined();
  });
});

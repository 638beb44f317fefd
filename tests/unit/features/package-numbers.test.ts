import { describe, expect, it } from 'vitest';
import { checkLines } from '@/components/features/packages/announce/check-numbers';
import {
  likelyCarrier,
  linesOf,
  numberProblem,
  offerWords,
  repeatedFrom,
} from '@/components/features/packages/announce/numbers';
import { problemsOf, rowsOf, sendable } from '@/components/features/packages/announce/rows';

const ups = { slug: 'ups', name: 'UPS' };
const fedex = { slug: 'fedex', name: 'FedEx' };
const known = (number: string) => ({ typed: number, check: { number, offers: [ups] } });

describe('pasted numbers', () => {
  it('stand on lines, or between commas, semicolons and tabs; spaces belong to them', () => {
    expect(linesOf('9400 1118 9922\r\n\n1Z5338FF0107231059, 12345;ABCD\tEFGH ')).toEqual([
      '9400 1118 9922',
      '1Z5338FF0107231059',
      '12345',
      'ABCD',
      'EFGH',
    ]);
  });

  it('are one number where spaces stand in it, and several where a carrier knows what stands between', () => {
    const typed = (text: string) => checkLines(text).map((line) => line.typed);
    expect(typed('1Z 5R8 939 03 5756 7127')).toHaveLength(1);
    expect(typed('1Z5R89390357567127 986578788855')).toEqual(['1Z5R89390357567127', '986578788855']);
    expect(typed('ABCDEFGHIJ KLMNOPQRST')).toHaveLength(1);
  });

  it('are told what would be right', () => {
    expect(numberProblem('1Z#53/38')).toBe(
      'A tracking number has letters, digits and hyphens only: take out “#” “/”.',
    );
    expect(numberProblem('1 2 3')).toContain('at least 4 characters; this has 3');
    expect(numberProblem('1'.repeat(41))).toContain('at most 40 characters; this has 41');
    expect(numberProblem('9400 1118-9922')).toBeUndefined();
  });

  it('are each sent once: a repetition names the line it repeats', () => {
    expect(repeatedFrom([known('A1').check, { problem: 'bad' }, known('A1').check])).toEqual([
      undefined,
      undefined,
      1,
    ]);
  });

  it('have the carrier that alone fits; of several the customer chooses', () => {
    expect(likelyCarrier({ number: 'X', offers: [ups] })).toBe('ups');
    expect(likelyCarrier({ number: 'X', offers: [ups, fedex] })).toBe('');
    expect(likelyCarrier({ problem: 'bad' })).toBe('');
  });

  it('have a word of who may carry them', () => {
    expect(offerWords([ups])).toBe('Looks like a number of UPS.');
    expect(offerWords([ups, fedex])).toContain('UPS or FedEx');
    expect(offerWords([])).toContain('taken as it is');
  });
});

describe('the lines of pasted numbers', () => {
  const rows = rowsOf([known('A1'), { typed: '#', check: { problem: 'bad' } }, known('A1'), known('B2')]);

  it('that are bad or repeated are named and not sent', () => {
    expect(problemsOf(rows)).toEqual([undefined, 'bad', expect.stringContaining('line 1'), undefined]);
    expect(sendable(rows).map(({ typed }) => typed)).toEqual(['A1', 'B2']);
  });

  it('that are expected already are not sent again; refused ones are', () => {
    const [first, , , last] = rows;
    if (!first || !last) throw new Error('Rows are missing');
    const tried = [
      { ...first, announced: { outcome: 'expected' as const, id: 'pkg_1', reference: 'WB-1' } },
      { ...last, announced: { outcome: 'refused' as const, message: 'Not now' } },
    ];
    expect(sendable(tried).map(({ typed }) => typed)).toEqual(['B2']);
    expect(problemsOf(tried)).toEqual([undefined, 'Not now']);
  });
});

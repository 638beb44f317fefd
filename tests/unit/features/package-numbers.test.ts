import { describe, expect, it } from 'vitest';
import { checkLines } from '@/components/features/packages/announce/check-numbers';
import {
  likelyCarrier,
  linesOf,
  numberProblem,
  offerWords,
  plainNumber,
  repeatedFrom,
} from '@/components/features/packages/announce/numbers';
import { problemsOf, rowsOf, sendable } from '@/components/features/packages/announce/rows';
import { inLanguage } from '@/lib/text/server/request-language';

const ups = { slug: 'ups', name: 'UPS' };
const fedex = { slug: 'fedex', name: 'FedEx' };
const known = (number: string) => ({ typed: number, check: { number, offers: [ups], misfits: [] } });

describe('pasted numbers', () => {
  it('are separated by lines, commas, semicolons and tabs; spaces belong to them', () => {
    expect(linesOf('9400 1118 9922\r\n\n1Z5338FF0107231059, 12345;ABCD\tEFGH ')).toEqual([
      '9400 1118 9922',
      '1Z5338FF0107231059',
      '12345',
      'ABCD',
      'EFGH',
    ]);
  });

  it('are one number with spaces in it, and several where a carrier matches the parts', () => {
    const typed = (text: string) => checkLines(text).map((line) => line.typed);
    expect(typed('1Z 5R8 939 03 5756 7127')).toHaveLength(1);
    expect(typed('1Z5R89390357567127 986578788855')).toEqual(['1Z5R89390357567127', '986578788855']);
    expect(typed('ABCDEFGHIJ KLMNOPQRST')).toHaveLength(1);
  });

  it('ignore words beside them', () => {
    const typed = (text: string) => checkLines(text).map((line) => line.typed);
    expect(typed('UPS: 1Z 5R8 939 03 5756 7127')).toEqual(['1Z 5R8 939 03 5756 7127']);
    expect(typed('Tracking number 986578788855')).toEqual(['986578788855']);
    expect(typed('Order ABC-1234')).toEqual(['Order ABC-1234']);
  });

  it('drop invisible characters, and get plain hyphens and letters', () => {
    const [line] = checkLines('\u200B1Z5R8\u00AD939\u00A00357567127\uFEFF');
    expect(line?.typed).toBe('1Z5R8939\u00A00357567127');
    expect(numberProblem('AB‐12−34–56')).toBeUndefined();
    expect(plainNumber('ａｂ‐12−34–56')).toBe('AB-12-34-56');
  });

  it('warn when only the check digit is wrong, and are accepted', () => {
    const [line] = checkLines('UPS: 1Z5R89390357567128');
    expect(line?.check).toEqual({ number: '1Z5R89390357567128', offers: [], misfits: ['UPS'] });
  });

  it('come with a hint at what would be valid', () => {
    expect(numberProblem('1Z#53/38')).toBe('Use only letters, digits and hyphens. Remove “#” “/”.');
    expect(numberProblem('1 2 3')).toContain('at least 4 characters; this has 3');
    expect(numberProblem('1'.repeat(41))).toContain('at most 40 characters; this has 41');
    expect(numberProblem('9400 1118-9922')).toBeUndefined();
  });

  it('are each sent once: a duplicate names the line it repeats', () => {
    expect(repeatedFrom([known('A1').check, { problem: 'bad' }, known('A1').check])).toEqual([
      undefined,
      undefined,
      1,
    ]);
  });

  it('have the only matching carrier; of several the customer chooses', () => {
    expect(likelyCarrier({ number: 'X', offers: [ups], misfits: [] })).toBe('ups');
    expect(likelyCarrier({ number: 'X', offers: [ups, fedex], misfits: [] })).toBe('');
    expect(likelyCarrier({ problem: 'bad' })).toBe('');
  });

  it('have a sentence on their possible carriers', () => {
    const words = (offers: (typeof ups)[], misfits: string[] = []) =>
      offerWords({ number: 'X', offers, misfits });
    expect(words([ups])).toBe('This number looks like it’s from UPS.');
    expect(words([ups, fedex])).toContain('UPS or FedEx');
    expect(inLanguage('de', () => words([ups, fedex, { slug: 'ontrac', name: 'OnTrac' }]))).toContain(
      'UPS, FedEx oder OnTrac',
    );
    expect(words([])).toContain('as is');
    expect(words([], ['FedEx', 'Purolator'])).toBe(
      'This doesn’t look like a valid FedEx or Purolator number. Check for a typo, or add it anyway.',
    );
  });
});

describe('the lines of pasted numbers', () => {
  const rows = rowsOf([known('A1'), { typed: '#', check: { problem: 'bad' } }, known('A1'), known('B2')]);

  it('name invalid or duplicate ones, which are not sent', () => {
    expect(problemsOf(rows)).toEqual([undefined, 'bad', expect.stringContaining('line 1'), undefined]);
    expect(sendable(rows).map(({ typed }) => typed)).toEqual(['A1', 'B2']);
  });

  it('do not resend expected ones; refused ones are sent again', () => {
    const [first, , , last] = rows;
    if (!first || !last) throw new Error('Rows are missing');
    const tried = [
      {
        ...first,
        announced: { outcome: 'expected' as const, id: 'pkg_1', reference: 'WB-1', kept: false },
      },
      { ...last, announced: { outcome: 'refused' as const, message: 'Not now' } },
    ];
    expect(sendable(tried).map(({ typed }) => typed)).toEqual(['B2']);
    expect(problemsOf(tried)).toEqual([undefined, 'Not now']);
  });
});

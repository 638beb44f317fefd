import { describe, expect, it } from 'vitest';
import {
  blankRule,
  isBlank,
  matchesSearch,
  passesFilter,
  type FilterRule,
  type FilterSpec,
} from '@/components/ui/table/filters/rules';

const text = (mode: Extract<FilterRule, { kind: 'text' }>['mode'], wanted: string): FilterRule => ({
  kind: 'text',
  mode,
  text: wanted,
});

describe('filters of a table', () => {
  it.each([
    ['contains', 'dubo', true],
    ['contains', 'RENEE', true],
    ['contains', 'zoe', false],
    ['startsWith', 'rené', true],
    ['startsWith', 'dubois', false],
    ['endsWith', 'bois', true],
    ['equals', ' renee dubois ', true],
    ['equals', 'renee', false],
    ['notEquals', 'renee', true],
    ['notEquals', 'Renée Dubois', false],
  ] as const)('a text that %s "%s": %s, ignoring case and accents', (mode, wanted, passes) => {
    expect(passesFilter('Renée Dubois', text(mode, wanted))).toBe(passes);
  });

  it.each([
    ['equals', [false, true, false]],
    ['atLeast', [false, true, true]],
    ['atMost', [true, true, false]],
  ] as const)('a number %s', (mode, passes) => {
    const rule: FilterRule = { kind: 'number', mode, number: 0 };
    expect([-0.5, 0, 7].map((value) => passesFilter(value, rule))).toEqual(passes);
    expect(passesFilter('0', rule)).toBe(false);
  });

  it.each([
    ['on', [false, true, false]],
    ['before', [true, false, false]],
    ['after', [false, false, true]],
  ] as const)('a date %s a day, of instants as well', (mode, passes) => {
    const rule: FilterRule = { kind: 'date', mode, date: '2025-03-09' };
    const days = ['2025-03-08', '2025-03-09T23:59:00Z', '2025-03-10'];
    expect(days.map((day) => passesFilter(day, rule))).toEqual(passes);
    expect(passesFilter(null, rule)).toBe(false);
  });

  it('any of several values, one value, a range with its limits, yes and no', () => {
    expect(passesFilter('Peru', { kind: 'anyOf', values: ['Italy', 'Peru'] })).toBe(true);
    expect(passesFilter('Japan', { kind: 'anyOf', values: ['Italy', 'Peru'] })).toBe(false);
    expect(passesFilter('New', { kind: 'choice', value: 'New' })).toBe(true);
    expect([9, 10, 20, 21].map((value) => passesFilter(value, { kind: 'range', from: 10, to: 20 }))).toEqual([
      false,
      true,
      true,
      false,
    ]);
    expect(passesFilter(false, { kind: 'flag', flag: false })).toBe(true);
    expect(passesFilter(true, { kind: 'flag', flag: false })).toBe(false);
  });

  it.each<FilterSpec>([
    { kind: 'text' },
    { kind: 'number' },
    { kind: 'date' },
    { kind: 'anyOf', choices: [] },
    { kind: 'choice', choices: [] },
    { kind: 'range', min: 0, max: 100 },
    { kind: 'flag', yes: 'Yes', no: 'No' },
  ])('a menu of kind $kind starts with a rule that matches everything', (spec) => {
    expect(isBlank(blankRule(spec), spec)).toBe(true);
  });

  it('a rule with a value is not blank', () => {
    expect(isBlank({ kind: 'range', from: 1, to: 100 }, { kind: 'range', min: 0, max: 100 })).toBe(false);
    expect(isBlank({ kind: 'number', mode: 'equals', number: 0 }, { kind: 'number' })).toBe(false);
    expect(isBlank({ kind: 'flag', flag: false }, { kind: 'flag', yes: 'Yes', no: 'No' })).toBe(false);
  });

  it('search covers texts and numbers, and ignores other values', () => {
    expect(matchesSearch('Åkesson', 'akes')).toBe(true);
    expect(matchesSearch(1042, '104')).toBe(true);
    expect(matchesSearch(undefined, 'undefined')).toBe(false);
  });
});

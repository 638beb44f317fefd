import { describe, expect, it } from 'vitest';
import { followAsks, type Ask, type AskRow } from '@/components/features/home/action/follow-asks';

const most = 4;
const noDay = '9999';
/** Due on a day of December, or on none; of two due at once the one with the greater `at` comes first. */
const ask = (id: string, day?: number, at = 0): Ask => ({
  id,
  sortKey: day === undefined ? noDay : `2026-12-${String(day).padStart(2, '0')}`,
  at,
});
const asksOf = (asked: Ask[], total = asked.length) => ({ asked, total });
const read = (rows: AskRow[]) => rows.map(({ id, isDone }) => (isDone ? `${id} ✓` : id));

const four = [ask('a', 1), ask('b', 2), ask('c', 3), ask('d', 4)];
const [a, b, c, d] = four as [Ask, Ask, Ask, Ask];

describe('what is no longer asked', () => {
  it('is ticked off in its place, and the others stay in theirs', () => {
    expect(read(followAsks(four, asksOf([a, c, d]), most))).toEqual(['a', 'b ✓', 'c', 'd']);
    expect(read(followAsks(four, asksOf([]), most))).toEqual(['a ✓', 'b ✓', 'c ✓', 'd ✓']);
  });

  it('stays ticked off as more is done, until it is asked again', () => {
    const once = followAsks(four, asksOf([a, c, d]), most);
    const twice = followAsks(once, asksOf([a, d]), most);
    expect(read(twice)).toEqual(['a', 'b ✓', 'c ✓', 'd']);
    expect(read(followAsks(twice, asksOf([a, b, d]), most))).toEqual(['a', 'b', 'c ✓', 'd']);
  });

  it('is ticked off where there is more to do than is shown, and what moves up waits for the next visit', () => {
    const e = ask('e', 5);
    const rows = followAsks(four, asksOf([a, c, d, e], 6), most);
    expect(read(rows)).toEqual(['a', 'b ✓', 'c', 'd']);
    expect(read(followAsks([a, c, d, e], asksOf([a, c, d, e], 6), Infinity))).toEqual(['a', 'c', 'd', 'e']);
  });

  it('on a new visit stands beside all that is asked', () => {
    const e = ask('e', 5);
    expect(read(followAsks(four, asksOf([a, c, d, e], 6), Infinity))).toEqual(['a', 'b ✓', 'c', 'd', 'e']);
  });
});

describe('what is asked, and has left the list', () => {
  it('is not ticked off when something more pressing has pushed it out, which is shown', () => {
    const first = ask('first', 1, 9);
    expect(read(followAsks(four, asksOf([first, a, b, c], 5), most))).toEqual(['first', 'a', 'b', 'c']);
  });

  it('of two without a day the older one may have been pushed out, the newer one not', () => {
    const undated = [ask('new', undefined, 9), ask('old', undefined, 2)];
    const between = ask('between', undefined, 5);
    expect(read(followAsks(undated, asksOf([between], 2), most))).toEqual(['new ✓', 'between']);
  });
});

it('the first time all that is asked is shown, and a list with room takes what comes', () => {
  expect(read(followAsks([], asksOf(four), Infinity))).toEqual(['a', 'b', 'c', 'd']);
  expect(read(followAsks([a], asksOf([a, b]), most))).toEqual(['a', 'b']);
});

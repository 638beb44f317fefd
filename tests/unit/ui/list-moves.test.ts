import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { moveOver, moveSelected, transfer, type Move } from '@/components/kit/lists/moves';

const list = (letters: string) => [...letters.matchAll(/./g)].map(([id]) => ({ id }));
const letters = (items: { id: string }[]) => items.map((item) => item.id).join('');
const moved = (items: string, selected: string, move: Move) =>
  letters(moveSelected(list(items), new Set(list(selected).map((item) => item.id)), move));

describe('moves in a list', () => {
  it.each([
    ['up', 'abcde', 'c', 'acbde'],
    ['up', 'abcde', 'bc', 'bcade'],
    ['up', 'abcde', 'ab', 'abcde'],
    ['up', 'abcde', 'ace', 'acbed'],
    ['down', 'abcde', 'c', 'abdce'],
    ['down', 'abcde', 'cd', 'abecd'],
    ['down', 'abcde', 'de', 'abcde'],
    ['top', 'abcde', 'bd', 'bdace'],
    ['bottom', 'abcde', 'bd', 'acebd'],
  ] as const)('%s: %s with %s selected is %s', (move, items, selected, result) => {
    expect(moved(items, selected, move)).toBe(result);
  });

  it.each([
    ['a', 'c', 'bcad'],
    ['c', 'a', 'cabd'],
    ['b', 'b', 'abcd'],
    ['x', 'a', 'abcd'],
    ['a', 'x', 'abcd'],
  ])('%s dropped on %s', (id, overId, result) => {
    expect(letters(moveOver(list('abcd'), id, overId))).toBe(result);
  });

  it('from one list to the end of the other, or before an item of it', () => {
    expect(transfer(list('abc'), list('xyz'), new Set(['a', 'c'])).map(letters)).toEqual(['b', 'xyzac']);
    expect(transfer(list('abc'), list('xyz'), new Set(['b']), 'y').map(letters)).toEqual(['ac', 'xbyz']);
  });

  it('preserves every item once, and the order of the selected ones', () => {
    const cases = fc.uniqueArray(fc.nat(30), { maxLength: 12 }).chain((ids) => {
      const items = ids.map(String);
      return fc.tuple(
        fc.constant(items),
        fc.subarray(items),
        fc.constantFrom<Move>('top', 'up', 'down', 'bottom'),
      );
    });
    fc.assert(
      fc.property(cases, ([ids, chosen, move]) => {
        const items = ids.map((id) => ({ id }));
        const after = moveSelected(items, new Set(chosen), move).map((item) => item.id);
        expect(after.toSorted()).toEqual(ids.toSorted());
        expect(after.filter((id) => chosen.includes(id))).toEqual(ids.filter((id) => chosen.includes(id)));
      }),
    );
  });
});

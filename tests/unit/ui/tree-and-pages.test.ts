import { describe, expect, it } from 'vitest';
import { pagesAround } from '@/components/ui/navigation/pages-around';
import { folderIds, indexNodes, leafIds } from '@/components/kit/tree/nodes';
import { findByLetters } from '@/components/kit/tree/type-ahead';

describe('pagination', () => {
  it.each([
    [0, 0, [0]],
    [0, 2, [0, 1, 2]],
    [0, 9, [0, 1, 2, 3, 4]],
    [5, 9, [3, 4, 5, 6, 7]],
    [9, 9, [5, 6, 7, 8, 9]],
  ])('page %i with %i as the last', (page, last, pages) => {
    expect(pagesAround(page, last)).toEqual(pages);
  });
});

describe('type-ahead', () => {
  const names = ['Customs', 'Dock plans', 'Dock 1', 'Invoices'];

  it.each([
    [0, 'd', 1],
    [1, 'd', 2],
    [2, 'd', 1],
    [1, 'dd', 2],
    [0, 'dock 1', 2],
    [2, 'dock p', 1],
    [3, 'I', 3],
    [0, 'x', -1],
  ])('from row %i, "%s" moves to %i', (from, typed, found) => {
    expect(findByLetters(names, from, typed)).toBe(found);
  });

  it('finds nothing among no names', () => {
    expect(findByLetters([], 0, 'a')).toBe(-1);
  });
});

describe('nodes of a tree', () => {
  const leaf = (id: string) => ({ id, name: id });
  const nodes = [
    { id: 'a', name: 'a', children: [leaf('b'), { id: 'c', name: 'c', children: [leaf('d')] }] },
    leaf('e'),
  ];

  it('are found by id, as folders and as leaves; an empty folder is a leaf', () => {
    expect([...indexNodes(nodes).keys()]).toEqual(['a', 'b', 'c', 'd', 'e']);
    expect(folderIds(nodes)).toEqual(['a', 'c']);
    expect(leafIds(nodes)).toEqual(['b', 'd', 'e']);
    expect(leafIds([{ id: 'f', name: 'f', children: [] }])).toEqual(['f']);
  });
});

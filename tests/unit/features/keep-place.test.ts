import { expect, it } from 'vitest';
import { keepPlace } from '@/components/shared/list/keep-place';

const rows = (...ids: string[]) => ids.map((id) => ({ id, text: 'old' }));
const fresh = (...ids: string[]) => ids.map((id) => ({ id, text: 'new' }));
const idsOf = (list: readonly { id: string }[]) => list.map(({ id }) => id).join('');

it('rows in the same order are brought up to date, and nothing is offered', () => {
  expect(keepPlace(rows('a', 'b'), fresh('a', 'b'), 25)).toEqual({ rows: fresh('a', 'b'), news: undefined });
});

it('rows beyond a full first page are no change', () => {
  expect(keepPlace(rows('a', 'b', 'c'), fresh('a', 'b'), 2).news).toBeUndefined();
});

it('a row that has moved keeps its place, with its new text', () => {
  const kept = keepPlace(rows('a', 'b', 'c'), fresh('c', 'a', 'b'), 25);
  expect([idsOf(kept.rows), kept.news]).toEqual(['abc', 0]);
  expect(kept.rows[2]).toEqual({ id: 'c', text: 'new' });
});

it('new rows are counted and not shown', () => {
  const kept = keepPlace(rows('a', 'b'), fresh('x', 'y', 'a', 'b'), 25);
  expect([idsOf(kept.rows), kept.news]).toEqual(['ab', 2]);
});

it('a row that is gone stays as it was, and the list says that it has changed', () => {
  const kept = keepPlace(rows('a', 'b'), fresh('a'), 25);
  expect([idsOf(kept.rows), kept.news, kept.rows[1]?.text]).toEqual(['ab', 0, 'old']);
});

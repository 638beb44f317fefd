import { expect, it } from 'vitest';
import { addRaised, parseRaised } from '@/lib/bff/page/toast/raised';

const saved = { id: 'a', severity: 'success', summary: 'Saved', detail: 'At 14:05.', life: 3000 } as const;

it('carries toasts through a cookie, in order', () => {
  const one = addRaised(undefined, saved);
  const two = addRaised(one, { id: 'b', summary: 'Mailed' });
  expect(parseRaised(two)).toEqual([saved, { id: 'b', summary: 'Mailed' }]);
});

it.each([
  undefined,
  '',
  'no json',
  '{}',
  '[{"id":"a"}]',
  '[{"id":"a","summary":"x","severity":"loud"}]',
  '[{"id":"a","summary":"x","life":-1}]',
])('reads %j as no toasts', (value) => {
  expect(parseRaised(value)).toEqual([]);
});

it('drops the oldest to fit the 4,096 bytes of a cookie', () => {
  let value: string | undefined;
  for (let index = 0; index < 20; index++) {
    value = addRaised(value, { id: String(index), summary: 'Größe geändert', detail: 'ä'.repeat(60) });
  }
  const ids = parseRaised(value).map(({ id }) => id);
  expect(ids.at(-1)).toBe('19');
  expect(ids.length).toBeGreaterThan(3);
  expect(encodeURIComponent(value ?? '').length).toBeLessThan(4000);
});

it('refuses a toast that fits no cookie', () => {
  expect(() => addRaised(undefined, { id: 'a', summary: 'x'.repeat(5000) })).toThrow(RangeError);
});

import { expect, it } from 'vitest';
import { createBound, others } from '@/server/telemetry/bound';

it('after so many values of a label all others are one, and those known before stay', () => {
  const bound = createBound(2);
  expect(['a', 'b', 'c', 'd', 'a'].map(bound)).toEqual(['a', 'b', others, others, 'a']);
});

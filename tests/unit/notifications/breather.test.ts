import { expect, it } from 'vitest';
import { createBreather } from '@/server/jobs/breather';

it('work that can wait begins when nobody waits for an answer any more', async () => {
  let waiting = 5;
  const breathe = createBreather({ idle: 1, longest: 60_000, isAnswering: () => waiting-- > 0 });
  await breathe();
  expect(waiting).toBeLessThan(0);
});

it('it begins after its longest time in a process that always answers', async () => {
  let looks = 0;
  const breathe = createBreather({ idle: 1, longest: 20, isAnswering: () => ++looks > 0 });
  await breathe();
  expect(looks).toBeGreaterThan(1);
});

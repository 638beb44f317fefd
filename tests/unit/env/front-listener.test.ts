import { expect, it } from 'vitest';
import { announceFrontListener, isAnswering, requireFrontListener } from '@/lib/runtime/front-listener';

it('security 1: a build without a guard of its own does not start without the front listener', () => {
  expect(requireFrontListener).toThrow(/npm start/);
  announceFrontListener({ waiting: () => 0 });
  expect(requireFrontListener).not.toThrow();
});

it('knows whether somebody waits for an answer, in every bundle of the process', () => {
  let waiting = 1;
  announceFrontListener({ waiting: () => waiting });
  expect(isAnswering()).toBe(true);
  waiting = 0;
  expect(isAnswering()).toBe(false);
});

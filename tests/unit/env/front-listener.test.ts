import { expect, it } from 'vitest';
import { announceFrontListener, requireFrontListener } from '@/lib/runtime/front-listener';

it('security 1: a build without a guard of its own does not start without the front listener', () => {
  expect(requireFrontListener).toThrow(/npm start/);
  announceFrontListener();
  expect(requireFrontListener).not.toThrow();
});

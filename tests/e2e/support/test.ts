import { test as base, expect } from '@playwright/test';
import { watch } from './watch';

interface Fixtures {
  /** What this test's pages did wrong so far; a test that expects a fault takes it out. */
  faults: string[];
}

/** Playwright's test, failing on any console error, uncaught error, CSP violation or request to another origin. */
export const test = base.extend<Fixtures>({
  faults: [
    async ({ context, baseURL }, use) => {
      const faults = watch(context, baseURL ?? '');
      await use(faults);
      expect(faults, 'a page logged an error or left its origin').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

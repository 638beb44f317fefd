import { test as base, expect } from '@playwright/test';
import { ownClient } from './client';
import { watch } from './watch';

interface Fixtures {
  /** Errors of this test's pages so far; a test that expects one removes it. */
  faults: string[];
}

/**
 * Playwright's test, failing on any console error, uncaught error, CSP violation or request to another
 * origin. Each test has its own rate limits at the portal.
 */
export const test = base.extend<Fixtures>({
  extraHTTPHeaders: async ({}, provide) => provide(ownClient()),
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

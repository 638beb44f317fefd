import type { Page } from '@playwright/test';

/** Holds back answers to some requests. @returns a function that releases them */
export async function hold(page: Page, which: Parameters<Page['route']>[0]): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(which, async (route) => {
    await released;
    // An aborted request can't be continued.
    await route.continue().catch(() => undefined);
  });
  return release;
}

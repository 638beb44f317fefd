import type { Page } from '@playwright/test';

/** Lets no answer to some requests come. @returns what lets it */
export async function hold(page: Page, which: Parameters<Page['route']>[0]): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(which, async (route) => {
    await released;
    // One that was given up has gone.
    await route.continue().catch(() => undefined);
  });
  return release;
}

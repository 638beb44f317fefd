import { expect, type Page } from '@playwright/test';

/**
 * Lets time pass until the page has come to life and asked the provider for the session, which it does after a minute.
 * @param open opens the page
 */
export async function inUse(page: Page, open: () => Promise<unknown>): Promise<void> {
  const isCall = (url: string) => url.endsWith('/sdk/v1/sessions/authenticate');
  let isWaiting = false;
  let isKnown = false;
  page.on('request', (request) => {
    if (isCall(request.url())) isWaiting = true;
  });
  page.on('response', (response) => {
    if (!isCall(response.url())) return;
    isWaiting = false;
    isKnown ||= response.ok();
  });
  await page.clock.install();
  await open();
  await expect(async () => {
    // What waits for its answer would give up.
    if (!isWaiting && !isKnown) await page.clock.fastForward(2_000);
    expect(isKnown).toBe(true);
  }).toPass({ intervals: [50] });
}

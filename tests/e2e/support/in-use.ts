import { expect, type Page } from '@playwright/test';

/**
 * Moves the pointer over the page until it has come to life and asked the provider for the session, which it does once
 * it is in use.
 * @param open opens the page
 */
export async function inUse(page: Page, open: () => Promise<unknown>): Promise<void> {
  let asked = false;
  const answer = page.waitForResponse(
    (response) => response.url().endsWith('/sdk/v1/sessions/authenticate') && response.ok(),
  );
  void answer.then(
    () => (asked = true),
    () => undefined,
  );
  await open();
  let at = 0;
  await expect(async () => {
    await page.mouse.move(1, (at += 1));
    expect(asked).toBe(true);
  }).toPass({ intervals: [50] });
}

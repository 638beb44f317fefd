import type { Page } from '@playwright/test';

/**
 * Opens a page and waits until it has fetched everything it loads lazily. Telemetry is stubbed: the SDK never
 * reads the answer, so the network would never be idle.
 */
export async function visitWhole(page: Page, address: string): Promise<void> {
  await page.route('**/sdk/v1/events', (route) => route.fulfill({ json: {} }));
  await page.goto(address);
  await page.waitForLoadState('networkidle');
}

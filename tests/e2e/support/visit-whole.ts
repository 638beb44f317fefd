import type { Page } from '@playwright/test';

/**
 * Opens a page and waits until it has fetched all that it will want later. The SDK's telemetry is answered here: it never
 * reads the answer, so the network would not come to rest.
 */
export async function visitWhole(page: Page, address: string): Promise<void> {
  await page.route('**/sdk/v1/events', (route) => route.fulfill({ json: {} }));
  await page.goto(address);
  await page.waitForLoadState('networkidle');
}

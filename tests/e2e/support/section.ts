import { expect, type Locator, type Page } from '@playwright/test';

/** A section of a UI-kit page, by its heading, once it has hydrated. */
export async function section(page: Page, name: string): Promise<Locator> {
  const region = page.getByRole('region', { name, exact: true });
  // At once: while Playwright waits for it to be stable, hydration could replace it.
  await region.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await expect(page.locator('[data-ready]').filter({ has: region })).toBeAttached();
  return region;
}

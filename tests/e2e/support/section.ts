import { expect, type Locator, type Page } from '@playwright/test';

/** A section of a UI-kit page, by its heading, once its script answers. */
export async function section(page: Page, name: string): Promise<Locator> {
  const region = page.getByRole('region', { name, exact: true });
  await region.scrollIntoViewIfNeeded();
  await expect(page.locator('[data-ready]').filter({ has: region })).toBeAttached();
  return region;
}

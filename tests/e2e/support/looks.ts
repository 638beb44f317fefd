import { expect, type Page } from '@playwright/test';
import { accessible } from './accessible';

/** Fails when the page scrolls sideways at 320 px, the narrowest phone. */
export async function fitsNarrowPhone(page: Page): Promise<void> {
  await page.setViewportSize({ width: 320, height: 800 });
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  await expect.poll(overflow).toBeLessThanOrEqual(0);
}

/** The rules that a change of scheme can affect. */
const colourRules = ['color-contrast', 'link-in-text-block'];

/** Fails with axe's findings on the page as it is, in light and dark. */
export async function accessibleInBothSchemes(page: Page, within?: string): Promise<void> {
  await accessible(page, { within });
  await page.evaluate(() => document.documentElement.classList.add('dark'));
  await accessible(page, { within, rules: colourRules });
  await page.evaluate(() => document.documentElement.classList.remove('dark'));
}

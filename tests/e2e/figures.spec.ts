import type { Page } from '@playwright/test';
import { signedIn } from './support/session';
import { expect, test } from './support/test';

test.use({ storageState: signedIn, viewport: { width: 1440, height: 900 } });

/**
 * Texts with a hyphen next to a letter that are set in tabular figures, which widen the hyphen to a digit.
 */
const widenedWords = (page: Page) =>
  page.getByRole('main').evaluate((main) => {
    const found = new Set<string>();
    const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { textContent, parentElement } = texts.currentNode;
      const text = textContent ?? '';
      if (!/\p{L}-|-\p{L}/u.test(text) || !parentElement?.checkVisibility()) continue;
      if (getComputedStyle(parentElement).fontVariantNumeric.includes('tabular-nums')) found.add(text);
    }
    return [...found];
  });

test('tabular figures do not widen the hyphens in words and invoice numbers', async ({ page }) => {
  for (const path of ['/', '/packages', '/invoices', '/invoices/statement', '/account']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await widenedWords(page), path).toEqual([]);
  }
  await page.goto('/invoices');
  await page.getByRole('link', { name: /^INV-/ }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: /^Invoice INV-/ })).toBeVisible();
  expect(await widenedWords(page)).toEqual([]);
});

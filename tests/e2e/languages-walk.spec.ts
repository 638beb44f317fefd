import type { Page } from '@playwright/test';
import { pseudoLanguage } from '@/tests/support/pseudo-language';
import { routeParts, type Route } from '@/tests/support/routes';
import { accessible } from './support/accessible';
import { longRun } from './support/long-run';
import { accessibleInBothSchemes, fitsNarrowPhone } from './support/looks';
import { expect, test } from './support/own-customer';
import { readable } from './support/readable';
import { stock } from './support/stocked-customer';
import { visit } from './support/visit';

const timeoutMs = 20_000;
const { guestPages, product, ...otherParts } = routeParts;
const walked = longRun ? Object.values({ product, ...otherParts }).flat() : product;

async function isWellSet(page: Page, language: string): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await readable(page);
}

async function walk(page: Page, routes: Route[], language: string): Promise<void> {
  for (const route of routes)
    await test.step(route.path, async () => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await visit(page, route);
      await isWellSet(page, language);
      if (longRun) await accessibleInBothSchemes(page);
      else await accessible(page);
      await page.setViewportSize({ width: 390, height: 844 });
      await readable(page);
      await fitsNarrowPhone(page);
      await readable(page);
    });
}

for (const language of ['ar', 'de', pseudoLanguage]) {
  test(`in ${language} every page has its language, passes axe, and cuts no text from 320 to 1,440 px`, async ({
    page,
    customer,
    isMobile,
  }) => {
    test.skip(isMobile, 'the widths are its own');
    test.setTimeout(timeoutMs * (walked.length + 2));
    await stock(customer.operator);
    await customer.change({ language });
    await walk(page, walked, language);
  });

  test(`in ${language} the pages of a guest do as well`, async ({ browser, isMobile }) => {
    test.skip(isMobile, 'the widths are its own');
    test.setTimeout(timeoutMs * (guestPages.length + 1));
    const context = await browser.newContext({
      locale: language,
      storageState: { cookies: [], origins: [] },
    });
    await walk(await context.newPage(), guestPages, language);
    await context.close();
  });
}

import type { Page } from '@playwright/test';
import { pseudoLanguage } from '@/tests/support/pseudo-language';
import { routeParts, type Route } from '@/tests/support/routes';
import { accessible } from './support/accessible';
import { longRun } from './support/long-run';
import { accessibleInBothSchemes, fitsNarrowPhone } from './support/looks';
import { expect, test } from './support/own-customer';
import { readable } from './support/readable';
import { shippingOf } from './support/shipping';
import { stock } from './support/stocked-customer';
import { visit } from './support/visit';

// Requests through a proxy get no outbox (security 33).
test.use({ extraHTTPHeaders: {} });

const timeoutMs = 20_000;
const { guestPages, product, fullPages, ...demoParts } = routeParts;
const demoPages = Object.values(demoParts).flat();
const walked = longRun ? [...product, ...demoPages, ...fullPages] : product;

async function walk(page: Page, routes: Route[], language: string): Promise<void> {
  for (const route of routes)
    await test.step(route.path, async () => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await visit(page, route);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      if (longRun) await accessibleInBothSchemes(page);
      else await accessible(page);
      // What demo pages say is not translated.
      const check = demoPages.includes(route) ? () => Promise.resolve() : () => readable(page);
      await check();
      await page.setViewportSize({ width: 390, height: 844 });
      await check();
      await fitsNarrowPhone(page);
      await check();
    });
}

for (const language of ['ar', 'de', pseudoLanguage]) {
  test(`in ${language} every page has its language, passes axe, and cuts no text from 320 to 1,440 px`, async ({
    page,
    customer,
    baseURL,
    isMobile,
  }) => {
    test.skip(isMobile, 'the widths are its own');
    test.setTimeout(timeoutMs * (walked.length + 2));
    await stock(customer.operator);
    const shipping = shippingOf(baseURL ?? '', customer);
    await shipping.quoted(await shipping.store('Hiking boots'));
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

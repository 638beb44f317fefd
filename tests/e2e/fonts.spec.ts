import { accentsFont, arabicFont } from '@/app/fonts/by-language';
import { expect, test } from './support/test';

test('a page loads the letters that its language has beside those of English once, and the browser keeps them', async ({
  browser,
}) => {
  for (const [locale, font] of [
    ['en-US', null],
    ['de', accentsFont],
    ['ar', arabicFont],
  ] as const) {
    const context = await browser.newContext({ locale, storageState: { cookies: [], origins: [] } });
    const page = await context.newPage();
    await page.goto('/auth/login');
    // Named in its own letters, which a page in another language has not loaded.
    await expect(page.getByRole('option', { name: 'العربية' })).toHaveCount(1);
    const loaded = await page.evaluate(async () => {
      await document.fonts.ready;
      const addresses = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname);
      return addresses.filter((address) => address.startsWith('/static/fonts/'));
    });
    expect(loaded, locale).toEqual(font === null ? [] : [font]);
    for (const address of loaded) {
      const { 'cache-control': kept } = (await page.request.get(address)).headers();
      expect(kept).toBe('public, max-age=31536000, immutable');
    }
    await context.close();
  }
});

import { installedBrowser } from '@/server/cli/browser.mjs';
import { menuModes, openWith } from './support/layout';
import { longRun } from './support/long-run';
import { signedIn } from './support/session';
import { expect, test } from './support/test';

// Playwright hides scrollbars; on most desktops they take 15 px of the window.
test.use({
  storageState: signedIn,
  launchOptions: {
    ...installedBrowser(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
    ignoreDefaultArgs: ['--hide-scrollbars'],
  },
});

/** The widest and the narrowest menu beside the page; the long run takes all. */
const modes = longRun ? menuModes : (['static', 'slim'] as const);

for (const mode of modes) {
  test(`the latest arrivals are a table on every laptop with a scrollbar, menu ${mode}`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await openWith(page, { menuMode: mode }, '/');
    const card = page.getByRole('region', { name: 'Latest arrivals' });
    const table = card.getByRole('table');
    for (const width of [1440, 1366, 1280, 1200, 1199, 1024, 992, 991, 768]) {
      await page.setViewportSize({ width, height: 900 });
      await expect(card.getByRole('columnheader', { name: 'Shop' }), `at ${width} px`).toBeVisible();
      const hidden = await table.evaluate(
        (element) => element.scrollWidth - (element.parentElement?.clientWidth ?? 0),
      );
      expect(hidden, `px out of sight at ${width} px`).toBeLessThanOrEqual(0);
    }
  });
}

test('short and long pages are equally wide, and opening a panel over the page shifts nothing', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  const main = page.locator('#content');
  const place = async () => {
    const { x, width } = (await main.boundingBox()) ?? { x: 0, width: 0 };
    return { x, width };
  };
  await page.goto('/pages/empty');
  const short = await place();
  await page.goto('/');
  expect(await place()).toEqual(short);
  await page.getByRole('button', { name: /Ada Whitfield/ }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await place()).toEqual(short);
});

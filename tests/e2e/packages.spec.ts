import type { Page } from '@playwright/test';
import { signedIn } from './support/session';
import { holdIdle } from './support/idle';
import { expect, test } from './support/test';

test.use({ storageState: signedIn });

const rows = (page: Page) => page.getByRole('list', { name: 'Packages', exact: true }).getByRole('listitem');
const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Packages by group' }).getByRole('link', { name });

async function countOf(page: Page, group: string): Promise<number> {
  const text = (await tab(page, group).textContent()) ?? '';
  return Number(/\d+$/.exec(text)?.[0]);
}

const groups = [
  'Expected',
  'At warehouse',
  'Action needed',
  'Being prepared',
  'On the way',
  'Ready for pickup',
  'Done',
];

test.describe('packages', () => {
  test('seven groups have counts that add up to all', async ({ page }) => {
    await page.goto('/packages');
    const counts = await Promise.all(groups.map((group) => countOf(page, group)));
    expect(counts.every((count) => count > 0)).toBe(true);
    expect(counts.reduce((sum, count) => sum + count)).toBe(await countOf(page, 'All'));
  });

  test('on a phone the next date of a row shows whole', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/packages');
    const next = rows(page).locator('.package-next');
    await expect(next.first()).toBeVisible();
    const cut = await next.evaluateAll((all) =>
      all
        .filter((one) => {
          const date = document.createRange();
          date.selectNode(one.lastChild ?? one);
          const [box, text] = [one.getBoundingClientRect(), date.getBoundingClientRect()];
          return text.right > box.right + 1 || text.top < box.top - 1 || text.bottom > box.bottom + 1;
        })
        .map(({ textContent }) => textContent),
    );
    expect(cut).toEqual([]);
  });

  test('Filter and CSV stand in one line at every width', async ({ page }) => {
    await page.goto('/packages');
    const controls = page.getByRole('search', { name: 'Packages' });
    for (const width of [320, 640, 700, 768, 1000, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      // Both at once: from 992 px on the page moves aside for the menu meanwhile.
      const tops = await controls
        .getByRole('button', { name: 'Filter' })
        .or(controls.getByRole('link', { name: 'CSV' }))
        .evaluateAll((both) => both.map((one) => one.getBoundingClientRect().top));
      expect(tops, String(width)).toEqual([tops[0], tops[0]]);
    }
  });

  test('a group shows as many rows as its tab counts, has its own address, and Back leaves it', async ({
    page,
  }) => {
    await page.goto('/packages');
    await tab(page, 'Ready for pickup').click();
    await expect(page).toHaveURL('/packages?group=ready_for_pickup');
    await expect(rows(page)).toHaveCount(await countOf(page, 'Ready for pickup'));
    await expect(rows(page).first()).toContainText('Ready for pickup');
    await page.goBack();
    await expect(page).toHaveURL('/packages');
    await expect(tab(page, 'All')).toHaveAttribute('aria-current', 'page');
  });

  test('search finds by tracking number while typing, and its chip removes it', async ({ page }) => {
    // Other tests announce packages on the way, with numbers of their own.
    await page.goto('/packages?group=on_the_way');
    await rows(page).first().getByRole('link').click();
    const number = await page
      .getByText(/^[A-Z0-9]{10,}$/)
      .first()
      .textContent();
    await page.goto('/packages');
    await page.getByRole('searchbox', { name: 'Search packages' }).pressSequentially(number ?? '');
    await expect(page).toHaveURL(`/packages?q=${number ?? ''}`);
    await expect(rows(page)).toHaveCount(1);
    await expect(page.getByText('1 package', { exact: true })).toBeAttached();
    await page.getByRole('link', { name: /Remove filter/ }).click();
    await expect(page).toHaveURL('/packages');
    await expect(rows(page)).toHaveCount(25);
    await expect(page.getByRole('searchbox', { name: 'Search packages' })).toHaveValue('');
  });

  test('a search without a match says so and offers to clear it', async ({ page }) => {
    await page.goto('/packages?q=zzzzzz');
    await expect(page.getByText('No matching packages')).toBeVisible();
    await page.getByRole('link', { name: 'Clear filters' }).click();
    await expect(rows(page)).toHaveCount(25);
  });

  test('show more loads the next rows, each once, and focuses the first of them', async ({ page }) => {
    await page.goto('/packages');
    await expect(rows(page)).toHaveCount(25);
    await page.getByRole('button', { name: 'Show more' }).click();
    await expect(rows(page)).toHaveCount(50);
    await expect(rows(page).nth(25).getByRole('link')).toBeFocused();
    const all = await countOf(page, 'All');
    for (let shown = 50; shown < all; shown += 25) {
      await page.getByRole('button', { name: 'Show more' }).click();
      await expect(rows(page)).toHaveCount(Math.min(shown + 25, all));
    }
    const links = await rows(page)
      .getByRole('link')
      .evaluateAll((found) => found.map((a) => a.getAttribute('href')));
    expect(new Set(links).size).toBe(all);
  });

  test('show more pressed before hydration loads one page, not all', async ({ page }) => {
    const goIdle = await holdIdle(page);
    const pages: string[] = [];
    page.on('request', (request) => {
      if (/getMyPackages.*cursor=/.test(request.url())) pages.push(request.url());
    });
    await page.goto('/packages');
    await page.getByRole('button', { name: 'Show more' }).click();
    await goIdle();
    await expect(rows(page)).toHaveCount(50);
    await page.evaluate(() => fetch('/healthz'));
    expect(pages).toHaveLength(1);
    await expect(rows(page)).toHaveCount(50);
  });

  test('a failing search leaves the page, shows the error, and works again', async ({ page, faults }) => {
    await page.goto('/packages');
    await page.route('**/bff/getMyPackages**', (route) => route.abort());
    await page.getByRole('searchbox', { name: 'Search packages' }).fill('lamp');
    await expect(page.getByRole('alert').filter({ hasText: 'couldn’t load' })).toBeVisible();
    await page.unroute('**/bff/getMyPackages**');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'couldn’t load' })).toBeHidden();
    faults.splice(0);
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('search is a form and groups are links', async ({ page }) => {
      await page.goto('/packages?group=done');
      const count = await countOf(page, 'Done');
      await expect(rows(page)).toHaveCount(Math.min(count, 25));
      await page.getByRole('searchbox', { name: 'Search packages' }).fill('zzzzzz');
      await page.getByRole('searchbox', { name: 'Search packages' }).press('Enter');
      await expect(page).toHaveURL(/\?group=done&q=zzzzzz/);
      await expect(page.getByText('No matching packages')).toBeVisible();
    });
  });
});

test.describe('a package', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/packages?group=on_the_way');
    await rows(page).first().getByRole('link').click();
    await page.waitForURL(/\/packages\/pkg_/);
  });

  test('says in a sentence where it is, shows its progress and its history, newest first', async ({
    page,
  }) => {
    await expect(page.getByRole('heading', { level: 1 })).not.toBeEmpty();
    const progress = page.getByRole('list', { name: 'Progress' });
    await expect(progress.locator('[aria-current="step"]')).toContainText('On the way');
    const times = await page
      .getByRole('region', { name: 'Tracking history' })
      .locator('time')
      .evaluateAll((found) => found.map((time) => time.getAttribute('datetime') ?? ''));
    expect(times.length).toBeGreaterThan(1);
    expect(times).toEqual(times.toSorted().reverse());
  });

  test('copies the tracking number', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const shipment = page.getByRole('region', { name: 'Shipment' });
    await shipment
      .getByRole('button', { name: /tracking number/ })
      .first()
      .click();
    await expect(shipment.getByText('Copied').first()).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    await expect(shipment).toContainText(copied);
  });
});

test('a package of another account is not found', async ({ page, faults }) => {
  const answer = await page.goto('/packages/pkg_nobody');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/couldn’t find/);
  await expect(page.getByRole('link', { name: /Packages/ }).first()).toBeVisible();
  faults.splice(0);
});

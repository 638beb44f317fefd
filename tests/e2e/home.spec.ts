import { newEmail } from './support/addresses';
import { accessible } from './support/accessible';
import { fitsNarrowPhone } from './support/looks';
import { signedIn } from './support/session';
import { signIn } from './support/sign-in';
import { expect, test } from './support/test';

test.use({ storageState: signedIn, viewport: { width: 1440, height: 900 } });

test('urgent tasks come first', async ({ page }) => {
  await page.goto('/');
  const cards = page.getByRole('main').getByRole('region');
  await expect(cards.first()).toHaveAccessibleName('Action needed');
  await expect(cards.first().getByRole('listitem').first().getByRole('link')).toBeVisible();
});

test('each figure links to a list with that many rows', async ({ page }) => {
  await page.goto('/');
  const glance = page.getByRole('list', { name: 'At a glance' });
  const text = (await glance.getByRole('link', { name: 'Ready for pickup' }).textContent()) ?? '';
  await glance.getByRole('link', { name: 'Ready for pickup' }).click();
  await expect(page).toHaveURL('/packages?group=ready_for_pickup');
  const rows = page.getByRole('list', { name: 'Packages', exact: true }).getByRole('listitem');
  await expect(rows).toHaveCount(parseInt(text, 10));
});

test('the total outstanding has no decimals, the invoices to pay have cents', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Outstanding' })).toContainText(
    /^\$[\d,]+Outstanding(\$[\d,]+ past due)?$/,
  );
  await page.getByRole('link', { name: 'Outstanding' }).click();
  await expect(page).toHaveURL('/invoices?status=unpaid');
  await page.goBack();
  const toPay = page.getByRole('region', { name: 'Unpaid invoices' });
  await expect(toPay.getByRole('listitem').first()).toContainText(/\$[\d,]+\.\d\d/);
});

test('the latest arrivals are sorted and paged in place, without a layout shift', async ({ page }) => {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto('/');
  const card = page.getByRole('region', { name: 'Latest arrivals' });
  await expect(card.locator('[data-ready]')).toBeVisible();
  await page.getByRole('region', { name: 'Spending' }).scrollIntoViewIfNeeded();
  await expect(page.locator('[data-drawn]')).toBeVisible();
  expect(await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)).toEqual([]);

  const names = card.getByRole('rowheader');
  await expect(names).toHaveCount(5);
  await card.getByRole('button', { name: 'Package' }).click();
  const sorted = await names.allTextContents();
  expect(sorted).toEqual(sorted.toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true })));
  await card.getByRole('button', { name: 'Next page' }).click();
  await expect(names.first()).not.toHaveText(sorted[0] ?? '');
});

test('spending is a chart, with the same figures in a table behind a switch', async ({ page }) => {
  await page.goto('/');
  const card = page.getByRole('region', { name: 'Spending' });
  await expect(card.getByRole('img', { name: /Invoiced by quarter/ })).toBeVisible();
  await card.getByRole('switch', { name: 'Show as table' }).click();
  await expect(card.getByRole('rowheader')).toHaveCount(4);
});

test('a shop links to its packages; a news item links to its subject', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('region', { name: 'Notifications' }).getByRole('link').first()).toBeVisible();
  const shop = page.getByRole('region', { name: 'Top shops' }).getByRole('listitem').first();
  const name = (await shop.getByRole('link').textContent()) ?? '';
  await shop.getByRole('link').click();
  await expect(page).toHaveURL(/\/packages\?q=/);
  await expect(page.getByRole('searchbox', { name: 'Search packages' })).toHaveValue(name);
});

test('home passes axe', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('region', { name: 'Spending' }).scrollIntoViewIfNeeded();
  await expect(page.locator('[data-drawn]')).toBeVisible();
  await accessible(page);
});

test.describe('a session whose e-mail has no account', () => {
  test.use({ storageState: { cookies: [], origins: [] } });

  test('1031: shows the reason and offers to sign out', async ({ page }) => {
    await signIn(page, newEmail('stranger'));
    const alert = page.getByRole('alert').filter({ hasText: 'Error 1031' });
    await expect(alert).toBeVisible();
    await alert.getByRole('button', { name: 'Sign Out' }).click();
    await expect(page).toHaveURL('/auth/login');
  });
});

test('shop names are not truncated, and the two columns end at about the same height', async ({ page }) => {
  await page.goto('/');
  const parts = ['Top shops', 'Latest arrivals'].map((name) => page.getByRole('region', { name }));
  for (const part of parts) {
    await expect(part.getByRole('link').first()).toBeVisible();
    const cut = await part
      .locator('.truncate')
      .evaluateAll((all) =>
        all.filter((text) => text.scrollWidth > text.clientWidth).map((text) => text.textContent),
      );
    expect(cut).toEqual([]);
  }
  const ends = await Promise.all(
    ['Notifications', 'Top shops'].map(async (name) => {
      const box = await page.getByRole('main').getByRole('region', { name }).boundingBox();
      return (box?.y ?? NaN) + (box?.height ?? NaN);
    }),
  );
  expect(Math.abs((ends[0] ?? NaN) - (ends[1] ?? NaN))).toBeLessThan(400);
});

test('the address is one line, which opens by keyboard as on an envelope; its copy has all lines', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/');
  const here = page.getByRole('region', { name: 'Your warehouse address' });
  const lines = here.locator('address');
  const height = async () => (await lines.boundingBox())?.height ?? NaN;
  const closed = await height();
  await expect(here.getByRole('link', { name: 'Copy field by field' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Theme settings' })).toBeEnabled();
  await here.getByRole('button', { name: 'Copy full address' }).click();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied.split('\n')).toEqual(await lines.locator('span').allTextContents());

  await here.locator('summary').focus();
  await page.keyboard.press('Enter');
  await expect(here.getByRole('button', { name: 'Print address' })).toBeVisible();
  expect(await height()).toBeGreaterThan(3 * closed);
  await here.getByRole('link', { name: 'Copy field by field' }).click();
  await expect(page).toHaveURL('/account');
  const there = page.getByRole('region', { name: 'Your warehouse address' });
  await expect(there.getByRole('term').first()).toBeVisible();
});

test('the bar of stages is proportionate where there is space, and a list on a phone; each can be touched', async ({
  page,
}) => {
  await page.goto('/');
  const stages = page.getByRole('list', { name: 'At a glance' }).getByRole('link');
  await expect(stages).toHaveCount(7);
  const boxes = () =>
    stages.evaluateAll((all) =>
      all.map((one) => {
        const { x, y, width, height } = one.getBoundingClientRect();
        return { x, y, width, height, count: Number.parseInt(one.textContent, 10) };
      }),
    );
  const wide = await boxes();
  expect(new Set(wide.map(({ y }) => y)).size).toBe(1);
  const [first, second] = wide.slice(0, -1).toSorted((one, other) => other.count - one.count);
  expect(first?.count).toBeGreaterThan(second?.count ?? NaN);
  expect(first?.width).toBeGreaterThan(second?.width ?? NaN);

  await page.setViewportSize({ width: 390, height: 844 });
  const narrow = await boxes();
  expect(new Set(narrow.map(({ x }) => x)).size).toBe(1);
  for (const { width, height } of [...wide, ...narrow]) {
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
  }
  await fitsNarrowPhone(page);
});

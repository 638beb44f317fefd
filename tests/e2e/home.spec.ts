import { newEmail } from './support/addresses';
import { accessible } from './support/accessible';
import { signedIn } from './support/session';
import { signIn } from './support/sign-in';
import { expect, test } from './support/test';

test.use({ storageState: signedIn, viewport: { width: 1440, height: 900 } });

test('what must be done comes first', async ({ page }) => {
  await page.goto('/');
  const cards = page.getByRole('main').getByRole('region');
  await expect(cards.first()).toHaveAccessibleName('Action needed');
  await expect(cards.first().getByRole('listitem').first().getByRole('link')).toBeVisible();
});

test('each figure is the way to as many rows', async ({ page }) => {
  await page.goto('/');
  const glance = page.getByRole('list', { name: 'At a glance' });
  const text = (await glance.getByRole('link', { name: 'Ready for pick-up' }).textContent()) ?? '';
  await glance.getByRole('link', { name: 'Ready for pick-up' }).click();
  await expect(page).toHaveURL('/packages?group=ready_for_pickup');
  const rows = page.getByRole('list', { name: 'Packages', exact: true }).getByRole('listitem');
  await expect(rows).toHaveCount(parseInt(text, 10));
});

test('shows what is owed without decimals, and the invoices to pay with cents', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'You owe' })).toContainText(
    /^\$[\d,]+You owe(\$[\d,]+ past due)?$/,
  );
  const toPay = page.getByRole('region', { name: 'To pay' });
  await expect(toPay.getByRole('listitem').first()).toContainText(/\$[\d,]+\.\d\d/);
});

test('the latest arrivals are sorted and paged where they stand, without a shift', async ({ page }) => {
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

test('spending is a chart, and the same figures as a table behind a switch', async ({ page }) => {
  await page.goto('/');
  const card = page.getByRole('region', { name: 'Spending' });
  await expect(card.getByRole('img', { name: /Invoiced by quarter/ })).toBeVisible();
  await card.getByRole('switch', { name: 'Show as table' }).click();
  await expect(card.getByRole('rowheader')).toHaveCount(4);
});

test('a shop is the way to its packages; news are the way to what they tell of', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('region', { name: 'Notifications' }).getByRole('link').first()).toBeVisible();
  const shop = page.getByRole('region', { name: 'Top shops' }).getByRole('listitem').first();
  const name = (await shop.getByRole('link').textContent()) ?? '';
  await shop.getByRole('link').click();
  await expect(page).toHaveURL(/\/packages\?q=/);
  await expect(page.getByRole('searchbox', { name: 'Search packages' })).toHaveValue(name);
});

test('home has no fault of accessibility', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('[data-drawn]')).toBeVisible();
  await accessible(page);
});

test.describe('a session whose address no account has', () => {
  test.use({ storageState: { cookies: [], origins: [] } });

  test('1031: says so, and signing out is a way on', async ({ page }) => {
    await signIn(page, newEmail('stranger'));
    const alert = page.getByRole('alert').filter({ hasText: 'Error 1031' });
    await expect(alert).toBeVisible();
    await alert.getByRole('button', { name: 'Sign Out' }).click();
    await expect(page).toHaveURL('/auth/login');
  });
});

test('names of shops are not cut, and no column ends far above the other', async ({ page }) => {
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
    ['Notifications', 'Your warehouse address'].map(async (name) => {
      const box = await page.getByRole('main').getByRole('region', { name }).boundingBox();
      return (box?.y ?? NaN) + (box?.height ?? NaN);
    }),
  );
  expect(Math.abs((ends[0] ?? NaN) - (ends[1] ?? NaN))).toBeLessThan(400);
});

test('the address is an envelope’s here, and field by field on Account', async ({ page }) => {
  await page.goto('/');
  const here = page.getByRole('region', { name: 'Your warehouse address' });
  await expect(here.getByRole('button', { name: 'Copy the whole address' })).toBeVisible();
  await expect(here.getByRole('term')).toHaveCount(0);
  await here.getByRole('link', { name: 'Copy field by field' }).click();
  await expect(page).toHaveURL('/account');
  const there = page.getByRole('region', { name: 'Your warehouse address' });
  await expect(there.getByRole('term').first()).toBeVisible();
});

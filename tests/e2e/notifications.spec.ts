import type { Page } from '@playwright/test';
import { menuReady } from './support/layout';
import { accessibleInBothSchemes, fitsNarrowPhone } from './support/looks';
import { expect, test, type OwnCustomer } from './support/own-customer';

const bell = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Notifications/ });
const rows = (page: Page) => page.getByRole('main').getByRole('listitem');
const panelOf = async (page: Page) => {
  await page.getByRole('button', { name: 'Robin Castellano' }).click();
  return page.getByRole('dialog', { name: 'Profile' }).getByRole('region', { name: 'Notifications' });
};

/** Packages that arrive, and the page once their customer was told of all of them. */
async function tell(page: Page, customer: OwnCustomer, ...names: string[]) {
  const made = [];
  for (const description of names) made.push(await customer.addPackage({ description }));
  await expect
    .poll(async () => {
      await page.goto('/notifications');
      return bell(page).getAttribute('aria-label');
    })
    .toBe(`Notifications, ${names.length} unread`);
  return made;
}

test('the bell counts what is unread and leads to it; what is opened is read', async ({ page, customer }) => {
  const [, lamp] = await tell(page, customer, 'Two books', 'Desk lamp');
  await page.goto('/invoices');
  await expect(bell(page)).toHaveText('2');
  // A link that is followed before leads to a page that is loaded whole.
  await menuReady(page);
  await bell(page).press('Enter');
  await expect(page).toHaveURL('/notifications');
  await expect(page.getByRole('heading', { level: 1, name: 'Notifications' })).toBeFocused();
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(['Today']);
  await expect(rows(page).getByRole('link')).toHaveText([
    'Your package has arrived: Desk lamp Unread',
    'Your package has arrived: Two books Unread',
  ]);
  await accessibleInBothSchemes(page);
  await fitsNarrowPhone(page);

  await rows(page).first().getByRole('link').click();
  await expect(page).toHaveURL(lamp?.href ?? '');
  await expect(bell(page)).toHaveAccessibleName('Notifications, 1 unread');
  await bell(page).click();
  await expect(rows(page).getByRole('link')).toHaveText([
    'Your package has arrived: Desk lamp',
    'Your package has arrived: Two books Unread',
  ]);
});

test('all are marked as read by one press, here and at the bell', async ({ page, customer }) => {
  await tell(page, customer, 'Two books', 'Desk lamp');
  await page.getByRole('button', { name: 'Mark all as read' }).press('Enter');
  await expect(bell(page)).toHaveAccessibleName('Notifications');
  await expect(page.getByText('You’ve read everything.')).toBeVisible();
  await expect(page.getByText('Unread', { exact: true })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Mark all as read' })).toHaveCount(0);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('all are marked as read as well', async ({ page, customer }) => {
    await tell(page, customer, 'Two books');
    await page.getByRole('button', { name: 'Mark all as read' }).click();
    await expect(bell(page)).toHaveAccessibleName('Notifications');
  });
});

test('without a network nothing is marked, and the page says why', async ({
  page,
  customer,
  context,
  faults,
}) => {
  await tell(page, customer, 'Two books');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Mark all as read' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText('couldn’t reach');
  await expect(page.getByText('Unread', { exact: true })).toHaveCount(1);
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Mark all as read' }).click();
  await expect(bell(page)).toHaveAccessibleName('Notifications');
  // Chromium logs what it couldn't reach.
  faults.splice(0);
});

test('older ones come on request, also after a failure, and are there after a reload', async ({
  page,
  customer,
  context,
  faults,
}) => {
  test.setTimeout(120_000);
  await tell(page, customer, ...Array.from({ length: 27 }, (_, n) => `Book ${n + 1}`));
  await expect(rows(page)).toHaveCount(25);
  const more = page.getByRole('button', { name: 'Show more' });
  await context.setOffline(true);
  await more.click();
  await expect(
    page.getByRole('alert').filter({ hasText: 'We couldn’t load your notifications' }),
  ).toBeVisible();
  await context.setOffline(false);
  await more.click();
  await expect(rows(page)).toHaveCount(27);
  await expect(rows(page).nth(25).getByRole('link')).toBeFocused();
  await expect(more).toHaveCount(0);
  await page.reload();
  await expect(rows(page)).toHaveCount(27);
  await page.getByRole('button', { name: 'Mark all as read' }).click();
  await expect(page.getByText('Unread', { exact: true })).toHaveCount(0);
  faults.splice(0);
});

test('the profile panel has the newest, says when it can’t read them, and leads to all', async ({
  page,
  customer,
  faults,
}) => {
  const [books] = await tell(page, customer, 'Two books');
  await page.goto('/packages');
  await page.route('**/bff/getMyNotifications*', (route) => route.abort());
  const panel = await panelOf(page);
  await expect(panel.getByRole('alert')).toContainText('We couldn’t load your notifications');
  faults.splice(0);
  await page.unroute('**/bff/getMyNotifications*');
  await panel.getByRole('button', { name: 'Try again' }).click();
  await expect(panel.getByRole('listitem')).toHaveText([/^Your package has arrived: Two books Unread/]);
  await accessibleInBothSchemes(page);
  await panel.getByRole('link', { name: 'See all notifications' }).click();
  await expect(page).toHaveURL('/notifications');
  await expect(panel).not.toBeAttached();

  await panelOf(page);
  await panel.getByRole('listitem').getByRole('link').click();
  await expect(page).toHaveURL(books?.href ?? '');
  await expect(bell(page)).toHaveAccessibleName('Notifications');
});

test('who was told nothing yet is told what will come', async ({ page }) => {
  await page.goto('/notifications');
  await expect(page.getByText('No notifications yet')).toBeVisible();
  await expect(bell(page)).toHaveAccessibleName('Notifications');
  await expect(page.getByRole('button', { name: 'Mark all as read' })).toHaveCount(0);
  await expect(await panelOf(page)).toContainText('Nothing yet');
});

test('Home leads to what is unread', async ({ page, customer }) => {
  await tell(page, customer, 'Two books');
  await page.goto('/');
  await page
    .getByRole('region', { name: 'Notifications' })
    .getByRole('link', { name: 'View 1 unread' })
    .click();
  await expect(page).toHaveURL('/notifications');
});

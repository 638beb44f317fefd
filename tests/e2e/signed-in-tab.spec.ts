import type { Page } from '@playwright/test';
import { impersonate, impersonationBanner } from './support/impersonation';
import { inUse } from './support/in-use';
import { ownCustomer, type OwnCustomer } from './support/own-customer';
import { pressSignOut } from './support/sign-in';
import { tabLocks } from './support/tab-lock';
import { expect, test } from './support/test';

test.skip(({ isMobile }) => isMobile, 'what a tab keeps is the same on a phone');

/** Opens the portal signed in as a new customer. */
async function arriveAs(page: Page, portal: string): Promise<OwnCustomer> {
  const customer = await ownCustomer(portal);
  await page.context().addCookies(customer.session.cookies);
  await page.goto('/');
  await expect(page.getByRole('button', { name: customer.name })).toBeVisible();
  return customer;
}

const endSession = (page: Page, portal: string) =>
  page.request.post('/sdk/v1/sessions/revoke', { headers: { origin: portal }, data: {} });

const kept = (page: Page, key: string) => page.evaluate((name) => sessionStorage.getItem(name), key);

test('SPEC 3: the login screen clears the tab’s store, and a new session opens a locked tab', async ({
  page,
  baseURL,
}) => {
  const portal = new URL(baseURL ?? '').origin;
  const customer = await arriveAs(page, portal);
  await page.goto('/auth/lockscreen');
  await tabLocks(page);
  await page.goto('/packages');
  await expect(page).toHaveURL('/auth/lockscreen');
  await page.evaluate(() => sessionStorage.setItem('demo.draft', 'typed by this customer'));
  // The lock screen may notice the end by itself, and its leaving would abort a reload.
  await page.goto('about:blank');
  await endSession(page, portal);
  await page.goto('/packages');
  await expect(page).toHaveURL('/auth/login');
  expect(await kept(page, 'waybill.account')).toBeNull();
  expect(await kept(page, 'waybill.account.locked')).toBeNull();

  await impersonate(page, customer);
  await page.goto('/packages');
  await expect(page).toHaveURL('/packages');
  expect(await kept(page, 'demo.draft')).toBe('typed by this customer');

  const other = await ownCustomer(portal, { name: 'Noor Haddad' });
  await page.goto('about:blank');
  await endSession(page, portal);
  await page.context().addCookies(other.session.cookies);
  await page.goto('/packages');
  await expect(page.getByRole('button', { name: 'Noor Haddad' })).toBeVisible();
  expect(await kept(page, 'demo.draft')).toBeNull();
});

test('security 6: every signed-in page leaves when another tab signs out', async ({
  page,
  baseURL,
  context,
}) => {
  await arriveAs(page, new URL(baseURL ?? '').origin);
  const tabs: Page[] = [];
  for (const path of ['/auth/lockscreen', '/landing', '/auth/onboard2', '/pages/notfound', '/auth/access']) {
    const tab = await context.newPage();
    await inUse(tab, () => tab.goto(path));
    tabs.push(tab);
  }
  await page.bringToFront();
  await pressSignOut(page);
  for (const tab of tabs) await expect(tab).toHaveURL('/auth/login');
});

test('during an impersonation every page shows the banner, whose button ends the session', async ({
  page,
  baseURL,
}) => {
  const customer = await arriveAs(page, new URL(baseURL ?? '').origin);
  await impersonate(page, customer);
  const banner = impersonationBanner(page);
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 700 });
    for (const path of ['/packages', '/apps/chat', '/landing', '/auth/access', '/auth/lockscreen']) {
      await page.goto(path);
      await expect(banner).toContainText(`Grace is signed in as ${customer.name}`);
      await expect(banner).toContainText(/\d+ minutes left/);
    }
  }
  await tabLocks(page);
  await page.evaluate(() => sessionStorage.clear());
  await page.goto('/packages');
  const signOut = page.locator('#sidebar').getByRole('button', { name: 'Sign Out' });
  const [above, foot] = [await signOut.boundingBox(), await banner.boundingBox()];
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(foot?.y ?? 0);
  await banner.getByRole('button', { name: 'End' }).click();
  await expect(page).toHaveURL('/auth/login');
  await page.goto('/packages');
  await expect(page).toHaveURL('/auth/login');
});

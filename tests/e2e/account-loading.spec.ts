import type { Locator, Page } from '@playwright/test';
import { inUse } from './support/in-use';
import { hasRemote, test } from './support/remote';
import { expect } from './support/test';

test.skip(!hasRemote, 'a portal in remote mode is needed, or a build of it');
test.skip(({ isMobile }) => isMobile, 'what an answer leads to is the same on a phone');

const refused = () => new Response(null, { status: 401 });
const failing = () => new Response(null, { status: 500 });
const alert = (page: Page) => page.getByRole('alert').filter({ hasText: 'We couldn’t load your account' });
const keptAccount = (page: Page) => page.evaluate(() => sessionStorage.getItem('waybill.account'));
const ada: unknown = expect.stringContaining('Ada Whitfield');

const folder = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Mail folders' }).getByRole('link', { name });

/** Follows a link between demo pages (client-side navigation). */
async function openFolder(page: Page, name: string): Promise<void> {
  await folder(page, name).click();
  await expect(page).toHaveURL(`/apps/mail/${name.toLowerCase()}`);
}

const outsideOfProduct = ['/apps/mail/inbox', '/landing', '/no-such-page', '/pages/notfound', '/auth/access'];

/** @returns the links and buttons that the alert covers at least half of while they have the focus */
const focusedBelow = (alert: Locator): Promise<string[]> =>
  alert.evaluate((covering) =>
    [...document.querySelectorAll<HTMLElement>('main a, main button')]
      .filter((control) => {
        control.focus();
        const { top, bottom } = control.getBoundingClientRect();
        const { top: alertTop, bottom: alertBottom } = covering.getBoundingClientRect();
        const middle = (top + bottom) / 2;
        return !covering.contains(control) && middle > alertTop && middle < alertBottom;
      })
      .map((control) => control.outerHTML.slice(0, 200)),
  );

test('SPEC 2: every full page load of a signed-in visitor loads the account once', async ({
  page,
  api,
  faults,
}) => {
  let loads = 0;
  api.instead.set('getAccount', (own) => {
    loads += 1;
    return own();
  });
  for (const path of ['/', '/packages', ...outsideOfProduct]) {
    loads = 0;
    await page.goto(path);
    expect([path, loads]).toEqual([path, 1]);
  }
  expect(faults.splice(0)).toEqual([expect.stringContaining('404')]);
});

test('SPEC 2: a client-side navigation loads the account, and redirects to login when that is refused', async ({
  page,
  api,
  faults,
}) => {
  let loads = 0;
  await page.goto('/apps/mail/inbox');
  await expect.poll(() => keptAccount(page)).toEqual(ada);
  api.instead.set('getAccount', (own) => {
    loads += 1;
    return own();
  });
  await openFolder(page, 'Sent');
  await expect.poll(() => loads).toBe(1);
  api.instead.set('getAccount', refused);
  // The redirect to login may come before the folder is visible.
  await folder(page, 'Trash').click();
  await expect(page).toHaveURL('/auth/login');
  expect(await keptAccount(page)).toBeNull();
  faults.length = 0;
});

test('SPEC 2: a refused account load redirects every page to login', async ({ page, api, session }) => {
  api.instead.set('getAccount', refused);
  for (const path of outsideOfProduct) {
    await page.context().clearCookies();
    await page.context().addCookies(session.cookies);
    await page.goto(path);
    await expect(page, path).toHaveURL('/auth/login');
  }
});

test('SPEC 2: any other failed account load shows an alert with a retry, and stored data stays', async ({
  page,
  api,
  faults,
}) => {
  await page.goto('/apps/mail/inbox');
  await expect.poll(() => keptAccount(page)).toEqual(ada);
  api.instead.set('getAccount', failing);
  await openFolder(page, 'Sent');
  await expect(alert(page)).toContainText(/packages and invoices are safe.*Error 15/s);
  for (const path of ['/apps/mail/inbox', '/landing', '/auth/access']) {
    await page.goto(path);
    await expect(alert(page), path).toBeVisible();
    expect(await keptAccount(page)).toEqual(ada);
    expect(await focusedBelow(alert(page)), path).toEqual([]);
  }
  await page.goto('/apps/mail/inbox');
  await expect(page.getByRole('button', { name: 'Profile' })).toBeVisible();
  await expect(alert(page)).toBeVisible();
  api.instead.clear();
  await alert(page).getByRole('button', { name: 'Try again' }).click();
  await expect(alert(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Ada Whitfield' })).toBeVisible();
  // The browser logs each refused load.
  expect(faults.splice(0).filter((fault) => !fault.includes('status of 400'))).toEqual([]);
});

test('SPEC 2: a page that reports the missing account itself reports it only once', async ({ page, api }) => {
  api.instead.set('getAccount', failing);
  await inUse(page, async () => {
    await page.goto('/account');
    await expect(alert(page)).toHaveCount(1);
  });
  await expect(alert(page)).toHaveCount(1);
});

import type { Page } from '@playwright/test';
import { newEmail } from './support/addresses';
import { accessible } from './support/accessible';
import { linkFor } from './support/outbox';
import { isSignedIn, signOut } from './support/sign-in';
import { expect, test } from './support/test';

test.skip(({ isMobile }) => isMobile, 'an address is sent one message a minute: once is enough');

async function askForLink(page: Page, email: string): Promise<string> {
  await page.goto('/auth/login');
  await page.getByLabel('E-mail or phone').fill(email);
  await page.getByRole('button', { name: 'Send me a link instead' }).click();
  await expect(page.getByRole('heading', { name: 'Check your e-mail' })).toBeVisible();
  return linkFor(page, email);
}

test('security 13: a link survives a scanner, leaves the address bar and works once, in its own browser', async ({
  page,
  browser,
  baseURL,
}) => {
  const email = newEmail('scanned');
  const link = await askForLink(page, email);
  await accessible(page);
  expect((await page.request.get(link)).ok()).toBe(true);

  const stranger = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage();
  await stranger.goto(link);
  await expect(
    stranger.getByRole('heading', { name: 'This link was opened in a different browser' }),
  ).toBeVisible();
  await expect(stranger).toHaveURL('/auth/authenticate');
  await accessible(stranger);
  await stranger.context().close();

  await page.goto(link);
  await isSignedIn(page);
  await signOut(page);
  await page.goto(link);
  await expect(page.getByRole('alert').filter({ hasText: 'already used' })).toBeVisible();
  await expect(page).toHaveURL('/auth/authenticate');
  await page.getByLabel('E-mail').fill(email);
  await page.getByRole('button', { name: 'Send a new link' }).click();
  await expect(page.getByText(/You can try again in/)).toBeVisible();
});

test('a link with a malformed token says that it does not work', async ({ page }) => {
  await page.goto('/auth/authenticate?stytch_token_type=magic_links&token=nonsense');
  await expect(page.getByRole('heading', { name: 'This link doesn’t work' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to sign-in' }).click();
  await expect(page).toHaveURL('/auth/login');
});

test('after a lost answer the same token can be retried', async ({ page, faults }) => {
  await page.route('**/sdk/v1/magic_links/authenticate', (route) =>
    route.fulfill({ status: 503, json: { status_code: 503, error_type: 'service_unavailable' } }),
  );
  await page.goto('/auth/authenticate?stytch_token_type=magic_links&token=nonsense');
  await expect(page.getByText('The sign-in service isn’t working')).toBeVisible();
  expect(faults.splice(0)).toEqual([expect.stringContaining('503')]);
  await page.unroute('**/sdk/v1/magic_links/authenticate');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'This link doesn’t work' })).toBeVisible();
});

import type { Page } from '@playwright/test';
import { signOut } from './support/sign-in';
import { expect, test } from './support/test';

const standIn = `http://127.0.0.1:${process.env.E2E_OAUTH_PORT}`;

test.skip(({ baseURL }) => baseURL === process.env.E2E_URL, 'the portal under test must know the stand-in');

async function isAda(page: Page): Promise<void> {
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('button', { name: 'Ada Whitfield' })).toBeVisible();
}

/** The flow leaves for the provider, which is another origin. */
function allowStandIn(faults: string[]): void {
  const others = faults.filter((fault) => fault !== `request to ${standIn}`);
  faults.splice(0, faults.length, ...others);
}

for (const name of ['GitHub', 'Google']) {
  test(`SPEC 7: an account at ${name} signs in, signs out and signs in again`, async ({ page, faults }) => {
    await page.goto('/auth/login');
    await page.getByRole('button', { name: `Sign in with ${name}` }).click();
    await isAda(page);
    await signOut(page);
    await page.getByRole('button', { name: `Sign in with ${name}` }).click();
    await isAda(page);
    allowStandIn(faults);
  });
}

test('security 15: a customer who declines at the provider sees that, and can go back to sign in', async ({
  page,
  faults,
}) => {
  // Playwright can't intercept a redirect, so the provider's answer replaces the request that starts it.
  await page.route('**/v1/public/oauth/github/start?**', async (route) => {
    const start = await route.fetch({ maxRedirects: 0 });
    const asked = new URL(start.headers().location ?? '').searchParams;
    const back = new URL(asked.get('redirect_uri') ?? '');
    back.searchParams.set('state', asked.get('state') ?? '');
    back.searchParams.set('error', 'access_denied');
    await route.fulfill({ response: start, headers: { ...start.headers(), location: back.href } });
  });
  await page.goto('/auth/login');
  await page.getByRole('button', { name: 'Sign in with GitHub' }).click();
  await expect(page.getByRole('heading', { name: 'You’re not signed in' })).toBeVisible();
  await expect(page).toHaveURL('/auth/authenticate');
  await expect(page.getByText('You didn’t allow access at the provider')).toBeVisible();
  await page.getByRole('link', { name: 'Back to sign-in' }).click();
  await expect(page).toHaveURL('/auth/login');
  allowStandIn(faults);
});

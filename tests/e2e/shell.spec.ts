import type { Page } from '@playwright/test';
import { newEmail } from './support/addresses';
import { menuModes, openWith } from './support/layout';
import { accessibleInBothSchemes } from './support/looks';
import { signedIn } from './support/session';
import { signIn } from './support/sign-in';
import { expect, test } from './support/test';

test.use({ storageState: signedIn });

/** The right edge of the top bar's last button, in px. */
async function endOfBar(page: Page): Promise<number> {
  const profile = await page.getByRole('banner').getByRole('button').last().boundingBox();
  return profile ? profile.x + profile.width : Infinity;
}

test('SPEC 2: the profile panel greets by name, links to the account, has news and demo messages', async ({
  page,
}) => {
  await page.goto('/packages');
  const profile = page.getByRole('button', { name: 'Ada Whitfield' });
  const panel = page.getByRole('dialog', { name: 'Profile' });
  await profile.click();
  await expect(panel.getByText('Welcome')).toBeVisible();
  await expect(panel.getByText('Ada Whitfield')).toBeVisible();
  await expect(panel.getByRole('region', { name: 'Notifications' }).getByRole('listitem')).toHaveCount(4);
  await expect(panel.getByRole('region', { name: 'Messages' }).getByRole('listitem')).toHaveCount(2);
  for (const name of ['Billing', 'Settings']) await panel.getByRole('button', { name }).click();
  await expect(panel.getByText('Welcome')).toBeVisible();
  await expect(page).toHaveURL('/packages');
  await accessibleInBothSchemes(page);

  await page.keyboard.press('Escape');
  await expect(panel).not.toBeAttached();
  await expect(profile).toBeFocused();

  await profile.click();
  await panel.getByRole('link', { name: 'Account' }).click();
  await expect(page).toHaveURL('/account');
  await expect(panel).not.toBeAttached();
  await expect(page.getByRole('heading', { level: 1, name: 'Account' })).toBeFocused();
});

test('SPEC 2: the search field is present in every menu mode, even where the bar contains the menu', async ({
  page,
}) => {
  for (const menuMode of menuModes) {
    await openWith(page, { menuMode }, '/packages');
    for (const width of [992, 1100, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const box = page.getByRole('banner').getByRole('searchbox', { name: 'Search' });
      await expect(box, `${menuMode}, ${width} px`).toBeVisible();
      expect(await endOfBar(page), `${menuMode}, ${width} px`).toBeLessThanOrEqual(width);
    }
  }
});

test('SPEC 2: on a phone the search is a button among the others', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto('/packages');
  await expect(page.getByRole('banner').getByRole('button', { name: 'Search' })).toBeVisible();
  expect(await endOfBar(page)).toBeLessThanOrEqual(320);
});

test('SPEC 2: top bar and breadcrumb', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/packages');
  const breadcrumb = page.getByRole('navigation', { name: 'Breadcrumb' });
  await expect(breadcrumb).toHaveText('Packages');

  const first = page.getByRole('list', { name: 'Packages', exact: true }).getByRole('listitem').first();
  await first.getByRole('link').first().click();
  await expect(breadcrumb).toHaveText('Packages/Package');
  await breadcrumb.getByRole('link', { name: 'Packages' }).click();
  await expect(page).toHaveURL('/packages');

  await page.getByRole('button', { name: 'Switch between light and dark' }).click();
  await expect(page.locator('html')).toHaveClass(/dark/);
  await page.reload();
  await expect(page.locator('html')).toHaveClass(/dark/);
});

test('the documentation links to every demo page', async ({ page }) => {
  await page.goto('/documentation');
  const kit = page.getByRole('region', { name: 'UI kit' }).getByRole('link');
  await expect(kit).toHaveCount(15);
  const addresses = await kit.evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));
  for (const address of addresses) {
    const answer = await page.request.get(address);
    expect([address, answer.status()]).toEqual([address, 200]);
  }
  for (const chapter of ['Get started', 'Structure', 'Menu', 'Layout state', 'Tailwind', 'Variables']) {
    await expect(page.getByRole('region', { name: chapter, exact: true })).toBeVisible();
  }
});

test('SPEC 2: any other path shows the not-found page, with links to continue', async ({ page, faults }) => {
  const answer = await page.goto('/no-such-page');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'This page doesn’t exist' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Where to go next' }).getByRole('link')).toHaveCount(3);
  // Chromium logs the page's own 404.
  await expect.poll(() => faults.splice(0)).toEqual([expect.stringContaining('404')]);
  await page.goto('/pages/notfound');
  await page.getByRole('link', { name: 'Go to Home' }).click();
  await expect(page).toHaveURL('/');
});

test.describe('for a new visitor', () => {
  test.use({ storageState: { cookies: [], origins: [] } });

  test('SPEC 2: a guest is redirected from an unknown path to login', async ({ page }) => {
    await page.goto('/no-such-page');
    await expect(page).toHaveURL('/auth/login');
  });

  test('SPEC 4: signing out closes the profile panel, removes the cookies and replaces the route', async ({
    page,
    context,
  }) => {
    await signIn(page, newEmail('leaver'));
    await page.getByRole('button', { name: 'Profile' }).click();
    const panel = page.getByRole('dialog', { name: 'Profile' });
    await panel.getByRole('button', { name: 'Sign Out' }).click();
    await expect(panel).not.toBeAttached();
    await expect(page).toHaveURL('/auth/login');
    expect((await context.cookies()).filter(({ name }) => /session/.test(name))).toEqual([]);
  });
});

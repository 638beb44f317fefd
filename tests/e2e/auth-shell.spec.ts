import { accessible } from './support/accessible';
import { signIn } from './support/sign-in';
import { expect, test } from './support/test';

/** The phone number of the second demo customer: its own address for codes. */
const linPhone = '+442079460142';

test.skip(({ isMobile }) => isMobile, 'a demo customer is sent one code a minute: once is enough');

test('SPEC 2 and 4: the shell: menu, breadcrumb, profile panel, colour scheme, small screens', async ({
  page,
  faults,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await signIn(page, linPhone);
  const menu = page.getByRole('navigation', { name: 'Menu' });
  const breadcrumb = page.getByRole('navigation', { name: 'Breadcrumb' });

  await test.step('the active entry and the breadcrumb follow the route', async () => {
    await menu.getByRole('link', { name: 'Invoices' }).click();
    await expect(page).toHaveURL('/invoices');
    await expect(menu.getByRole('link', { name: 'Invoices' })).toHaveAttribute('aria-current', 'page');
    await expect(menu.getByRole('link', { name: 'Home' })).not.toHaveAttribute('aria-current', /./);
    await expect(breadcrumb).toHaveText('Invoices');
  });

  await test.step('the skip link comes first and leads to the content', async () => {
    await page.reload();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
  });

  await test.step('above 991 px the toggle hides the menu', async () => {
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await expect(menu).toBeHidden();
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await expect(menu).toBeVisible();
  });

  await test.step('the profile panel opens, Escape closes it and returns the focus', async () => {
    const profile = page.getByRole('button', { name: /^Lin/ });
    await profile.click();
    await expect(page.getByText('Welcome')).toBeVisible();
    await accessible(page);
    await page.keyboard.press('Escape');
    await expect(page.getByText('Welcome')).toBeHidden();
    await expect(profile).toBeFocused();
  });

  await test.step('dark survives a reload', async () => {
    await page.getByRole('button', { name: 'Switch between light and dark' }).click();
    await expect(page.locator('html')).toHaveClass(/dark/);
    await page.reload();
    await expect(page.locator('html')).toHaveClass(/dark/);
    await accessible(page);
  });

  await test.step('at 991 px and below the menu is off-canvas', async () => {
    await page.setViewportSize({ width: 390, height: 800 });
    await expect(menu).toBeHidden();
    const toggle = page.getByRole('button', { name: 'Menu', exact: true });
    await toggle.click();
    await expect(menu).toBeVisible();
    await accessible(page);
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(toggle).toBeFocused();
    await toggle.click();
    await menu.getByRole('link', { name: 'Packages' }).click();
    await expect(page).toHaveURL('/packages');
    await expect(menu).toBeHidden();
  });

  await test.step('an unknown path shows the not-found page', async () => {
    const answer = await page.goto('/no-such-page');
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: 'This page does not exist' })).toBeVisible();
    await accessible(page);
    // Chromium reports the page's own 404.
    await expect.poll(() => faults.splice(0)).toEqual([expect.stringContaining('404')]);
    await page.goto('/pages/notfound');
    await expect(page.getByRole('heading', { name: 'This page does not exist' })).toBeVisible();
  });
});

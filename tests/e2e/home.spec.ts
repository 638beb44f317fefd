import { signedIn } from './support/session';
import { signIn } from './support/sign-in';
import { expect, test } from './support/test';

test.use({ storageState: signedIn });

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
  await expect(page.getByRole('link', { name: 'You owe' })).toContainText(/^\$[\d,]+You owe$/);
  const toPay = page.getByRole('region', { name: 'To pay' });
  await expect(toPay.getByRole('listitem').first()).toContainText(/\$[\d,]+\.\d\d/);
});

test.describe('a session whose address no account has', () => {
  test.use({ storageState: { cookies: [], origins: [] } });

  test('1031: says so, and signing out is a way on', async ({ page }) => {
    await signIn(page, `stranger-${Date.now()}@example.com`);
    const alert = page.getByRole('alert').filter({ hasText: 'Error 1031' });
    await expect(alert).toBeVisible();
    await alert.getByRole('button', { name: 'Sign Out' }).click();
    await expect(page).toHaveURL('/auth/login');
  });
});

import { accessibleInBothSchemes, fitsNarrowPhone } from './support/looks';
import { signedIn } from './support/session';
import { expect, test } from './support/test';

test.use({ storageState: signedIn });

test.beforeEach(async ({ page }) => {
  await page.goto('/');
});

test('what must be done comes first', async ({ page }) => {
  const cards = page.getByRole('main').getByRole('region');
  await expect(cards.first()).toHaveAccessibleName('Action needed');
  await expect(cards.first().getByRole('listitem').first().getByRole('link')).toBeVisible();
});

test('each figure is the way to as many rows', async ({ page }) => {
  const glance = page.getByRole('list', { name: 'At a glance' });
  const text = (await glance.getByRole('link', { name: 'Ready for pick-up' }).textContent()) ?? '';
  await glance.getByRole('link', { name: 'Ready for pick-up' }).click();
  await expect(page).toHaveURL('/packages?group=ready_for_pickup');
  const rows = page.getByRole('list', { name: 'Packages', exact: true }).getByRole('listitem');
  await expect(rows).toHaveCount(parseInt(text, 10));
});

test('shows what is owed without decimals, and the invoices to pay with cents', async ({ page }) => {
  await expect(page.getByRole('link', { name: 'You owe' })).toContainText(/^\$[\d,]+You owe$/);
  const toPay = page.getByRole('region', { name: 'To pay' });
  await expect(toPay.getByRole('listitem').first()).toContainText(/\$[\d,]+\.\d\d/);
});

test('fits a narrow phone, and axe finds nothing, light and dark', async ({ page }) => {
  await accessibleInBothSchemes(page);
  await fitsNarrowPhone(page);
});

import { accessibleInBothSchemes, fitsNarrowPhone } from './support/looks';
import { expect } from './support/own-customer';
import { bar, box, ready, test, total } from './support/ship-page';

test('by touch on a phone: the bar covers neither the last row nor the notice of new rows', async ({
  browser,
  customer,
  baseURL,
}) => {
  for (const description of ['Desk lamp', 'Two kettles', 'Ceramic bowls'])
    await ready(customer, { description });
  const context = await browser.newContext({
    ...{ storageState: customer.session, viewport: { width: 390, height: 700 } },
    ...{ hasTouch: true, isMobile: true, baseURL },
  });
  const page = await context.newPage();
  await page.goto('/packages');
  await box(page, 'Two kettles').tap();
  await expect(bar(page)).toContainText('1 chosen');
  const target = await box(page, 'Two kettles').locator('..').boundingBox();
  expect(Math.min(target?.width ?? 0, target?.height ?? 0)).toBeGreaterThanOrEqual(44);
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  const last = await page.getByRole('list', { name: 'Packages' }).getByRole('listitem').last().boundingBox();
  const edge = await bar(page).boundingBox();
  expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual(edge?.y ?? 0);
  await accessibleInBothSchemes(page, 'main');
  await ready(customer, { description: 'Running shoes' });
  const news = page.getByText('1 new package');
  await expect(news).toBeVisible();
  const pill = await news.boundingBox();
  expect((pill?.y ?? 0) + (pill?.height ?? 0)).toBeLessThanOrEqual((await bar(page).boundingBox())?.y ?? 0);
  await page.getByRole('button', { name: 'Show', exact: true }).tap();
  await expect(box(page, 'Running shoes')).not.toBeChecked();
  await expect(box(page, 'Two kettles')).toBeChecked();
  await bar(page).getByRole('link', { name: 'Ship 1 package' }).tap();
  await expect(page.getByRole('checkbox', { name: /Two kettles/ })).toBeChecked();
  await fitsNarrowPhone(page);
  await context.close();
});

test('all that can go, over filters: what is chosen and not shown is counted', async ({ page, customer }) => {
  for (const description of ['Desk lamp', 'Two kettles', 'Ceramic bowls'])
    await ready(customer, { description });
  await customer.addPackage({ status: 'expected', description: 'Running shoes' });
  await page.goto('/packages');
  const all = page.getByRole('checkbox', { name: 'Choose all that can go' });
  await all.check();
  await expect(bar(page)).toContainText('3 chosen');
  await box(page, 'Ceramic bowls').uncheck();
  await expect(all).not.toBeChecked();
  await expect(bar(page)).toContainText('2 chosen');
  await page.getByLabel('Search packages').fill('lamp');
  await expect(bar(page)).toContainText('2 chosen, 1 of them not shown');
  await page.getByLabel('Search packages').fill('shoes');
  await expect(bar(page)).toContainText('2 chosen, 2 of them not shown');
  await expect(page.getByRole('checkbox')).toHaveCount(0);
  await page.getByLabel('Search packages').fill('');
  await expect(box(page, 'Desk lamp')).toBeChecked();
  await expect(box(page, 'Ceramic bowls')).not.toBeChecked();
  await all.check();
  await bar(page).getByRole('button', { name: 'Clear' }).click();
  await expect(bar(page)).toHaveCount(0);
  await expect(box(page, 'Desk lamp')).not.toBeChecked();
});

test('of more than a shipment takes the oldest are chosen, and how many can go is said', async ({
  page,
  customer,
}) => {
  await ready(customer, { description: 'Oldest lamp' });
  for (let n = 2; n <= 51; n += 1) await ready(customer, { description: `Book ${n}` });
  await ready(customer, { description: 'Newest kettle' });
  await page.goto('/packages');
  // It is checked in part once the others are found, which `check` does not wait for.
  const all = page.getByRole('checkbox', { name: 'Choose all that can go' });
  await all.click();
  await expect(bar(page)).toContainText('50 chosen, 27 of them not shown');
  await expect(bar(page)).toContainText(
    'These are the 50 oldest of 52 that can go. One shipment takes 50 at most.',
  );
  await expect(all).toBeChecked({ indeterminate: true });
  await expect(box(page, 'Newest kettle')).not.toBeChecked();
  await expect(box(page, 'Book 50')).toBeChecked();
  await accessibleInBothSchemes(page, 'main');
  await fitsNarrowPhone(page);
  // No more go in, until one is taken out.
  await box(page, 'Newest kettle').click();
  await expect(bar(page)).toContainText('A shipment takes 50 at most.');
  await expect(box(page, 'Newest kettle')).not.toBeChecked();
  await box(page, 'Book 50').uncheck();
  await box(page, 'Newest kettle').check();
  await expect(bar(page)).toContainText('50 chosen');
  await bar(page).getByRole('button', { name: 'Clear' }).click();
  await all.click();
  await expect(bar(page)).toContainText('These are the 50 oldest of 52 that can go.');
  await all.click();
  await expect(bar(page)).toHaveCount(0);
  await all.click();
  await bar(page).getByRole('link', { name: 'Ship 50 packages' }).click();
  await expect(page.getByRole('checkbox', { name: /Oldest lamp/ })).toBeChecked();
  await expect(page.getByText('Could go along (2)')).toBeVisible();
  const newest = page.getByRole('checkbox', { name: /Newest kettle/ });
  await expect(newest).not.toBeChecked();
  await expect(newest).toBeDisabled();
  await expect(page.getByText('One shipment takes 50 at most. Take one out to add another.')).toBeVisible();
  await accessibleInBothSchemes(page, 'main');
  await page.getByRole('checkbox', { name: /Oldest lamp/ }).uncheck();
  await newest.check();
  await expect(total(page)).toBeVisible();
});

test('all that can go, without a network: those that are shown are chosen, and that is said', async ({
  page,
  customer,
  faults,
}) => {
  for (let n = 1; n <= 27; n += 1) await ready(customer, { description: `Book ${n}` });
  await page.goto('/packages');
  await page.route('**/bff/shippablePackages*', (route) => route.abort());
  const all = page.getByRole('checkbox', { name: 'Choose all that can go' });
  await all.check();
  await expect(bar(page)).toContainText('25 chosen');
  await expect(bar(page)).toContainText('Only those shown were chosen: we couldn’t load the others.');
  await page.unroute('**/bff/shippablePackages*');
  await bar(page).getByRole('button', { name: 'Clear' }).click();
  await all.check();
  await expect(bar(page)).toContainText('27 chosen, 2 of them not shown');
  faults.splice(0);
});

test('a customer with nothing in storage sees no boxes', async ({ page, customer }) => {
  await customer.addPackage({ status: 'expected', description: 'Running shoes' });
  await page.goto('/packages');
  await expect(page.getByText('Running shoes')).toBeVisible();
  await expect(page.getByRole('checkbox')).toHaveCount(0);
  await page.goto('/shipments/new');
  await expect(page.getByText('No package can be shipped now')).toBeVisible();
  await accessibleInBothSchemes(page, 'main');
});

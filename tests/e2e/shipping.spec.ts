import type { Page } from '@playwright/test';
import { accessibleInBothSchemes, fitsNarrowPhone } from './support/looks';
import { owe } from './support/money';
import { expect } from './support/own-customer';
import {
  bar,
  box,
  cost,
  cutStream,
  express,
  flowOf,
  isRequested,
  nassau,
  otherTab,
  postal,
  ready,
  request,
  sea,
  service,
  shipments,
  test,
  total,
} from './support/ship-page';

test('by keyboard: packages are chosen in the list, priced, and requested for that price', async ({
  page,
  customer,
}) => {
  await ready(customer, { description: 'Two kettles' });
  await ready(customer, { description: 'Desk lamp' });
  await customer.addPackage({ status: 'expected', description: 'Running shoes' });
  await page.goto('/packages');
  await expect(box(page, 'Running shoes')).toHaveCount(0);
  await box(page, 'Two kettles').focus();
  await page.keyboard.press('Space');
  await expect(bar(page)).toContainText('1 chosen');
  await box(page, 'Desk lamp').focus();
  await page.keyboard.press('Space');
  await expect(bar(page)).toContainText('2 chosen');
  await bar(page).getByRole('link', { name: 'Ship 2 packages' }).focus();
  await page.keyboard.press('Enter');

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ship packages');
  await expect(page.getByRole('checkbox', { name: /Two kettles/ })).toBeChecked();
  await expect(page.getByRole('radio', { name: 'Together in one parcel' })).toHaveAccessibleDescription(
    /^Saves \$\d+\.\d\d with Sea freight$/,
  );
  await expect(service(page, sea)).toBeChecked();
  await expect(service(page, sea)).toHaveAccessibleDescription(/Cheapest/);
  await service(page, sea).focus();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(service(page, express)).toBeChecked();
  await expect(service(page, express)).toHaveAccessibleDescription(/Fastest/);
  const price = await total(page).textContent();
  await expect(cost(page)).toContainText('Consolidation');
  // Enter in a field orders nothing.
  await page.keyboard.press('Enter');
  await page.getByLabel('Note to the warehouse (optional)').fill('Mind the handles.');
  await expect(request(page)).toHaveText(`Request shipment for ${price ?? ''}`);
  expect(await shipments(page)).toBe(0);
  await request(page).focus();
  await page.keyboard.press('Enter');
  await isRequested(page);
  await expect(page.getByText('Shipment requested', { exact: true })).toBeVisible();

  await page.goto('/packages');
  await expect(page.getByRole('list', { name: 'Packages' })).toContainText('Two kettles');
  await expect(page.getByRole('checkbox')).toHaveCount(0);
});

test('the price follows each choice at once, and the focus stays; a reload knows what was chosen', async ({
  page,
  customer,
}) => {
  const lamp = await ready(customer, { description: 'Desk lamp' });
  await ready(customer, { description: 'Two kettles' });
  await page.goto(flowOf(lamp.id));
  await service(page, postal).check();
  await expect(total(page)).toHaveText('$28.10');
  const photos = page.getByRole('checkbox', { name: /^Photos/ });
  await photos.focus();
  await page.keyboard.press('Space');
  await expect(total(page)).toHaveText('$32.60');
  await expect(photos).toBeFocused();
  await expect(page.getByRole('radiogroup', { name: 'How should they travel?' })).toHaveCount(0);
  await page.getByRole('checkbox', { name: /Two kettles/ }).check();
  await expect(page.getByRole('radiogroup', { name: 'How should they travel?' })).toBeVisible();
  await expect(total(page)).not.toHaveText('$32.60');
  const together = await total(page).textContent();
  await page.getByRole('radio', { name: 'Each package by itself' }).check();
  await expect(total(page)).toHaveText('$65.20');
  expect(together).not.toBe('$65.20');
  await expect(cost(page).getByText('Desk lamp')).toBeVisible();
  // The page may be drawn anew meanwhile.
  await ready(customer, { description: 'Ceramic bowls' });
  await expect(page.getByRole('checkbox', { name: /Ceramic bowls/ })).not.toBeChecked();
  await expect(page).toHaveURL(/parcels=each/);
  await page.reload();
  await expect(total(page)).toHaveText('$65.20');
  await expect(photos).toBeChecked();
  await expect(page.getByRole('checkbox', { name: /Two kettles/ })).toBeChecked();
  await accessibleInBothSchemes(page, 'main');
  await fitsNarrowPhone(page);
});

test('of several changes at once the last one’s price counts, and none can be requested before it is there', async ({
  page,
  customer,
}) => {
  const { id } = await ready(customer);
  await page.goto(flowOf(id));
  await service(page, postal).check();
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  let asked = 0;
  await page.route('**/bff/quoteShipment', async (route) => {
    asked += 1;
    if (asked === 1) await held;
    await route.continue().catch(() => undefined);
  });
  await page.getByRole('checkbox', { name: /^Photos/ }).check();
  await expect(cost(page)).toContainText('Updating prices');
  await request(page).click({ force: true });
  await page.getByRole('checkbox', { name: /^Repacking/ }).check();
  await expect(total(page)).toHaveText('$38.60');
  release();
  await expect(cost(page)).not.toContainText('Updating prices');
  await expect(total(page)).toHaveText('$38.60');
  expect(await shipments(page)).toBe(0);
});

test('another address follows the rules of its country, and its price is asked for', async ({
  page,
  customer,
}) => {
  await page.goto(flowOf((await ready(customer)).id));
  await expect(service(page, sea)).toBeVisible();
  await page.getByRole('button', { name: 'Use another address' }).click();
  const dialog = page.getByRole('dialog', { name: 'Shipping address' });
  await dialog.getByLabel('Country').selectOption('GB');
  await dialog.getByLabel('Street address').fill('218 Walworth Road');
  await dialog.getByLabel('City').fill('London');
  await dialog.getByRole('button', { name: 'Use this address' }).click();
  await expect(dialog.getByLabel('Postal code')).toBeFocused();
  await dialog.getByLabel('Postal code').fill('SE17 1JE');
  await dialog.getByRole('button', { name: 'Use this address' }).click();
  await expect(page.getByRole('radio', { name: 'Robin Castellano' }).last()).toBeChecked();
  await expect(service(page, sea)).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'These services can’t take it' })).toContainText(
    'Has no fixed price for this',
  );
  await expect(service(page, postal)).toBeChecked();
  expect(page.url()).not.toContain('Walworth');
  await expect(keep(page)).not.toBeChecked();
  await request(page).click();
  await isRequested(page);
  await page.goto('/account');
  await expect(page.getByRole('region', { name: 'Addresses', exact: true })).not.toContainText('Walworth');
});

const keep = (page: Page) => page.getByRole('checkbox', { name: 'Save this address to my account' });

/** Enters another address, in the customer's own country. */
async function enterAddress(page: Page, street: string) {
  await page.getByRole('button', { name: 'Use another address' }).click();
  const dialog = page.getByRole('dialog', { name: 'Shipping address' });
  await dialog.getByLabel('Country').selectOption('BS');
  await dialog.getByLabel('Street address').fill(street);
  await dialog
    .getByLabel(/^(City|Island)/)
    .first()
    .fill('Nassau');
  await dialog.getByRole('button', { name: 'Use this address' }).click();
  await expect(dialog).toHaveCount(0);
}

test('another address is saved to the account with the request, if the customer likes', async ({
  page,
  customer,
}) => {
  await page.goto(flowOf((await ready(customer)).id));
  await expect(keep(page)).toHaveCount(0);
  await enterAddress(page, '7 Shirley Street');
  await expect(keep(page)).not.toBeChecked();
  await keep(page).check();
  await page.getByRole('radio', { name: 'Robin Castellano' }).first().check();
  await expect(keep(page)).toHaveCount(0);
  await page.getByRole('radio', { name: 'Robin Castellano' }).last().check();
  await expect(keep(page)).toBeChecked();
  await accessibleInBothSchemes(page, 'main');
  await fitsNarrowPhone(page);
  // Whatever others save meanwhile stays.
  await customer.change({ companyName: 'Castellano Books' });
  await request(page).click();
  await isRequested(page);
  await expect(page.getByRole('status').filter({ hasText: 'Shipment requested' })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'Address saved to your account' })).toBeVisible();
  await page.goto('/account');
  await expect(page.getByRole('region', { name: 'Addresses', exact: true })).toContainText(
    '7 Shirley Street',
  );
  await expect(page.getByRole('textbox', { name: 'Company (optional)' })).toHaveValue('Castellano Books');
});

test('an address that can’t be saved is said so, and the shipment is requested all the same', async ({
  page,
  customer,
}) => {
  const address = (number: number) => ({ name: customer.name, ...nassau, line1: `${number} Bay Street` });
  const addresses = (count: number) => Array.from({ length: count }, (_, place) => address(place + 1));
  await customer.change({ shippingAddresses: addresses(19) });
  const [first, second] = [await ready(customer), await ready(customer)];
  await cutStream(page);
  await page.goto(flowOf(first.id));
  await enterAddress(page, '7 Shirley Street');
  await keep(page).check();
  await customer.change({ shippingAddresses: addresses(20) });
  await request(page).click();
  await isRequested(page);
  await expect(page.getByRole('status').filter({ hasText: 'Shipment requested' })).toBeVisible();
  await expect(page.getByText('The address wasn’t saved to your account')).toBeVisible();
  // There is no room, and nothing is offered that can't be had.
  await page.goto(flowOf(second.id));
  await enterAddress(page, '7 Shirley Street');
  await expect(service(page, sea)).toBeVisible();
  await expect(keep(page)).toHaveCount(0);
});

test('services that can’t take it say why, and what to do; a quote can be asked for', async ({
  page,
  customer,
}) => {
  const { id, href } = await ready(customer, {
    ...{ description: 'Desk lamp', declarationStatus: 'missing', contents: [] },
  });
  await page.goto(flowOf(id));
  const refused = page.getByRole('region', { name: 'These services can’t take it' });
  await expect(refused).toContainText('The contents have to be declared first.');
  await expect(refused.getByRole('link', { name: 'Declare contents: Desk lamp' })).toHaveAttribute(
    'href',
    `${href}#declare`,
  );
  await expect(request(page)).toHaveCount(0);
  await accessibleInBothSchemes(page, 'main');
  await fitsNarrowPhone(page);
  await cost(page).getByRole('button', { name: 'Ask the warehouse for a quote' }).click();
  await isRequested(page);
  await expect(page.getByRole('status').filter({ hasText: 'Quote requested' })).toBeVisible();
});

test('all that keeps a service from taking it is listed, with what to do about each', async ({
  page,
  customer,
}) => {
  await owe(customer, 1250, { issueDate: '2025-01-02', dueDate: '2025-01-30' });
  const { id } = await ready(customer, {
    ...{ description: 'Curtain rail', declarationStatus: 'missing', contents: [] },
    dimensions: { length: 1300, width: 100, height: 100 },
  });
  await page.goto(flowOf(id));
  const refused = page.getByRole('region', { name: 'These services can’t take it' });
  const reasonsOf = (names: RegExp) =>
    refused.getByRole('listitem').filter({ hasText: names }).getByRole('listitem');
  // What has to be done anyway stands there once.
  await expect(reasonsOf(/^DHL Express Worldwide, USPS .+ Sea freight/)).toHaveText([
    '$12.50 is past due and has to be paid first.View unpaid invoices',
    'The contents have to be declared first.Declare contents: Curtain rail',
  ]);
  await expect(reasonsOf(/^DHL Express WorldwideTakes/)).toHaveText([
    /^Takes a length of .+ at most; the longest side is .+\.Curtain rail$/,
  ]);
  await accessibleInBothSchemes(page, 'main');
  await fitsNarrowPhone(page);
});

test('1041: a price that has changed is shown beside the old one, and nothing is requested until pressed again', async ({
  page,
  customer,
}) => {
  const { id, reference } = await ready(customer);
  await cutStream(page);
  await page.goto(flowOf(id));
  await service(page, postal).check();
  await expect(total(page)).toHaveText('$28.10');
  await page.getByLabel('Note to the warehouse (optional)').fill('Ring twice.');
  await customer.operator('packages', { reference, weight: 2200 });
  await request(page).click();
  await expect(cost(page).getByRole('alert')).toContainText(
    'It was $28.10 and is $44.50 now. Nothing has been requested yet.',
  );
  await expect(page.getByLabel('Note to the warehouse (optional)')).toHaveValue('Ring twice.');
  expect(await shipments(page)).toBe(0);
  await accessibleInBothSchemes(page, 'main');
  await request(page).click();
  await isRequested(page);
});

test('1042: of two tabs one requests the shipment; the other names the package and keeps what was typed', async ({
  page,
  customer,
  browser,
}) => {
  const { id, reference } = await ready(customer, { description: 'Desk lamp' });
  await ready(customer, { description: 'Two kettles' });
  await cutStream(page);
  await page.goto(flowOf(id));
  await page.getByLabel('Note to the warehouse (optional)').fill('Ring twice.');
  const other = await otherTab(browser, customer);
  await other.goto(new URL(flowOf(id), page.url()).href);
  await request(other).click();
  await isRequested(other);
  await request(page).click();
  await expect(cost(page).getByRole('alert')).toContainText(
    `Package ${reference} is already part of a shipment`,
  );
  await expect(page.getByText('Not everything you chose can go')).toBeVisible();
  await expect(page.getByText('Already part of a shipment')).toBeVisible();
  await expect(page.getByLabel('Note to the warehouse (optional)')).toHaveValue('Ring twice.');
  await page.getByRole('checkbox', { name: /Two kettles/ }).check();
  await request(page).click();
  await isRequested(page);
  expect(await shipments(page)).toBe(2);
  await other.context().close();
});

test('a request whose answer is lost is not made twice', async ({ page, customer, faults }) => {
  const { id } = await ready(customer);
  await cutStream(page);
  await page.goto(flowOf(id));
  await expect(request(page)).toBeEnabled();
  await page.route('**/shipments/new*', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    await route.fetch({ maxRedirects: 0 });
    return route.abort();
  });
  await request(page).click();
  await expect(cost(page).getByRole('alert')).toContainText('nothing is requested twice');
  await page.unroute('**/shipments/new*');
  await request(page).click();
  await isRequested(page);
  expect(await shipments(page)).toBe(1);
  faults.splice(0);
});

test('without a network prices say so, and come with a retry; what was chosen stays', async ({
  page,
  customer,
  faults,
}) => {
  const { id } = await ready(customer);
  await cutStream(page);
  await page.goto(flowOf(id));
  await service(page, postal).check();
  await page.route('**/bff/quoteShipment', (route) => route.abort());
  await page.getByRole('checkbox', { name: /^Photos/ }).check();
  const alert = cost(page).getByRole('alert');
  await expect(alert).toContainText('We couldn’t load the prices');
  await expect(request(page)).toHaveCount(0);
  await accessibleInBothSchemes(page, 'main');
  await page.unroute('**/bff/quoteShipment');
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect(total(page)).toHaveText('$32.60');
  await expect(page.getByRole('checkbox', { name: /^Photos/ })).toBeChecked();
  // Another choice costs something else; no price has changed.
  await expect(alert).toHaveCount(0);
  faults.splice(0);
});

test('without an address or a package the form says so, and the first of them gets the focus', async ({
  page,
  customer,
}) => {
  await customer.change({ shippingAddresses: [], billingAddress: null });
  const { id } = await ready(customer, { description: 'Desk lamp' });
  await page.goto(flowOf(id));
  await expect(cost(page)).toContainText('Choose packages and an address to see prices.');
  const ask = cost(page).getByRole('button', { name: 'Ask the warehouse for a quote' });
  await ask.click();
  await expect(page.getByText('Choose an address')).toBeVisible();
  await page.getByRole('checkbox', { name: /Desk lamp/ }).uncheck();
  await ask.click();
  await expect(page.getByText('Choose at least one package')).toBeVisible();
  await expect(page.getByRole('checkbox', { name: /Desk lamp/ })).toBeFocused();
  await accessibleInBothSchemes(page, 'main');
  await enterAddress(page, '7 Shirley Street');
  await expect(keep(page), 'the first address of an account').toBeChecked();
});

test('a package’s page leads to shipping it; those that can’t go are named with the reason', async ({
  page,
  customer,
}) => {
  const nextAction = { code: 'choose_shipping', label: 'Choose' };
  const lamp = await ready(customer, { description: 'Desk lamp', nextAction });
  const kettles = await ready(customer, { description: 'Two kettles' });
  const shoes = await customer.addPackage({ status: 'expected', description: 'Running shoes' });
  const shipIt = page.getByRole('main').getByRole('link', { name: 'Ship it', exact: true });
  await page.goto(shoes.href);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(shipIt).toHaveCount(0);
  await page.goto(kettles.href);
  await expect(shipIt).toHaveAttribute('href', flowOf(kettles.id));
  await page.goto(lamp.href);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(shipIt, 'the alert leads there').toHaveCount(0);
  await page.getByRole('alert').getByRole('link', { name: 'Choose how to ship it' }).click();
  await expect(page.getByRole('checkbox', { name: /Desk lamp/ })).toBeChecked();
  await page.goto(flowOf(lamp.id, shoes.id, 'pkg_none'));
  const stuck = page.getByRole('alert').filter({ hasText: 'Not everything you chose can go' });
  await expect(stuck).toContainText('Not in storage: Expected');
  await expect(stuck).toContainText('Could not be found');
  await expect(page.getByRole('checkbox', { name: /Desk lamp/ })).toBeChecked();
  await accessibleInBothSchemes(page, 'main');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('packages are chosen, priced anew by a press, and requested; a stale price is refused with all that was entered', async ({
    page,
    customer,
  }) => {
    const lamp = await ready(customer, { description: 'Desk lamp' });
    await ready(customer, { description: 'Two kettles' });
    await page.goto('/packages');
    await box(page, 'Desk lamp').check();
    await page.getByRole('button', { name: 'Ship chosen packages' }).click();
    await expect(page.getByRole('checkbox', { name: /Desk lamp/ })).toBeChecked();
    await expect(page.getByRole('checkbox', { name: /Two kettles/ })).not.toBeChecked();
    await service(page, postal).check();
    await page.getByRole('checkbox', { name: /^Photos/ }).check();
    await page.getByLabel('Note to the warehouse (optional)').fill('Ring twice.');
    await page.getByRole('button', { name: 'Update prices' }).click();
    await expect(total(page)).toHaveText('$32.60');
    await customer.operator('packages', { reference: lamp.reference, weight: 2200 });
    await request(page).click();
    await expect(page.getByRole('alert')).toContainText('The price was no longer valid');
    await expect(total(page)).toHaveText('$49.00');
    await expect(page.getByLabel('Note to the warehouse (optional)')).toHaveValue('Ring twice.');
    await expect(page.getByRole('checkbox', { name: /^Photos/ })).toBeChecked();
    await request(page).click();
    await isRequested(page);
    expect(await shipments(page)).toBe(1);
  });
});

import type { Page } from '@playwright/test';
import { openMenu, sidebar, touches } from './support/layout';
import { live } from './support/live';
import { accessibleInBothSchemes, fitsNarrowPhone } from './support/looks';
import { expect, ownCustomer, test as base } from './support/own-customer';
import { charge, shippingOf } from './support/shipping';

const test = base.extend<{ shipping: ReturnType<typeof shippingOf> }>({
  shipping: async ({ baseURL, customer }, provide) => provide(shippingOf(baseURL ?? '', customer)),
});

const title = (page: Page) => page.getByRole('heading', { level: 1 });
const alert = (page: Page) => page.getByRole('main').getByRole('alert');
const sections = (page: Page) => page.getByRole('navigation', { name: 'Packages and shipments' });
const rows = (page: Page) => page.getByRole('list', { name: 'Shipments' }).getByRole('listitem');
const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
/** The page learns nothing by itself. */
const deaf = (page: Page) => page.route('**/bff/streamMyChanges*', (route) => route.fulfill({ status: 204 }));

test('packages and shipments are tabs; without shipments the page says how to begin', async ({ page }) => {
  await page.goto('/packages');
  await expect(sections(page).getByRole('link', { name: 'Packages' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await sections(page).getByRole('link', { name: 'Shipments' }).press('Enter');
  await expect(page).toHaveURL('/shipments');
  await expect(title(page)).toHaveText('Shipments');
  await expect(sections(page).getByRole('link', { name: 'Shipments' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await expect(page.getByText('No shipments yet')).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Choose packages' }).last()).toHaveAttribute(
    'href',
    '/packages?status=in_storage',
  );
  await accessibleInBothSchemes(page, 'main');
  await fitsNarrowPhone(page);
});

test('a quote is accepted by keyboard: from the list to the page of the package, and Home ticks it off', async ({
  page,
  shipping,
}) => {
  const packages = await shipping.store('Brass lamp', 'Two kettles', 'Road atlas');
  await shipping.quoted(packages);
  await page.goto('/shipments');
  const row = rows(page).first();
  await expect(row).toContainText(/\w+ \w+, \w+ \w+, and 1 more/);
  await expect(row).toContainText('3 packages');
  await expect(row).toContainText('Quote ready');
  await expect(row).toContainText('Accept the quote');
  await expect(row).toContainText('Nassau, Bahamas');
  await expect(row).toContainText('$100.00');
  await accessibleInBothSchemes(page, 'main');
  await row.getByRole('link').press('Enter');
  await expect(title(page)).toHaveText('Your quote is ready: $100.00');

  await page.goto('/');
  const home = card(page, 'Shipments that need you');
  await expect(home).toContainText('$100.00');
  await home.getByRole('link', { name: 'Accept the quote' }).press('Enter');
  await expect(title(page)).toHaveText('Your quote is ready: $100.00');
  await expect(alert(page)).toContainText('Accept the quote of $100.00 by');
  await expect(card(page, 'What it costs')).toContainText('To Nassau');
  await accessibleInBothSchemes(page, 'main');
  await page.getByRole('button', { name: 'Accept $100.00' }).press('Enter');
  await expect(title(page)).toHaveText(/^Shipping requested/);
  await expect(page.getByText('Quote accepted')).toBeVisible();
  await expect(alert(page)).toHaveCount(0);
  await expect(card(page, 'History')).toContainText('You accepted the quote');

  await openMenu(page);
  await sidebar(page).getByRole('link', { name: 'Home' }).press('Enter');
  await expect(home.getByRole('listitem')).toContainText('Done');
  await page.goto('/');
  await expect(title(page)).toBeVisible();
  await expect(home).toHaveCount(0);

  await page.goto(packages[0]?.href ?? '');
  await card(page, 'Shipment').getByRole('link', { name: 'See the shipment' }).click();
  await expect(title(page)).toHaveText(/^Shipping requested/);
  await card(page, 'Packages').getByRole('link', { name: 'Two kettles' }).click();
  await expect(page).toHaveURL(packages[1]?.href ?? '');
});

test('the alert of a package leads to what its shipment asks', async ({ page, shipping }) => {
  const [lamp] = await shipping.store('Brass lamp');
  if (!lamp) return;
  const { id } = await shipping.quoted([lamp]);
  await page.goto(lamp.href);
  await expect(alert(page)).toContainText('Its shipment needs you: Accept the quote');
  await alert(page).getByRole('link', { name: 'See the shipment' }).click();
  await expect(page).toHaveURL(`/shipments/${id}`);
});

test('a higher cost is confirmed: both amounts line by line, and then there is an invoice', async ({
  page,
  shipping,
}) => {
  const packages = await shipping.store('Brass lamp');
  const extra = charge(250, { kind: 'handling', description: 'Bubble wrap' });
  const { id } = await shipping.packed(packages, charge(10_210), extra);
  await page.goto(`/shipments/${id}`);
  await expect(title(page)).toHaveText('Packed, and ships as soon as you confirm the cost');
  await expect(alert(page)).toContainText('Confirm the cost of $104.60');
  await expect(alert(page)).toContainText('It is $4.60 more than the $100.00 you agreed to');
  const changes = page.getByRole('table', { name: 'What changed since you agreed' });
  await expect(changes.getByRole('row')).toHaveText([
    /What.*Agreed.*Now.*Difference/,
    /To Nassau.*\$100\.00.*\$102\.10.*\$2\.10 more/,
    /Bubble wrap.*\$0\.00.*\$2\.50.*\$2\.50 more/,
    /Total.*\$100\.00.*\$104\.60.*\$4\.60 more/,
  ]);
  await expect(page.getByRole('button', { name: 'Cancel shipment' })).toHaveCount(0);
  await accessibleInBothSchemes(page, 'main');
  await fitsNarrowPhone(page);
  await page.getByRole('button', { name: 'Confirm $104.60' }).click();
  await expect(page.getByText('Cost confirmed')).toBeVisible();
  await expect(title(page)).toHaveText(/^Packed and ready to ship/);
  await expect(alert(page)).toHaveCount(0);
  await expect(card(page, 'Papers').getByRole('link', { name: 'Download PDF' })).toBeVisible();

  await shipping.tell('moveShipment', { id, status: 'awaiting_payment' });
  await page.reload();
  await expect(alert(page)).toContainText(/Pay invoice .*: \$104\.60/);
  await alert(page)
    .getByRole('link', { name: /^View invoice/ })
    .click();
  await expect(page).toHaveURL(/\/invoices\/inv_/);
});

test('a shipment is cancelled after a question, and its packages are in storage again', async ({
  page,
  shipping,
}) => {
  const packages = await shipping.store('Brass lamp');
  const { id } = await shipping.accepted(packages);
  await page.goto(`/shipments/${id}`);
  const cancel = page.getByRole('button', { name: 'Cancel shipment' });
  await cancel.click();
  const question = page.getByRole('alertdialog', { name: 'Cancel this shipment?' });
  await expect(question).toContainText('Its packages go back to storage');
  const keep = question.getByRole('button', { name: 'Keep it' });
  await expect((await touches(page)) ? question : keep).toBeFocused();
  await keep.press('Enter');
  await expect(question).toHaveCount(0);
  await cancel.click();
  await question.getByRole('button', { name: 'Cancel shipment' }).click();
  await expect(title(page)).toHaveText(/^Canceled by you/);
  await expect(cancel).toHaveCount(0);
  await accessibleInBothSchemes(page, 'main');

  await page.goto('/shipments');
  await page.getByRole('link', { name: 'Under way' }).click();
  await expect(page).toHaveURL('/shipments?state=live');
  await expect(page.getByText('Nothing is under way')).toBeVisible();
  await page.getByRole('link', { name: 'Done', exact: true }).click();
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page).first()).toContainText('Canceled');

  await page.goto(packages[0]?.href ?? '');
  await expect(card(page, 'Shipment')).toBeVisible();
  await expect(page.getByRole('link', { name: 'See the shipment' })).toHaveCount(0);
});

test('1041: another quote that came first is shown, and nothing is agreed on until it is accepted anew', async ({
  page,
  shipping,
}) => {
  const { id } = await shipping.quoted(await shipping.store('Brass lamp'));
  await deaf(page);
  await page.goto(`/shipments/${id}`);
  await shipping.quote(id, 12_000);
  await page.getByRole('button', { name: 'Accept $100.00' }).click();
  await expect(alert(page).first()).toContainText('This shipment was changed in the meantime');
  await expect(title(page)).toHaveText('Your quote is ready: $120.00');
  await accessibleInBothSchemes(page, 'main');
  await page.getByRole('button', { name: 'Accept $120.00' }).click();
  await expect(title(page)).toHaveText(/^Shipping requested/);
  await expect(alert(page)).toHaveCount(0);
});

test('1041: a quote that the warehouse sends again for the same price is no conflict', async ({
  page,
  shipping,
}) => {
  const { id } = await shipping.quoted(await shipping.store('Brass lamp'));
  await deaf(page);
  await page.goto(`/shipments/${id}`);
  await shipping.quote(id, 10_000);
  await page.getByRole('button', { name: 'Accept $100.00' }).click();
  await expect(title(page)).toHaveText(/^Shipping requested/);
});

test('1042: why it was too late to cancel stays, beside what the shipment has become', async ({
  page,
  shipping,
}) => {
  const { id } = await shipping.accepted(await shipping.store('Brass lamp'));
  await deaf(page);
  await page.goto(`/shipments/${id}`);
  await shipping.tell('moveShipment', { id, status: 'processing' });
  await page.getByRole('button', { name: 'Cancel shipment' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel shipment' }).click();
  await expect(alert(page)).toContainText('The shipment wasn’t canceled');
  await expect(alert(page)).toContainText('too late to cancel');
  await expect(title(page)).toHaveText(/^Being prepared/);
  await expect(page.getByRole('main').getByRole('button', { name: 'Cancel shipment' })).toHaveCount(0);
});

test('a decision that can’t be sent says so, and is sent by another press', async ({
  page,
  shipping,
  faults,
}) => {
  const { id } = await shipping.quoted(await shipping.store('Brass lamp'));
  await page.goto(`/shipments/${id}`);
  await page.route('**/shipments/shp_*', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.fallback(),
  );
  const accept = page.getByRole('button', { name: 'Accept $100.00' });
  await accept.click();
  await expect(alert(page).first()).toContainText('The quote wasn’t accepted');
  await page.unroute('**/shipments/shp_*');
  await accept.click();
  await expect(title(page)).toHaveText(/^Shipping requested/);
  await expect(alert(page)).toHaveCount(0);
  faults.splice(0);
});

test('open pages follow what the warehouse does, without a reload', async ({ page, shipping }) => {
  const { id } = await shipping.accepted(await shipping.store('Brass lamp'));
  await live(page, '/shipments');
  await expect(rows(page).first()).toContainText('Shipping requested');
  await shipping.tell('moveShipment', { id, status: 'processing' });
  await expect(rows(page).first()).toContainText('Being prepared');

  await live(page, `/shipments/${id}`);
  await shipping.tell('packShipment', { id, weight: 4200, lines: [charge(9000)] });
  await expect(title(page)).toHaveText(/^Packed and ready to ship/);
  await expect(page.getByText('This page has been updated.')).toBeAttached();
});

test('on its way: parcels, scans on one clock, and the way as text', async ({ page, shipping, customer }) => {
  const packages = await shipping.store('Brass lamp', 'Two kettles');
  const { id } = await shipping.packed(packages, charge(9000));
  const [first, second] = packages;
  const numbers = ['1Z999AA10123456784', '1Z999AA10123456793'];
  for (const [index, parcel] of packages.entries()) {
    await shipping.tell('trackShipment', {
      ...{ id, carrier: 'ups', trackingNumber: numbers[index] },
      packageReferences: [parcel.reference],
    });
  }
  await shipping.tell('moveShipment', { id, status: 'shipped' });
  await customer.operator('events', {
    ...{ packageReference: first?.reference, leg: 'outbound', status: 'in_transit' },
    ...{ message: 'Departed from Miami', occurredAt: new Date().toISOString() },
  });
  await page.goto(`/shipments/${id}`);
  await expect(title(page)).toHaveText(/^On the way to Nassau, Bahamas/);
  const places = card(page, 'Route').getByRole('listitem');
  await expect(places).toHaveText([
    /Shops.*done/,
    /Waybill Miami.*Left.*done/,
    /Nassau.*it is on its way here/,
  ]);
  await expect(places.last()).toHaveAttribute('aria-current', 'step');
  const parcels = card(page, '2 parcels');
  for (const number of numbers) await expect(parcels).toContainText(number);
  await expect(parcels).toContainText('With Brass lamp');
  await expect(parcels.getByRole('button', { name: 'Copy tracking number' })).toHaveCount(2);
  await expect(parcels.getByRole('link', { name: /UPS/ })).toHaveCount(2);
  const history = card(page, 'History');
  await expect(history).toContainText('Departed from Miami');
  await expect(history).toContainText('Left the warehouse');
  await expect(page.getByRole('link', { name: 'Two kettles' })).toHaveAttribute('href', second?.href ?? '');
  await accessibleInBothSchemes(page, 'main');
  await fitsNarrowPhone(page);
});

test('more than a page of shipments is shown step by step, and a reload shows as many', async ({
  page,
  shipping,
}) => {
  const names = Array.from({ length: 13 }, (_, index) => `Box ${index + 1}`);
  for (const parcel of await shipping.store(...names)) await shipping.requested([parcel]);
  await page.goto('/shipments');
  await expect(rows(page)).toHaveCount(12);
  await page.getByRole('button', { name: 'Show more' }).click();
  await expect(rows(page)).toHaveCount(13);
  await expect(rows(page).last()).toContainText('Box 1');
  await expect(rows(page).last().getByRole('link')).toBeFocused();
  await page.reload();
  await expect(rows(page)).toHaveCount(13);
});

test('a shipment of somebody else is not found, like one that does not exist', async ({
  page,
  baseURL,
  faults,
}) => {
  const other = await ownCustomer(baseURL ?? '');
  const theirs = shippingOf(baseURL ?? '', other);
  const { id } = await theirs.requested(await theirs.store('Brass lamp'));
  for (const address of [`/shipments/${id}`, '/shipments/shp_none']) {
    expect((await page.goto(address))?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  // Chromium logs the page's own 404.
  await expect.poll(() => faults.splice(0).length).toBeGreaterThan(0);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a quote is accepted by a plain form, and a list is filtered by links', async ({ page, shipping }) => {
    const { id } = await shipping.quoted(await shipping.store('Brass lamp'));
    await page.goto('/shipments');
    await page.getByRole('link', { name: 'Under way' }).click();
    await rows(page).getByRole('link').click();
    await expect(page).toHaveURL(`/shipments/${id}`);
    await page.getByRole('button', { name: 'Accept $100.00' }).click();
    await expect(title(page)).toHaveText(/^Shipping requested/);
  });
});

import type { Locator, Page } from '@playwright/test';
import { carrierOffers } from '@/lib/domain/carrier/numbers';
import { kinds, startPortal, type Kind, type OwnPortal } from './support/day-portal';
import { accessibleInBothSchemes, fitsNarrowPhone } from './support/looks';
import { newReference } from './support/operator';
import { expect, ownCustomer, test as base, type OwnCustomer } from './support/own-customer';
import { charge, shippingOf } from './support/shipping';

const nassau = { line1: '14 Eastern Road', locality: 'Nassau', countryCode: 'BS' };

interface Day {
  kind: Kind;
  /** Undefined for the shared one; null where this machine has no PostgreSQL. */
  portal: OwnPortal | null | undefined;
  customer: OwnCustomer;
  shipping: ReturnType<typeof shippingOf>;
}

const test = base.extend<Day>({
  kind: ['PGlite', { option: true }],
  portal: [
    async ({ kind }, provide) => {
      const portal = kind === 'PGlite' ? undefined : await startPortal(kind);
      await provide(portal);
      await portal?.stop();
    },
    { timeout: 120_000 },
  ],
  baseURL: ({ portal, baseURL }, provide) => provide(portal?.origin ?? baseURL),
  customer: async ({ baseURL, portal }, provide) => {
    test.skip(portal === null, 'no PostgreSQL server programs here');
    await provide(await ownCustomer(portal ?? baseURL ?? '', { address: nassau }));
  },
  storageState: async ({ customer }, provide) => provide(customer.session),
  shipping: async ({ baseURL, portal, customer }, provide) =>
    provide(shippingOf(portal?.api ?? baseURL ?? '', customer)),
  viewport: { width: 390, height: 844 },
});

test.skip(({ isMobile }) => isMobile, 'the spec has the size of a phone itself');

const title = (page: Page) => page.getByRole('heading', { level: 1 });
const card = (page: Page, name: string) => page.getByRole('region', { name });

/** Goes on with Tab until an element has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  const focused = () => target.evaluate((element) => element === document.activeElement);
  for (let step = 0; step < 150 && !(await focused()); step += 1) await page.keyboard.press('Tab');
  await expect(target).toBeFocused();
}

async function press(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

async function type(page: Page, target: Locator, words: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(words);
}

const things = ['Brass lamp', 'Two kettles', 'Road atlas'];

/** A UPS number that nobody else uses. */
function newNumber(): string {
  const serial = `1Z5R8${Math.random().toFixed(12).slice(2)}`;
  const numbers = Array.from({ length: 10 }, (_, digit) => `${serial}${digit}`);
  return numbers.find((number) => carrierOffers(number).length > 0) ?? '';
}

for (const kind of kinds) {
  test.describe(kind, () => {
    test.use({ kind });

    test('issue 17: a customer’s day by keyboard on a phone, from three announced parcels to one delivered shipment', async ({
      page,
      customer,
      shipping,
    }) => {
      test.setTimeout(180_000);
      const numbers = things.map(newNumber);
      const parcels = things.map((_, index) => ({
        reference: newReference(),
        inbound: { carrier: 'ups', trackingNumber: numbers[index] },
      }));

      await test.step('announces three parcels', async () => {
        await page.goto('/packages/new');
        await tabTo(page, page.getByRole('tab', { name: 'One package' }));
        await page.keyboard.press('ArrowRight');
        await type(page, page.getByLabel('Tracking numbers'), numbers.join(' '));
        await press(page, page.getByRole('button', { name: 'Check numbers' }));
        for (const [index, name] of things.entries())
          await type(page, page.getByLabel(`Description of line ${index + 1}`), name);
        await press(page, page.getByRole('button', { name: 'Add 3 packages' }));
        await expect(page.getByRole('status').filter({ hasText: '3 packages added' })).toBeVisible();
      });

      await test.step('hears that they have arrived, and declares them', async () => {
        for (const { inbound, reference } of parcels) {
          const scale = { weight: 1500, dimensions: { length: 300, width: 200, height: 100 } };
          await customer.operator('packages', { reference, inbound, status: 'received', ...scale });
          await customer.operator('packages', { reference, status: 'in_storage' });
        }
        for (const name of things) {
          await page.goto('/packages');
          await press(page, page.getByRole('link', { name, exact: true }));
          const contents = card(page, 'Contents');
          await press(page, contents.getByRole('button', { name: 'Declare contents' }));
          await expect(contents.getByLabel('Item', { exact: true })).toBeFocused();
          await page.keyboard.press('ControlOrMeta+a');
          await page.keyboard.type(name);
          await type(page, contents.getByLabel('Unit value, USD'), '25');
          await press(page, contents.getByRole('button', { name: 'Save contents' }));
          await expect(contents.getByRole('row', { name: /Declared value/ })).toContainText('$25.00');
        }
      });

      await test.step('chooses all of them, sees what it costs together, and requests it', async () => {
        await page.goto('/packages');
        await press(page, page.getByRole('checkbox', { name: 'Choose all that can go' }), 'Space');
        await press(page, card(page, 'Chosen packages').getByRole('link', { name: 'Ship 3 packages' }));
        await expect(title(page)).toHaveText('Ship packages');
        const request = card(page, 'What it costs').getByRole('button', { name: /^Request shipment for/ });
        await fitsNarrowPhone(page);
        await press(page, request);
        await expect(page).toHaveURL(/\/shipments\/shp_/);
        await expect(title(page)).toHaveText(/^Shipping requested/);
      });

      const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';

      await test.step('confirms what it costs once it is packed and heavier than thought', async () => {
        await shipping.tell('moveShipment', { id, status: 'processing' });
        await shipping.tell('packShipment', { id, weight: 9000, lines: [charge(25_000)] });
        await page.reload();
        await expect(title(page)).toHaveText('Packed, and ships as soon as you confirm the cost');
        await accessibleInBothSchemes(page, 'main');
        await fitsNarrowPhone(page);
        await press(page, page.getByRole('button', { name: 'Confirm $250.00' }));
        await expect(title(page)).toHaveText(/^Packed and ready to ship/);
      });

      await test.step('sees the invoice paid', async () => {
        await shipping.tell('moveShipment', { id, status: 'awaiting_payment' });
        await page.reload();
        const pay = page
          .getByRole('main')
          .getByRole('alert')
          .getByRole('link', { name: /^View invoice/ });
        const number = (await pay.textContent())?.replace(/^View invoice\s*/, '').trim() ?? '';
        await press(page, pay);
        await expect(page).toHaveURL(/\/invoices\/inv_/);
        await customer.operator('payments', {
          ...{ reference: newReference(), suiteNumber: customer.suiteNumber, status: 'succeeded' },
          ...{ method: 'card', amount: 25_000, currency: 'USD', receivedAt: new Date().toISOString() },
          allocations: [{ invoiceNumber: number, amount: 25_000 }],
        });
        await page.reload();
        await expect(page.getByRole('main')).toContainText('Paid');
      });

      await test.step('follows it to the door', async () => {
        await shipping.tell('trackShipment', { id, carrier: 'ups', trackingNumber: newNumber() });
        await shipping.tell('moveShipment', { id, status: 'shipped' });
        await page.goto('/shipments');
        await press(page, page.getByRole('list', { name: 'Shipments' }).getByRole('link').first());
        await expect(title(page)).toHaveText(/^On the way to Nassau/);
        for (const { reference } of parcels)
          await customer.operator('events', {
            ...{ packageReference: reference, leg: 'outbound', status: 'delivered' },
            ...{ message: 'Delivered', occurredAt: new Date().toISOString() },
          });
        await page.reload();
        await expect(title(page)).toHaveText(/^Delivered/);
        await page.goto('/packages?group=done');
        for (const name of things) await expect(page.getByRole('link', { name, exact: true })).toBeVisible();
      });
    });
  });
}

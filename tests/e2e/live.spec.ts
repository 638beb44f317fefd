import type { Page, Request } from '@playwright/test';
import { hold } from './support/hold';
import { isStream, live, used } from './support/live';
import { expect, test, type OwnCustomer } from './support/own-customer';

const bell = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Notifications/ });

const scan = (customer: OwnCustomer, packageReference: string, message: string) =>
  customer.operator('events', {
    packageReference,
    occurredAt: new Date().toISOString(),
    status: 'in_transit',
    message,
  });

test('a scan appears on the open package page, and says so quietly, while what is typed stays', async ({
  page,
  customer,
}) => {
  const { href, reference } = await customer.addPackage({ description: 'Kettle' });
  await live(page, href);
  const contents = page.getByRole('region', { name: 'Contents' });
  await contents
    .getByRole('button', { name: /contents/ })
    .first()
    .click();
  const field = contents.getByLabel('Item', { exact: true });
  await field.fill('Tea kettle, st');
  await page.evaluate(() => window.scrollTo(0, 300));
  const before = await field.boundingBox();
  await scan(customer, reference, 'Moved to another shelf');
  await expect(page.getByText('Moved to another shelf').first()).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'This page has been updated.' })).toHaveCount(1);
  await expect(field).toHaveValue('Tea kettle, st');
  await expect(field).toBeFocused();
  expect(await field.boundingBox()).toEqual(before);
  await page.keyboard.type('eel');
  await expect(field).toHaveValue('Tea kettle, steel');

  const isDrawing = (url: URL) => url.pathname === href && url.searchParams.has('_rsc');
  const release = await hold(page, isDrawing);
  const asked = page.waitForRequest((request) => isDrawing(new URL(request.url())));
  await scan(customer, reference, 'Moved to the gate');
  await asked;
  await page.evaluate(() => window.scrollBy(0, 100));
  release();
  await expect(page.getByText('Moved to the gate').first()).toBeVisible();
  expect((await field.boundingBox())?.y, 'what one scrolls meanwhile is kept').toBe((before?.y ?? 0) - 100);
});

test('a list updates its rows in place, and offers a new order without moving them', async ({
  page,
  customer,
}) => {
  const old = await customer.addPackage({
    description: 'Old kettle',
    inbound: { carrier: 'ups', trackingNumber: '1Z77' },
  });
  await customer.addPackage({ description: 'Young lamp' });
  await live(page, '/packages');
  const rows = page.getByRole('list', { name: 'Packages' }).getByRole('listitem');
  await expect(rows).toHaveText([/Young lamp/, /Old kettle/]);
  // Its own words may take fewer lines or more.
  const { x, y } = (await rows.nth(1).boundingBox()) ?? {};
  await scan(customer, old.reference, 'Seen at the gate');
  await expect(rows.nth(1)).toContainText('Seen at the gate');
  expect(await rows.nth(1).boundingBox()).toMatchObject({ x, y });
  await customer.addPackage({ description: 'Third thing' });
  await expect(page.getByText('1 new package')).toBeVisible();
  await expect(rows).toHaveText([/Young lamp/, /Old kettle/]);
  expect(await rows.nth(1).boundingBox()).toMatchObject({ x, y });
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  await expect(rows).toHaveText([/Third thing/, /Old kettle/, /Young lamp/]);
  await expect(page.getByText('1 new package')).toHaveCount(0);
});

test('Home and the bell follow what arrives and what is read in another tab', async ({
  page,
  customer,
  context,
}) => {
  await live(page, '/');
  await customer.addPackage({ description: 'Two books' });
  await expect(page.getByRole('main').getByText('Two books').first()).toBeVisible();
  await expect(bell(page)).toHaveAccessibleName('Notifications, 1 unread');
  const other = await context.newPage();
  await other.goto('/notifications');
  await other.getByRole('button', { name: 'Mark all as read' }).click();
  await expect(bell(page)).toHaveAccessibleName('Notifications');
});

test('two tabs have one connection, and the other goes on when its tab closes', async ({
  page,
  customer,
  context,
}) => {
  const streams: Request[] = [];
  context.on('request', (request) => {
    if (isStream(request)) streams.push(request);
  });
  const { href, reference } = await customer.addPackage({ description: 'Kettle' });
  await live(page, href);
  const other = await context.newPage();
  await other.goto(href);
  // It waits for the lock, so it has loaded what would connect.
  await used(other, () => other.evaluate(async () => (await navigator.locks.query()).pending?.length === 1));
  await scan(customer, reference, 'Heard by both');
  for (const tab of [page, other]) await expect(tab.getByText('Heard by both').first()).toBeVisible();
  expect(streams).toHaveLength(1);
  await page.close();
  await expect.poll(() => streams.length).toBe(2);
  await scan(customer, reference, 'Heard by the one that is left');
  await expect(other.getByText('Heard by the one that is left').first()).toBeVisible();
});

test('offline there is no connection; back online the page has what it missed', async ({
  page,
  customer,
  context,
  faults,
}) => {
  const { href, reference } = await customer.addPackage({ description: 'Kettle' });
  await live(page, href);
  await context.setOffline(true);
  await scan(customer, reference, 'Missed for a while');
  await context.setOffline(false);
  await expect(page.getByText('Missed for a while').first()).toBeVisible();
  faults.splice(0);
});

test('where a proxy lets no stream through, the page asks again when its visitor returns', async ({
  page,
  customer,
  faults,
}) => {
  const { href, reference } = await customer.addPackage({ description: 'Kettle' });
  let attempts = 0;
  await page.route('**/bff/streamMyChanges**', async (route) => {
    attempts += 1;
    await route.fulfill({ status: 502 });
  });
  await page.clock.install();
  await page.goto(href);
  await used(page, () => attempts > 0);
  await scan(customer, reference, 'Seen without a stream');
  // What was shown a moment ago is fresh enough.
  await page.clock.fastForward(6_000);
  await page.evaluate(() => dispatchEvent(new Event('focus')));
  await page.clock.fastForward(4_000);
  await expect(page.getByText('Seen without a stream').first()).toBeVisible();
  // Chromium logs the proxy's answers.
  faults.splice(0);
});

test('security 6: a tab whose session another device ends is told nothing more', async ({
  page,
  customer,
}) => {
  const { href } = await customer.addPackage({ description: 'Kettle' });
  await live(page, href);
  let isOver = false;
  const end = (request: Request) => {
    if (isStream(request)) isOver = true;
  };
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  const origin = new URL(page.url()).origin;
  await page.request.post('/sdk/v1/sessions/revoke', { data: {}, headers: { origin } });
  await expect.poll(() => isOver).toBe(true);
});

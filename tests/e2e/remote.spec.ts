import type { Page } from '@playwright/test';
import { createServer } from 'node:http';
import { packageSchema } from '@/lib/domain/package/package';
import { listenWith } from '../support/listen';
import { inUse } from './support/in-use';
import { changingTest as test, hasRemote, refusal } from './support/remote';
import { expect } from './support/test';

test.skip(!hasRemote, 'a portal in remote mode is needed, or a build of it');
test.skip(({ isMobile }) => isMobile, 'what an answer leads to is the same on a phone');

// In one worker: each worker starts a portal of its own for them.
test.describe.configure({ mode: 'default' });

const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const failure = (page: Page) => part(page, 'Your details').getByRole('alert');

/** Types a company and presses Save. */
async function typeCompany(page: Page, company: string): Promise<void> {
  await page.getByLabel('Company (optional)').fill(company);
  await page.getByRole('button', { name: 'Save changes' }).click();
}

const answers: [string, () => Response, RegExp][] = [
  ['15: 503', () => new Response(null, { status: 503, statusText: 'Service Unavailable' }), /Error 15/],
  ['23: 418', () => new Response(null, { status: 418 }), /Unexpected Status Code: 418.*Error 23/s],
  ['1030: 401', () => new Response(null, { status: 401 }), /You’re signed out.*Error 1030/s],
  ['1040', () => refusal(1040, 'This account is suspended.'), /suspended.*Error 1040/s],
  [
    '1043',
    () => refusal(1043, 'Too many changes.', { retryAfter: 61 }),
    /You can try again in 2 minutes.*Error 1043/s,
  ],
];

test('SPEC 8: what was typed stays, whatever the product API answers to a change', async ({ page, api }) => {
  await page.goto('/account');
  for (const [name, answer, words] of answers) {
    api.instead.set('updateAccount', answer);
    await typeCompany(page, `Typed ${name}`);
    await expect(failure(page)).toContainText(words);
    await expect(page.getByLabel('Company (optional)')).toHaveValue(`Typed ${name}`);
    await expect(failure(page).getByRole('link', { name: 'Sign in again' })).toHaveCount(
      name.startsWith('1030') ? 1 : 0,
    );
    await expect(page).toHaveURL('/account');
  }
  api.instead.clear();
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Changes saved')).toBeVisible();
});

test('SPEC 8, code 4: what was typed stays while there is no network', async ({ page, faults }) => {
  await inUse(page, () => page.goto('/account'));
  await page.context().setOffline(true);
  await typeCompany(page, 'Typed offline');
  await expect(failure(page)).toContainText(/couldn’t reach.*Error 4/s);
  await expect(page.getByLabel('Company (optional)')).toHaveValue('Typed offline');
  await page.context().setOffline(false);
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Changes saved')).toBeVisible();
  expect(faults.splice(0).filter((fault) => !fault.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([]);
});

/**
 * Opens the first package at the warehouse, and waits for late requests that may set the session's cookies.
 */
async function openPackage(page: Page): Promise<void> {
  await inUse(page, () => page.goto('/packages?group=at_warehouse'));
  const loaded = page.waitForResponse('**/bff/getAccount');
  await page.getByRole('list', { name: 'Packages', exact: true }).getByRole('link').first().click();
  await expect(part(page, 'Progress')).toBeVisible();
  await loaded;
}

test('SPEC 8, code 1030: the guard refuses a change, too, and what was typed stays', async ({
  page,
  own,
  api,
  faults,
}) => {
  // The demo's photos belong to the embedded portal: this API has none.
  api.instead.set('getMyPackage', async (own) => {
    const item = packageSchema.parse(await (await own()).json());
    return Response.json({ ...item, photos: [] });
  });
  await openPackage(page);
  await page.context().clearCookies({ name: /session/ });
  await page.getByRole('button', { name: /^(Rename|Add a nickname)$/ }).click();
  const name = page.getByLabel('Nickname');
  await name.fill('Typed when signed out');
  await page.getByRole('button', { name: 'Save nickname' }).click();
  await expect(page.getByText(/You’re signed out.*The nickname wasn’t saved/)).toBeVisible();
  await expect(name).toHaveValue('Typed when signed out');
  await page.context().addCookies(own.cookies);
  await page.getByRole('button', { name: 'Save nickname' }).click();
  await expect(name).toBeHidden();
  await page.reload();
  await expect(page.getByText('Typed when signed out')).toBeVisible();
  expect(faults.splice(0).filter((fault) => !fault.includes('status of 401'))).toEqual([]);
});

const addAddress = async (window: Page, street: string) => {
  await part(window, 'Addresses').getByRole('button', { name: 'Add shipping address' }).click();
  const dialog = window.getByRole('dialog', { name: 'Shipping address' });
  await dialog.getByLabel('Country').selectOption('DE');
  await dialog.getByLabel('Street address').fill(street);
  await dialog.getByLabel('Postal code').fill('10119');
  await dialog.getByLabel('City').fill('Berlin');
  await dialog.getByRole('button', { name: 'Save address' }).click();
};
const row = (window: Page, street: string) =>
  part(window, 'Addresses').getByRole('listitem').filter({ hasText: street });

test('a change made before the previous one was answered does not conflict with it', async ({
  page,
  api,
}) => {
  let answer: () => void = () => undefined;
  const first = new Promise<void>((resolve) => (answer = resolve));
  api.instead.set('updateAccount', async (own) => {
    await first;
    return own();
  });
  await page.goto('/account');
  await addAddress(page, 'Torstraße 1');
  await addAddress(page, 'Torstraße 2');
  await row(page, 'Torstraße 1')
    .getByRole('button', { name: /^Remove/ })
    .click();
  await page.getByRole('button', { name: 'Remove address' }).click();
  await expect(row(page, 'Torstraße 1')).toHaveCount(0);
  answer();
  await expect(page.getByText('Saved', { exact: true })).toHaveCount(3);
  await expect(part(page, 'Addresses').getByRole('alert')).toHaveCount(0);
  await page.reload();
  await expect(row(page, 'Torstraße 2')).toHaveCount(1);
  await expect(row(page, 'Torstraße 1')).toHaveCount(0);
});

test('1041: addresses added in two windows are merged without a question', async ({ page, context }) => {
  const other = await context.newPage();
  for (const window of [page, other]) await window.goto('/account');
  await addAddress(other, 'Linienstraße 3');
  await expect(other.getByText('Saved', { exact: true })).toBeVisible();
  await addAddress(page, 'Linienstraße 4');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  for (const street of ['Linienstraße 3', 'Linienstraße 4']) await expect(row(page, street)).toHaveCount(1);
});

test('two changes that could not be saved are both still in the form', async ({ page, api }) => {
  await page.goto('/account');
  api.instead.set('updateAccount', () => new Response(null, { status: 503 }));
  await addAddress(page, 'Auguststraße 5');
  await addAddress(page, 'Auguststraße 6');
  const alerts = part(page, 'Addresses').getByRole('alert');
  await expect(alerts).toHaveCount(2);
  api.instead.clear();
  await expect(alerts.first()).toContainText('Auguststraße 5');
  await alerts.last().getByRole('button', { name: 'Keep editing' }).click();
  const dialog = page.getByRole('dialog', { name: 'Shipping address' });
  await expect(dialog.getByLabel('Street address')).toHaveValue('Auguststraße 6');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await alerts.first().getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await expect(row(page, 'Auguststraße 5')).toHaveCount(1);
});

const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGNgYGBgAAAABQABh6FO1AAAAABJRU5ErkJggg==',
  'base64',
);

test('photos of a package are shown from the product API’s own host, and only linked from any other', async ({
  page,
  api,
  faults,
  baseURL,
}) => {
  const host = await listenWith(createServer((_, response) => response.end(picture)));
  api.instead.set(
    'photos/own.png',
    () => new Response(picture, { headers: { 'content-type': 'image/png' } }),
  );
  api.instead.set('getMyPackage', async (own) => {
    const item = packageSchema.parse(await (await own()).json());
    const photo = (url: string, kind: string) => ({ url, kind, takenAt: item.statusChangedAt });
    const photos = [photo('/api/photos/own.png', 'label'), photo(`${host.origin}/other.png`, 'damage')];
    return Response.json({ ...item, photos });
  });
  await openPackage(page);
  const photos = part(page, 'Photos');
  const shown = photos.getByRole('button', { name: 'Shipping label' }).locator('img');
  await shown.scrollIntoViewIfNeeded();
  await expect.poll(() => shown.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(1);
  await photos.getByRole('button', { name: 'Shipping label' }).click();
  await expect(page.getByRole('dialog').locator('img').first()).toBeVisible();
  await page.keyboard.press('Escape');
  const link = photos.getByRole('link', { name: 'Damage' });
  await expect(link).toHaveAttribute('href', `${host.origin}/other.png`);
  await expect(link).toHaveAttribute('rel', 'noreferrer');
  // Nothing but that host was requested, and the policy had nothing to refuse.
  const { origin } = new URL((await shown.getAttribute('src')) ?? '', baseURL);
  expect(new Set(faults.splice(0))).toEqual(new Set([`request to ${origin}`]));
  await host.close();
});

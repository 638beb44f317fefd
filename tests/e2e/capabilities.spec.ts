import type { Page } from '@playwright/test';
import { changingTest as test, hasRemote } from './support/remote';
import { expect } from './support/test';

test.skip(!hasRemote, 'a portal in remote mode is needed, or a build of it');
test.skip(({ isMobile }) => isMobile, 'the same controls are shown on a phone');
test.describe.configure({ mode: 'default' });

const preferences = (page: Page) => page.getByRole('region', { name: 'Preferences' });
const saved = (page: Page) => page.getByText('Saved', { exact: true });

/** The API's own answer with other capabilities, such as an API of an earlier release names. */
const capableOf = (names?: string[]) => async (own: () => Promise<Response>) => {
  const given = await own();
  // Another form's save came first: the portal reads the account again and repeats its own.
  if (!given.ok) return given;
  const { capabilities, ...answer } = (await given.json()) as { capabilities?: string[] };
  expect(capabilities).toContain('notifications');
  return Response.json({ ...answer, ...(names && { capabilities: names }) });
};
const withoutCapabilities = capableOf();

test('a product API without notifications: no switch for them, all else is saved, and nothing is lost', async ({
  page,
  api,
}) => {
  for (const call of ['getAccount', 'updateAccount']) api.instead.set(call, capableOf(['notifications']));
  await page.goto('/account');
  const bySms = preferences(page).getByRole('switch', { name: 'By text message' });
  await bySms.click();
  await expect(saved(page)).toBeVisible();

  for (const call of ['getAccount', 'updateAccount']) api.instead.set(call, withoutCapabilities);
  await page.reload();
  const repack = preferences(page).getByRole('switch');
  await expect(repack).toHaveCount(1);
  await expect(preferences(page).getByText('Notify me about my packages')).toHaveCount(0);
  await expect(page.getByLabel('Language', { exact: true })).toHaveAccessibleDescription(
    'Used for these pages and printed invoices',
  );
  await repack.click();
  await expect(saved(page)).toBeVisible();
  await page.getByLabel('Company (optional)').fill('Quiet Trading');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Changes saved')).toBeVisible();

  for (const call of ['getAccount', 'updateAccount']) api.instead.set(call, capableOf(['notifications']));
  await page.reload();
  await expect(bySms).toBeChecked();
  await expect(preferences(page).getByRole('switch', { name: 'By e-mail' })).toBeChecked();
  await expect(preferences(page).getByRole('switch', { name: /Repack/ })).toBeChecked();
  await expect(page.getByLabel('Company (optional)')).toHaveValue('Quiet Trading');
});

for (const [name, names, switches] of [
  ['no channel', ['notifications'], ['By e-mail', 'By text message']],
  ['e-mail', ['notifications', 'notifications.email'], ['By e-mail']],
  ['WhatsApp', ['notifications', 'notifications.whatsapp'], []],
] as const) {
  test(`an API that names ${name}: the switches of what it can send by, and no other`, async ({
    page,
    api,
  }) => {
    api.instead.set('getAccount', capableOf([...names]));
    await page.goto('/account');
    await expect(preferences(page).getByRole('switch', { name: /^By/ })).toHaveCount(switches.length);
    for (const word of switches)
      await expect(preferences(page).getByRole('switch', { name: word })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Notifications' })).toHaveCount(0);
  });
}

test('an API with choices that can send by nothing has no control for messages', async ({ page, api }) => {
  api.instead.set('getAccount', capableOf(['notifications', 'notifications.choices']));
  await page.goto('/account');
  await expect(preferences(page).getByRole('switch')).toHaveCount(1);
  await expect(page.getByRole('region', { name: 'Notifications' })).toHaveCount(0);
});

test('a product API without notifications: no bell, no page of them, none on Home and in the profile panel', async ({
  page,
  api,
  faults,
}) => {
  const bell = page.getByRole('banner').getByRole('link', { name: /^Notifications/ });
  const toAll = page.getByRole('link', { name: 'All notifications' });
  await page.goto('/');
  await expect(bell).toBeVisible();
  await expect(toAll).toBeVisible();

  api.instead.set('getAccount', withoutCapabilities);
  await page.reload();
  await expect(page.getByRole('region', { name: 'Notifications' })).toBeVisible();
  await expect(bell).toHaveCount(0);
  await expect(toAll).toHaveCount(0);
  await page.getByRole('button', { name: 'Ada Whitfield' }).click();
  const panel = page.getByRole('dialog', { name: 'Profile' });
  await expect(panel.getByRole('link', { name: 'Account' })).toBeVisible();
  await expect(panel.getByRole('region', { name: 'Notifications' })).toHaveCount(0);
  // There is no demo data either.
  await expect(panel.getByRole('region', { name: 'Messages' })).toHaveCount(0);

  expect((await page.goto('/notifications'))?.status()).toBe(404);
  // Chromium logs the page's own 404.
  await expect.poll(() => faults.splice(0)).toHaveLength(1);
});

test('a product API without shipments: no boxes in the list, no page to ship, nothing on a package’s page', async ({
  page,
  api,
  faults,
}) => {
  const boxes = page.getByRole('list', { name: 'Packages' }).getByRole('checkbox');
  const stored = page.getByRole('link', { name: /^At warehouse/ });
  await page.goto('/packages?status=in_storage');
  await expect(boxes.first()).toBeVisible();
  await expect(stored).toBeVisible();

  api.instead.set('getAccount', withoutCapabilities);
  await page.reload();
  await expect(stored).toBeVisible();
  await expect(boxes).toHaveCount(0);
  await expect(page.getByText('Choose all that can go')).toHaveCount(0);
  await page.getByRole('list', { name: 'Packages' }).getByRole('link').first().click();
  await expect(page.getByRole('region', { name: 'Tracking history' })).toBeVisible();
  await expect(page.getByRole('link', { name: /[Ss]hip it/ })).toHaveCount(0);

  expect((await page.goto('/shipments/new'))?.status()).toBe(404);
  // Chromium logs the page's own 404.
  await expect.poll(() => faults.splice(0)).toHaveLength(1);
});

test('a product API without a stream: an open page asks again when its visitor returns', async ({
  page,
  api,
}) => {
  let asked = 0;
  let streams = 0;
  api.instead.set('getAccount', withoutCapabilities);
  api.instead.set('getMyPackages', (own) => {
    asked += 1;
    return own();
  });
  page.on('request', (request) => {
    if (request.url().includes('streamMyChanges')) streams += 1;
  });
  await page.clock.install();
  await page.goto('/packages');
  await expect(page.getByRole('list', { name: 'Packages' })).toBeVisible();
  const first = asked;
  await expect
    .poll(async () => {
      await page.mouse.move(2, 2);
      await page.mouse.move(4, 4);
      await page.clock.fastForward(6_000);
      await page.evaluate(() => dispatchEvent(new Event('focus')));
      return asked;
    })
    .toBeGreaterThan(first);
  expect(streams).toBe(0);
});

test.describe('as a guest', () => {
  test.use({ storageState: { cookies: [], origins: [] } });

  const link = {
    complete: false,
    step: 'details',
    warehouse: { name: 'Waybill Miami', code: 'MIA', locality: 'Miami', countryCode: 'US' },
    suiteNumber: 'MIA-99001',
    prefill: {},
    required: ['name', 'email', 'address', 'acceptTerms'],
  };

  for (const [capabilities, count] of [
    [undefined, 0],
    [['notifications'], 1],
  ] as const) {
    test(`the set-up asks about news of packages where they are sent: ${count}`, async ({ page, api }) => {
      api.instead.set('isOnboardingComplete', () => Response.json({ ...link, capabilities }));
      await page.goto('/auth/onboard?token=of-this-test');
      await page.getByLabel('Name', { exact: true }).fill('Grace Okonkwo');
      await page.getByLabel('E-mail').fill(`grace-${count}@example.com`);
      await page.getByRole('button', { name: 'Continue' }).click();
      await page.getByRole('button', { name: 'Continue without it' }).click();
      await expect(page.getByLabel('Street address')).toBeVisible();
      await expect(page.getByLabel('By e-mail')).toHaveCount(count);
      await expect(page.getByLabel('Message language')).toHaveCount(count);
      await expect(page.getByRole('checkbox', { name: /smaller box/ })).toBeVisible();
    });
  }
});

import type { Browser, Page } from '@playwright/test';
import { ErrorCode } from '@/lib/contract/errors/codes';
import { demoTokens } from '@/server/demo-data/demo';
import { codesProvedBy } from '../support/error-rows';
import { newEmail } from './support/addresses';
import { ownClient } from './support/client';
import { ownCustomer, type OwnCustomer } from './support/own-customer';
import { signedIn } from './support/session';
import { askForCode, signIn } from './support/sign-in';
import { expect, test } from './support/test';

test.skip(({ isMobile }) => isMobile, 'codes are sent once a minute: once is enough');
test.use({ extraHTTPHeaders: ownClient() });

const alert = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text });

/** A window of a signed-in customer, next to the test's own guest. */
async function windowOf(
  browser: Browser,
  baseURL: string,
  storageState: OwnCustomer['session'] | string,
): Promise<Page> {
  const context = await browser.newContext({ storageState, baseURL });
  return context.newPage();
}

const visitor = () => newEmail('errors');

interface Windows {
  /** A demo customer, read-only. */
  ada: () => Promise<Page>;
  /** A customer of this test's own, to change data of. */
  own: () => Promise<{ page: Page; customer: OwnCustomer }>;
}

type Proof = (guest: Page, windows: Windows) => Promise<void>;

/** Each code that docs/errors.md says is tested here, and how the portal reacts to it. */
const rows: Record<number, Proof> = {
  [ErrorCode.networkError]: async (_, { ada }) => {
    const page = await ada();
    await page.goto('/packages');
    const rows = page.getByRole('list', { name: 'Packages', exact: true }).getByRole('listitem');
    await page.route('**/bff/getMyPackages**', (route) => route.abort());
    await page.getByRole('button', { name: 'Show more' }).click();
    await expect(alert(page, 'We couldn’t reach the service')).toBeVisible();
    await expect(rows).toHaveCount(25);
    await page.unroute('**/bff/getMyPackages**');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(alert(page, 'couldn’t')).toBeHidden();
  },
  [ErrorCode.pathNotFound]: async (_, { ada }) => {
    const page = await ada();
    await page.goto('/packages/pkg_nobody_has_this');
    await expect(page.getByText('404')).toBeVisible();
    await expect(page.getByRole('link', { name: /Home|Dashboard/ }).first()).toBeVisible();
  },
  [ErrorCode.validationFailed]: async (_, { ada }) => {
    const page = await ada();
    await page.goto('/account');
    await page.getByLabel('Company (optional)').fill('Kept');
    await page.getByLabel('Name', { exact: true }).fill(' ');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(page.getByText('Enter your name')).toBeVisible();
    await expect(page.getByLabel('Name', { exact: true })).toBeFocused();
    await expect(page.getByLabel('Company (optional)')).toHaveValue('Kept');
  },
  [ErrorCode.invalidCredentials]: async (page) => {
    await askForCode(page, visitor());
    await page.getByLabel('6-digit code').fill('000000');
    await expect(page.locator('#code-error')).toContainText('Incorrect code');
    await expect(page.getByLabel('6-digit code')).toHaveValue('');
    await expect(page.getByLabel('6-digit code')).toBeFocused();
  },
  [ErrorCode.authenticationFailed]: async (page, { ada }) => {
    const { cookies } = await (await ada()).context().storageState();
    await page.context().addCookies(cookies.map((cookie) => ({ ...cookie, value: 'no-longer-known' })));
    await page.goto('/account');
    await expect(page).toHaveURL('/auth/login');
    const names = (await page.context().cookies()).map(({ name }) => name);
    expect(names.filter((name) => name.startsWith('stytch_session'))).toEqual([]);
  },
  [ErrorCode.unknownEmail]: async (page) => {
    await signIn(page, visitor());
    await expect(alert(page, 'Error 1031')).toContainText('ask the warehouse to add this one');
    await alert(page, 'Error 1031').getByRole('button', { name: 'Sign Out' }).click();
    await expect(page).toHaveURL('/auth/login');
  },
  [ErrorCode.magicLinkInvalid]: async (page) => {
    await page.goto('/auth/authenticate?stytch_token_type=magic_links&token=nonsense');
    await expect(page.getByRole('heading', { name: 'This link doesn’t work' })).toBeVisible();
    await page.getByRole('link', { name: 'Back to sign-in' }).click();
    await expect(page).toHaveURL('/auth/login');
  },
  [ErrorCode.warehouseTokenInvalid]: async (page) => {
    await page.goto(`/auth/onboard?token=${demoTokens.expired}`);
    await expect(page.getByRole('heading', { name: 'This link doesn’t work' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Request a new link' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Sign in' })).toBeVisible();
  },
  [ErrorCode.warehouseTokenComplete]: async (page) => {
    await page.goto(`/auth/onboard?token=${demoTokens.complete}`);
    await expect(page.getByText('This link was already used to set up an account.')).toBeVisible();
    await page.getByRole('link', { name: 'Sign in' }).click();
    await expect(page).toHaveURL('/auth/login');
  },
  [ErrorCode.versionConflict]: async (_, { own }) => {
    const { page } = await own();
    const other = await page.context().newPage();
    for (const window of [page, other]) await window.goto('/account');
    const save = async (window: Page, name: string) => {
      await window.getByLabel('Name', { exact: true }).fill(name);
      await window.getByRole('button', { name: 'Save changes' }).click();
    };
    await save(other, 'Ada Elsewhere');
    await expect(other.getByText('Changes saved')).toBeVisible();
    await save(page, 'Ada Here');
    await expect(alert(page, 'Error 1041')).toContainText('What you typed is still here');
    const choice = page.getByRole('group', { name: 'Name' });
    await expect(choice.getByRole('radio', { name: 'Yours Ada Here' })).toBeChecked();
    await expect(choice.getByRole('radio', { name: 'Saved elsewhere Ada Elsewhere' })).toBeVisible();
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Ada Here');
  },
  [ErrorCode.transitionNotAllowed]: async (_, { own }) => {
    const { page, customer } = await own();
    const unitValue = { amount: 3500, currency: 'USD' };
    const contents = [{ description: 'Tea kettle', quantity: 1, unitValue }];
    const { href, reference } = await customer.addPackage({ status: 'ship_requested', contents });
    await page.goto(href);
    await page.getByRole('button', { name: 'Change contents' }).click();
    const card = page.getByRole('region', { name: 'Contents' });
    const item = card.getByLabel('Item', { exact: true });
    await item.fill('Tea kettle, steel');
    await customer.operator('packages', { reference, status: 'processing' });
    await card.getByRole('button', { name: 'Save contents' }).click();
    await expect(alert(page, 'Error 1042')).toContainText('The contents can no longer be changed');
    const write = alert(page, 'Error 1042').getByRole('link', { name: 'E-mail the warehouse' });
    await expect(write).toHaveAttribute('href', new RegExp(`^mailto:.*${reference}`));
    await expect(item).toHaveValue('Tea kettle, steel');
    await card.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Being prepared');
    await expect(card.getByRole('row', { name: /Tea kettle/ })).toBeVisible();
  },
  [ErrorCode.rateLimited]: async (page) => {
    const contact = visitor();
    await askForCode(page, contact);
    await page.context().clearCookies();
    await page.goto('/auth/login');
    await page.getByLabel('E-mail or phone').fill(contact);
    await page.getByRole('button', { name: 'Send code' }).click();
    await expect(page.getByText('Too many attempts. You can try again in')).toBeVisible();
    await expect(page.getByLabel('E-mail or phone')).toHaveValue(contact);
  },
  [ErrorCode.confirmationNeeded]: async (_, { ada }) => {
    const page = await ada();
    await page.route('**/sdk/v1/totps', (route) =>
      route.fulfill({
        status: 403,
        json: {
          status_code: 403,
          request_id: 'request-id-test',
          error_type: 'stale_factors',
          error_message: 'Confirm first.',
          error_url: '',
        },
      }),
    );
    await page.goto('/account#security');
    await page.getByRole('button', { name: 'Set up an app' }).click();
    await expect(page.getByRole('dialog', { name: 'Confirm it’s you' })).toBeVisible();
  },
};

test('docs/errors.md names this file for exactly these rows', () => {
  expect(codesProvedBy('browser')).toEqual(Object.keys(rows).map(Number));
});

test.describe("SPEC 8: the portal's reaction to a code", () => {
  for (const [code, prove] of Object.entries(rows)) {
    test(code, async ({ page, browser, baseURL, faults }) => {
      const opened: Page[] = [];
      const open = async (session: OwnCustomer['session'] | string) => {
        const window = await windowOf(browser, baseURL ?? '', session);
        opened.push(window);
        return window;
      };
      const own = async () => {
        const customer = await ownCustomer(baseURL ?? '');
        return { page: await open(customer.session), customer };
      };
      await prove(page, { ada: () => open(signedIn), own });
      await Promise.all(opened.map((window) => window.context().close()));
      faults.length = 0;
    });
  }
});

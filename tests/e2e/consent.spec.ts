import { getValidatedIdTokenClaims } from 'oauth4webapi';
import { newEmail } from './support/addresses';
import { accessible } from './support/accessible';
import { startConnectedApp, type ConnectedApp } from './support/app';
import { fitsNarrowPhone } from './support/looks';
import { codeFor } from './support/outbox';
import { askForCode } from './support/sign-in';
import { expect, test } from './support/test';
import { keep } from './support/theme';

test.skip(({ isMobile }) => isMobile, 'the screen is looked at in 320 px here');

let app: ConnectedApp;

test.beforeAll(async ({ baseURL }) => {
  app = await startConnectedApp('Ledger', baseURL ?? '');
});
test.afterAll(() => app.close());

/** The test navigates to the app's own origin on purpose. */
test.beforeEach(({ faults, context }) => {
  context.on('request', (request) => {
    if (!request.url().startsWith(app.origin)) return;
    const at = faults.lastIndexOf(`request to ${app.origin}`);
    if (at >= 0) faults.splice(at, 1);
  });
});

const atApp = () => new RegExp(`^${app.origin}/callback\\?`);

test('SPEC 7: a guest sent by an app signs in, grants access, and the app receives their identity', async ({
  page,
}) => {
  const email = newEmail('consent');
  await page.goto(app.address());
  await expect(page).toHaveURL('/auth/login');
  await askForCode(page, email);
  await page.getByLabel('6-digit code').fill(await codeFor(page, email));

  await expect(page.getByRole('heading', { name: 'Allow Ledger to access your account?' })).toBeVisible();
  await expect(page.getByText(email)).toBeVisible();
  await expect(page.getByRole('listitem')).toHaveText([
    'Know who you are',
    'See your e-mail addresses',
    'Keep access while you’re away',
  ]);
  await expect(
    page.getByText('Access lasts until you remove it or it goes unused for 30 days, and for 1 year at most.'),
  ).toBeVisible();
  await accessible(page);
  await fitsNarrowPhone(page);

  await page.getByRole('button', { name: 'Allow', exact: true }).click();
  await page.waitForURL(atApp());
  const tokens = await app.signIn(page.url());
  expect(getValidatedIdTokenClaims(tokens)).toMatchObject({ email });

  // A granted consent is not asked again, and Back does not return to an answered question.
  await page.goto(app.address(), { waitUntil: 'commit' });
  await page.waitForURL(atApp());
  await expect(app.signIn(page.url())).resolves.toHaveProperty('refresh_token');

  // The app may end the session it started without a confirmation.
  await page.goto(app.endSession(tokens.id_token), { waitUntil: 'commit' });
  await page.waitForURL(`${app.origin}/callback`);
  await page.goto('/packages');
  await expect(page).toHaveURL('/auth/login');
});

test('security 15: without offline access an app says that its access ends with the session', async ({
  page,
}) => {
  const email = newEmail('online');
  await page.goto(app.address({ scope: 'openid email' }));
  await askForCode(page, email);
  await page.getByLabel('6-digit code').fill(await codeFor(page, email));
  await expect(page.getByRole('listitem')).toHaveText(['Know who you are', 'See your e-mail addresses']);
  await expect(page.getByText('Access lasts until you sign out.')).toBeVisible();
});

test('SPEC 7: a customer can refuse an app, and confirms before an app signs them out', async ({ page }) => {
  await keep(page, { theme: 'dark' });
  const email = newEmail('refuse');
  await page.goto(app.address());
  await askForCode(page, email);
  await page.getByLabel('6-digit code').fill(await codeFor(page, email));
  await expect(page.getByRole('heading', { name: 'Allow Ledger to access your account?' })).toBeVisible();
  await accessible(page);
  await page.getByRole('button', { name: 'Don’t allow' }).click();
  await page.waitForURL(atApp());
  const answer = new URL(page.url()).searchParams;
  expect([answer.get('error'), answer.get('state'), answer.get('code')]).toEqual([
    'access_denied',
    'kept',
    null,
  ]);

  await page.goto(app.endSession());
  await expect(page.getByRole('heading', { name: 'Sign out here too?' })).toBeVisible();
  await accessible(page);
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await page.waitForURL(`${app.origin}/callback`);
});

test('security 7: an invalid authorization request is explained and redirects nowhere', async ({ page }) => {
  const email = newEmail('problem');
  await page.goto(app.address({ redirect_uri: `${app.origin}/elsewhere` }));
  await askForCode(page, email);
  await page.getByLabel('6-digit code').fill(await codeFor(page, email));
  await expect(
    page.getByRole('heading', { name: 'This app’s return address isn’t registered' }),
  ).toBeVisible();
  await accessible(page);

  await page.goto(app.address({ client_id: 'connected-app-test-none' }));
  await expect(page.getByRole('heading', { name: 'We don’t recognize this app' })).toBeVisible();
  await page.goto(app.address({ code_challenge_method: 'plain' }));
  await expect(page.getByRole('heading', { name: 'This request isn’t valid' })).toBeVisible();
  await page.getByRole('link', { name: 'Go to Home' }).click();
  await expect(page).toHaveURL('/');
});

import { expect, test, type Page, type Route } from '@playwright/test';
import { newEmail } from './support/addresses';
import { answer, apiError, freeze, openBareSdk, publicToken, session } from './support/bare-sdk';
import { codeFor } from './support/outbox';
import { askForCode } from './support/sign-in';

/** Signs in on a bare page with a stubbed provider; timers are recorded and run by the test. */
async function signedInPage(page: Page, random: number) {
  const state = { refusal: undefined as ReturnType<typeof apiError> | undefined, refreshes: 0 };
  await freeze(page);
  await openBareSdk(page, {
    provider: async (path, route) => {
      if (path === '/sessions/authenticate') {
        state.refreshes += 1;
        await route.fulfill(state.refusal ?? answer(session()));
        return true;
      }
      if (path !== '/otps/authenticate') return false;
      await route.fulfill(answer(session()));
      return true;
    },
  });
  await page.evaluate(async (drawn) => {
    Math.random = () => drawn;
    const start = window.setTimeout.bind(window);
    window.delays = [];
    window.setTimeout = ((then: () => void, delay = 0) => {
      if (delay > 1_000) window.delays.push(delay);
      return start(then, delay);
    }) as typeof window.setTimeout;
    await window.sdk.otps.authenticate('123456', 'email-test-1', { session_duration_minutes: 60 });
  }, random);
  // A newly opened page checks once whether there is a session.
  state.refreshes = 0;
  return state;
}

const lastDelay = (page: Page) => page.evaluate(() => window.delays.at(-1));
const hasSession = (page: Page) => page.evaluate(() => window.sdk.session.getSync() !== null);

test.describe('SPEC 4 and 9: the session is refreshed', () => {
  test('every 3 minutes, and with a back-off of 2 s times 2 to the power of the attempt, capped at 7', async ({
    page,
  }) => {
    const provider = await signedInPage(page, 0.5);
    await expect.poll(() => lastDelay(page)).toBe(180_000);
    await page.clock.runFor(180_000);
    await expect.poll(() => provider.refreshes).toBe(1);
    await expect.poll(() => page.evaluate(() => window.delays.length)).toBeGreaterThan(1);

    provider.refusal = apiError(503, 'service_unavailable');
    await page.clock.runFor(180_000);
    for (const attempt of [1, 2, 3, 4, 5, 6, 7, 7]) {
      const delay = 2_000 * 2 ** attempt;
      await expect.poll(() => lastDelay(page)).toBe(delay);
      expect(await hasSession(page)).toBe(true);
      await page.evaluate(() => window.delays.push(0));
      await page.clock.runFor(delay);
    }
    await expect.poll(() => lastDelay(page)).toBe(256_000);
    provider.refusal = undefined;
    await page.clock.runFor(256_000);
    await expect.poll(() => lastDelay(page)).toBe(180_000);
    expect(provider.refreshes).toBe(11);
  });

  for (const [random, jitter] of [
    [0, -175],
    [0.999_999, 174],
  ] as const) {
    test(`with a jitter of up to 175 ms: ${jitter} ms`, async ({ page }) => {
      const provider = await signedInPage(page, random);
      provider.refusal = apiError(500, 'internal_server_error');
      await page.clock.runFor(180_000);
      await expect.poll(() => lastDelay(page)).toBe(4_000 + jitter);
    });
  }
});

const unrecoverable = [
  'unauthorized_credentials',
  'user_unauthenticated',
  'invalid_secret_authentication',
  'session_not_found',
];

test('SPEC 4: only the four unrecoverable errors destroy the session', async ({ page }) => {
  const provider = await signedInPage(page, 0.5);
  const authenticate = () =>
    page.evaluate(() => window.sdk.session.authenticate().then(Boolean, () => false));
  for (const type of [
    'stale_factors',
    'session_token_replaced',
    'too_many_requests',
    'internal_server_error',
  ]) {
    provider.refusal = apiError(401, type);
    expect(await authenticate()).toBe(false);
    expect(await hasSession(page), type).toBe(true);
  }
  for (const type of unrecoverable) {
    provider.refusal = undefined;
    expect(await authenticate()).toBe(true);
    provider.refusal = apiError(500, type);
    await authenticate();
    expect(await hasSession(page), type).toBe(false);
  }
});

test('SPEC 4: the session’s state is in local storage and other tabs follow it', async ({
  page,
  context,
}) => {
  const provider = async (path: string, route: Route) => {
    if (path !== '/otps/authenticate') return false;
    await route.fulfill(answer(session()));
    return true;
  };
  const other = await context.newPage();
  await openBareSdk(page, { provider });
  await openBareSdk(other, { provider });
  expect(await hasSession(other)).toBe(false);
  await page.evaluate(() =>
    window.sdk.otps.authenticate('123456', 'email-test-1', { session_duration_minutes: 60 }),
  );
  await expect.poll(() => hasSession(other), { timeout: 1_000 }).toBe(true);
  const kept = await other.evaluate((key) => localStorage.getItem(key), `stytch_sdk_state_${publicToken}`);
  expect(kept).toContain('session-test-1');

  await page.evaluate(() => window.sdk.session.revoke());
  await expect.poll(() => hasSession(other), { timeout: 1_000 }).toBe(false);
});

test('SPEC 9: the older SDK 5.37.1 signs in and out through the gateway', async ({ page, context }) => {
  const email = newEmail('older');
  await openBareSdk(page, { version: 'older' });
  const methodId = await page.evaluate(
    async (to) => (await window.sdk.otps.email.loginOrCreate(to)).method_id,
    email,
  );
  const code = await codeFor(page, email);
  const emails = await page.evaluate(
    async ([token, id]) => {
      await window.sdk.otps.authenticate(token, id, { session_duration_minutes: 60 });
      return (await window.sdk.user.get()).emails.map((entry) => entry.email);
    },
    [code, methodId] as const,
  );
  expect(emails).toEqual([email]);
  const names = async () =>
    (await context.cookies()).map(({ name }) => name).filter((name) => name.startsWith('stytch_'));
  expect((await names()).sort()).toEqual(['stytch_session', 'stytch_session_jwt']);
  await page.evaluate(() => window.sdk.session.revoke());
  expect(await names()).not.toContainEqual(expect.stringMatching(/^stytch/));
});

test('SPEC 4: another tab sees a sign-in within a second', async ({ page, context }) => {
  const contact = newEmail('tabs');
  const other = await context.newPage();
  await other.goto('/auth/login');
  await askForCode(page, contact);
  let leaving = false;
  other.on('request', (request) => (leaving ||= request.isNavigationRequest()));
  const code = await codeFor(page, contact);
  const signedIn = page.waitForResponse('**/sdk/v1/otps/authenticate');
  await page.getByLabel('6-digit code').fill(code);
  await signedIn;
  await expect.poll(() => leaving, { timeout: 1_000 }).toBe(true);
  await expect(other).toHaveURL('/');
});

declare global {
  interface Window {
    delays: number[];
  }
}

import { createHash } from 'node:crypto';
import { expect, test, type Page, type Route } from '@playwright/test';
import { answer, apiError, freeze, openBareSdk, publicToken, session } from './support/bare-sdk';

test.describe('SPEC 4 and 9: telemetry', () => {
  test('SPEC 9: events are sent in batches of 15, or after 800 ms', async ({ page }) => {
    const batches: number[] = [];
    await freeze(page);
    await openBareSdk(page, {
      provider: async (path, route) => {
        if (path === '/events') batches.push((route.request().postDataJSON() as unknown[]).length);
        return false;
      },
    });
    await page.clock.runFor(799);
    expect(batches).toEqual([]);
    await page.clock.runFor(1);
    await expect.poll(() => batches).toEqual([1]);

    // Each start of OAuth is an event; its navigation is stubbed.
    await page.route('**/v1/public/oauth/**', (route) => route.fulfill({ status: 204 }));
    await page.evaluate(async () => {
      for (let start = 0; start < 16; start += 1) await window.sdk.oauth.google.start();
    });
    await expect.poll(() => batches).toEqual([1, 15]);
    // The sixteenth may be stored a moment after the batch is sent.
    await expect
      .poll(async () => {
        await page.clock.runFor(800);
        return batches;
      })
      .toEqual([1, 15, 1]);
  });
});

test.describe('SPEC 9: the proof key', () => {
  test('is 16 random 32-bit values in hex, its challenge SHA-256, and it is cleared after use', async ({
    page,
  }) => {
    let challenge: unknown;
    let verifier: unknown;
    await openBareSdk(page, {
      provider: async (path, route) => {
        const body = () => route.request().postDataJSON() as Record<string, unknown>;
        if (path === '/magic_links/email/login_or_create') challenge = body().code_challenge;
        if (path !== '/magic_links/authenticate') return false;
        verifier = body().code_verifier;
        await route.fulfill(answer(session()));
        return true;
      },
    });
    const drawn = await page.evaluate(async () => {
      const values: { width: number; numbers: number[] }[] = [];
      const draw = window.crypto.getRandomValues.bind(window.crypto);
      window.crypto.getRandomValues = <T extends ArrayBufferView | null>(array: T): T => {
        const filled = draw(array as never) as T;
        if (filled instanceof Uint32Array)
          values.push({ width: filled.BYTES_PER_ELEMENT, numbers: [...filled] });
        return filled;
      };
      await window.sdk.magicLinks.email.loginOrCreate('ada@waybill.example');
      return values;
    });
    const [{ width, numbers } = { width: 0, numbers: [] }] = drawn;
    expect([width, numbers.length]).toEqual([4, 16]);
    const hex = numbers.map((value) => value.toString(16).padStart(2, '0')).join('');
    const digest = createHash('sha256').update(hex).digest('base64url');
    expect(challenge).toBe(digest);

    const kept = () =>
      page.evaluate(
        (key) => window.localStorage.getItem(key),
        `stytch_sdk_state_${publicToken}::PKCE_VERIFIER:magic_links`,
      );
    expect(JSON.parse((await kept()) ?? '{}')).toEqual({ code_verifier: hex, code_challenge: digest });
    await page.evaluate(() => window.sdk.magicLinks.authenticate('token', { session_duration_minutes: 60 }));
    expect(verifier).toBe(hex);
    expect(await kept()).toBeNull();
  });
});

/** Requests a passkey by autofill, with or without browser support and the field's hint. */
async function autofill(page: Page, supported: boolean, field: string): Promise<unknown> {
  await openBareSdk(page, { provider: async () => false });
  return page.evaluate(
    ([can, html]) => {
      PublicKeyCredential.isConditionalMediationAvailable = () => Promise.resolve(can);
      document.body.innerHTML = html;
      const options = { domain: 'localhost', session_duration_minutes: 60, conditional_mediation: true };
      return window.sdk.webauthn.authenticate(options);
    },
    [supported, field] as const,
  );
}

test.describe('SPEC 4: a passkey by autofill', () => {
  test('is null where the browser lacks support', async ({ page }) => {
    expect(await autofill(page, false, '<input autocomplete="username webauthn">')).toBeNull();
  });

  test('is null where no input has the webauthn hint', async ({ page }) => {
    expect(await autofill(page, true, '<input autocomplete="username">')).toBeNull();
  });
});

/** Each way an answer can fail, and the client's exact message for it. */
const failures: [string, string, (route: Route) => Promise<void>][] = [
  ['a network failure', 'Unable to contact our servers.', (route) => route.abort('connectionfailed')],
  [
    'a bad success body',
    'Invalid JSON response from our servers.',
    (route) => route.fulfill({ status: 200, contentType: 'application/json', body: '{"data":' }),
  ],
  [
    'a bad JSON error body',
    'Invalid or no response from server',
    (route) => route.fulfill({ status: 500, contentType: 'application/json', body: '{' }),
  ],
  [
    'any other failure',
    'Invalid response from our servers.',
    (route) => route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' }),
  ],
];

test.describe("SPEC 8: the client's messages", () => {
  const askForCode = (page: Page) =>
    page.evaluate(() =>
      window.sdk.otps.email.loginOrCreate('ada@waybill.example').then(
        () => null,
        (reason: unknown) => {
          const { name, message, error_type } = reason as Error & { error_type?: string };
          return { name, message, error_type };
        },
      ),
    );

  for (const [what, message, fail] of failures) {
    test(`for ${what}: ${message}`, async ({ page }) => {
      await openBareSdk(page, {
        provider: async (path, route) => {
          if (path !== '/otps/email/login_or_create') return false;
          await fail(route);
          return true;
        },
      });
      const error = await askForCode(page);
      expect(error?.message).toContain(message);
      expect(error?.name).toContain('Unreachable');
    });
  }

  test('a JSON error with a body field is a schema error, any other an API error with its type', async ({
    page,
  }) => {
    let schema = true;
    await openBareSdk(page, {
      provider: async (path, route) => {
        if (path !== '/otps/email/login_or_create') return false;
        const complaint = { dataPath: '.email', message: 'email must be a string.', keyword: 'type' };
        const body = { status_code: 400, request_id: 'r', body: [complaint] };
        await route.fulfill(schema ? { status: 400, json: body } : apiError(429, 'too_many_requests'));
        return true;
      },
    });
    expect(await askForCode(page)).toMatchObject({ name: expect.stringContaining('Schema') });
    schema = false;
    expect(await askForCode(page)).toMatchObject({
      name: expect.stringContaining('APIError'),
      error_type: 'too_many_requests',
    });
  });

  test('‘Captcha required’ causes one retry, with a telemetry id and a captcha token', async ({ page }) => {
    const stand = (url: string, body: string) =>
      page.route(url, (route) => route.fulfill({ contentType: 'text/javascript', body }));
    await stand(
      'https://www.google.com/recaptcha/**',
      `window.grecaptcha = { enterprise: { ready: (then) => then(), execute: async (key) => 'captcha-of-' + key } };`,
    );
    await stand(
      'https://elements.stytch.com/telemetry.js',
      `window.GetTelemetryID = async () => 'device-1';`,
    );
    const bodies: Record<string, unknown>[] = [];
    let always = false;
    await openBareSdk(page, {
      project: {
        captcha_settings: { enabled: true, siteKey: 'site-1' },
        dfp_protected_auth_enabled: true,
        dfp_protected_auth_mode: 'DECISIONING',
      },
      provider: async (path, route) => {
        if (path !== '/otps/email/login_or_create') return false;
        bodies.push(route.request().postDataJSON() as Record<string, unknown>);
        const refused = always || bodies.length === 1;
        await route.fulfill(
          refused
            ? { status: 400, contentType: 'text/plain', body: 'Captcha required' }
            : answer({ method_id: 'email-test-1' }),
        );
        return true;
      },
    });
    expect(await askForCode(page)).toBeNull();
    expect(bodies).toHaveLength(2);
    expect(bodies[0]).not.toHaveProperty('captcha_token');
    expect(bodies[1]).toMatchObject({ dfp_telemetry_id: 'device-1', captcha_token: 'captcha-of-site-1' });

    always = true;
    expect(await askForCode(page)).not.toBeNull();
    expect(bodies).toHaveLength(4);
  });
});

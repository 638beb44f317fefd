import { fileURLToPath } from 'node:url';
import type { Page, Route } from '@playwright/test';
import type { StytchClient } from '@stytch/nextjs/headless';
import { build } from 'esbuild';
import { stytchOptions } from '@/lib/browser/identity/stytch-options';

export const publicToken = 'public-token-test-waybill-embedded';

const versions = { current: '@stytch/nextjs/headless', older: 'stytch-sdk-5/headless' } as const;

/** Bundles an SDK for a page, where its factory is `window.createSdk`. */
async function bundle(name: string): Promise<string> {
  const { outputFiles } = await build({
    stdin: {
      contents: `import * as sdk from '${name}';
        window.createSdk = sdk.createStytchClient ?? ((...all) => new sdk.StytchHeadlessClient(...all));`,
      resolveDir: fileURLToPath(new URL('../../..', import.meta.url)),
    },
    bundle: true,
    format: 'iife',
    platform: 'browser',
    define: { 'process.env.NODE_ENV': '"production"' },
    write: false,
    logLevel: 'silent',
  });
  return outputFiles[0]?.text ?? '';
}

const bundles = new Map<string, Promise<string>>();

/** The provider's default bootstrap. */
const bootstrap = {
  project_name: 'Waybill',
  password_config: null,
  captcha_settings: { enabled: false },
  cname_domain: null,
  email_domains: [],
  dfp_protected_auth_enabled: false,
  dfp_protected_auth_mode: 'OBSERVATION',
  pkce_required_for_email_magic_links: true,
  pkce_required_for_oauth: true,
  pkce_required_for_password_resets: true,
  rbac_policy: null,
  vertical: 'CONSUMER',
};

export const answer = (data: object) => ({ json: { data: { status_code: 200, request_id: 'r', ...data } } });

/** A provider's answer to a sign-in, with the tokens emptied as the gateway does. */
export function session() {
  const expires_at = new Date(Date.now() + 3_600_000).toISOString();
  const now = new Date().toISOString();
  return {
    user_id: 'user-test-1',
    user: { user_id: 'user-test-1', emails: [], phone_numbers: [], roles: [] },
    session: {
      session_id: 'session-test-1',
      user_id: 'user-test-1',
      started_at: now,
      last_accessed_at: now,
      expires_at,
      authentication_factors: [],
      roles: [],
    },
    session_token: '',
    session_jwt: '',
  };
}

/** An error in the provider's format. */
export const apiError = (status: number, error_type: string) => ({
  status,
  json: { status_code: status, error_type, error_message: error_type, error_url: '', request_id: 'r' },
});

/** Stops the clock; the test advances it. */
export async function freeze(page: Page): Promise<void> {
  const start = Date.now();
  await page.clock.install({ time: start });
  await page.clock.pauseAt(start + 1_000);
}

interface Stand {
  version?: keyof typeof versions;
  /** Overrides for the bootstrap answer. */
  project?: object;
  /**
   * Answers the provider's calls; those not handled succeed with an empty body. Absent: the portal answers.
   */
  provider?: (path: string, route: Route) => Promise<boolean>;
}

/** A page of the portal's origin with nothing but the unmodified SDK, at `window.sdk`. */
export async function openBareSdk(page: Page, { version = 'current', project, provider }: Stand = {}) {
  await page.route('**/bare-page', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Bare page</title>' }),
  );
  if (provider) {
    await page.route('**/sdk/v1/**', async (route) => {
      const path = new URL(route.request().url()).pathname.replace('/sdk/v1', '');
      if (path.startsWith('/projects/bootstrap')) {
        await route.fulfill(answer({ ...bootstrap, ...project }));
      } else if (!(await provider(path, route))) {
        await route.fulfill(answer({}));
      }
    });
  }
  const name = versions[version];
  const code = bundles.get(name) ?? bundle(name);
  bundles.set(name, code);
  await page.goto('/bare-page');
  await page.evaluate(await code);
  const { origin } = new URL(page.url());
  // The older version accepts any domain as its address.
  const older = { endpoints: { liveAPIURL: origin, testAPIURL: origin } };
  await page.evaluate(
    ([token, options]) => {
      window.sdk = window.createSdk(token, options);
    },
    [publicToken, version === 'older' ? older : stytchOptions(origin)] as const,
  );
}

declare global {
  interface Window {
    sdk: StytchClient;
    createSdk: (token: string, options: object) => StytchClient;
  }
}

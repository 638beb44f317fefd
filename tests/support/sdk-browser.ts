import { afterEach, beforeEach, vi } from 'vitest';
import type { StytchClient } from '@stytch/nextjs/headless';
import type { TestIdentity } from './identity';

/**
 * The SDK keeps the storage it finds when it is loaded, so all tests of a file share one, cleared for each.
 */
const stored = new Map<string, string>();
const storage = {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => void stored.set(key, value),
  removeItem: (key: string) => void stored.delete(key),
};

/** The browser features that the SDK uses: storage, cookies, an address, base64. */
function stubBrowser(): Map<string, string> {
  const cookies = new Map<string, string>();
  stored.clear();
  const document = {
    get cookie() {
      return [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    },
    set cookie(line: string) {
      const [pair = '', ...attributes] = line.split('; ');
      const [name = '', value = ''] = pair.split('=');
      const expires = attributes.find((attribute) => attribute.startsWith('expires='))?.slice(8);
      if (expires !== undefined && Date.parse(expires) < Date.now()) cookies.delete(name);
      else cookies.set(name, value);
    },
  };
  const location = new URL('http://localhost:3000/auth/login');
  const window = {
    btoa,
    crypto,
    location,
    localStorage: storage,
    sessionStorage: storage,
    addEventListener: () => undefined,
  };
  vi.stubGlobal('window', window);
  vi.stubGlobal('document', document);
  vi.stubGlobal('location', location);
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('sessionStorage', storage);
  return cookies;
}

/** The unmodified SDK, in a new stubbed browser per test, against the test's identity server. */
export interface SdkInBrowser {
  client: StytchClient;
  cookies: Map<string, string>;
}

type CreateClient = (publicToken: string, options: object) => Promise<StytchClient>;

const currentSdk: CreateClient = async (publicToken, options) => {
  const { createStytchClient } = await import('@stytch/nextjs/headless');
  return createStytchClient(publicToken, options);
};

/** The SDK from the time of SPEC section 9; the parts used have the same names in both versions. */
export const olderSdk: CreateClient = async (publicToken, options) => {
  const { StytchHeadlessClient } = await import('stytch-sdk-5/headless');
  return new StytchHeadlessClient(publicToken, options) as unknown as StytchClient;
};

/** Gives every test of a suite the unmodified SDK. Timers are stopped; the clock is the server's. */
export function withSdk(identity: () => TestIdentity, create = currentSdk): () => SdkInBrowser {
  let sdk: SdkInBrowser;
  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'setTimeout', 'Date'], now: identity().clock.now() });
    vi.spyOn(console, 'warn').mockReturnValue(undefined);
    const cookies = stubBrowser();
    const { origin, settings } = identity();
    const client = await create(settings.identity.publicToken, {
      endpoints: { liveAPIURL: origin, testAPIURL: origin },
    });
    sdk = { client, cookies };
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });
  return () => sdk;
}

import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { StytchClient } from '@stytch/vanilla-js/headless';
import { describeIdentity, newEmail } from '@/tests/support/identity-suite';

/** As much of a browser as the SDK touches: storage, cookies, an address, base64. */
function stubBrowser(): Map<string, string> {
  const cookies = new Map<string, string>();
  const stored = new Map<string, string>();
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  };
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

describeIdentity('the unmodified SDK', ({ identity }) => {
  let cookies: Map<string, string>;
  let client: StytchClient;

  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'setTimeout', 'Date'], now: identity().clock.now() });
    vi.spyOn(console, 'warn').mockReturnValue(undefined);
    cookies = stubBrowser();
    const { createStytchClient } = await import('@stytch/vanilla-js/headless');
    const { origin, settings } = identity();
    client = createStytchClient(settings.identity.publicToken, {
      endpoints: { liveAPIURL: origin, testAPIURL: origin },
    } as object);
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });

  it('SPEC 7: signs in by e-mail code, reads and changes the user, refreshes and signs out', async () => {
    const email = newEmail();
    const { method_id } = await client.otps.email.loginOrCreate(email, { expiration_minutes: 5 });
    const code = await identity().readCode(email);
    const signedIn = await client.otps.authenticate(code, method_id, { session_duration_minutes: 60 });
    expect(client.session.getSync()?.session_id).toBe(signedIn.session.session_id);
    expect(cookies.get('stytch_session')).toBe(signedIn.session_token);

    const user = await client.user.get();
    expect(user.emails).toEqual([{ email, email_id: method_id, verified: true }]);
    await client.user.update({ untrusted_metadata: { theme: 'dark' } });
    expect(client.user.getSync()?.untrusted_metadata).toEqual({ theme: 'dark' });

    identity().clock.advance(180);
    const refreshed = await client.session.authenticate();
    expect(refreshed.session_jwt).not.toBe(signedIn.session_jwt);

    await client.session.revoke();
    expect(client.session.getSync()).toBeNull();
    expect(cookies.has('stytch_session')).toBe(false);
  });
});

import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect } from 'vitest';
import { oauthProviders } from '@/lib/contract/identity/methods';
import type { OpenedDatabase } from '@/server/database';
import { databases } from './databases';
import { createClock, startIdentity, type TestIdentity } from './identity';
import { newEmail } from './identity-suite';
import type { Person } from './oauth-people';
import { oauthSettings, startOAuthProvider, type OAuthProvider } from './oauth-provider';

interface Suite {
  /** The server of the running test, with the stand-in for all nineteen providers. */
  identity: () => TestIdentity;
  database: () => OpenedDatabase['db'];
  /** The stand-in, which works and where nobody signs in until a test says so. */
  provider: () => OAuthProvider;
}

/** Runs tests on every kind of database against one OAuth stand-in; one clock goes on through them all. */
export function describeOAuth(name: string, define: (suite: Suite) => void): void {
  describe.each(databases)(`${name}, on $name`, ({ open }) => {
    const clock = createClock();
    let opened: OpenedDatabase;
    let provider: OAuthProvider;
    let identity: TestIdentity;

    beforeAll(async () => {
      opened = await open();
      provider = await startOAuthProvider(clock.now);
    });
    afterAll(async () => {
      await provider.close();
      await opened.close();
    });
    beforeEach(async () => {
      Object.assign(provider, { person: null, faults: {}, claims: {}, forged: false, exchanges: [] });
      const environment = oauthSettings(provider.origin, oauthProviders);
      identity = await startIdentity({ db: opened.db, environment, clock });
    });
    afterEach(async () => {
      await identity.close();
    });
    define({ identity: () => identity, database: () => opened.db, provider: () => provider });
  });
}

/** Somebody with a proven address that nobody else has. */
export function newPerson(more: Partial<Person> = {}): Person {
  return {
    subject: randomUUID(),
    email: newEmail().replace('@', `.${randomUUID().slice(0, 8)}@`),
    verified: true,
    picture: 'https://pictures.example/ada.png',
    ...more,
  };
}

/** Expects that a browser came back to the portal's page without a sign-in. @returns why */
export function failureAt({ origin, pathname, searchParams }: URL): string | null {
  expect(origin + pathname).toBe('http://localhost:3000/auth/authenticate');
  expect(searchParams.get('stytch_token_type')).toBe('oauth');
  expect(searchParams.get('token')).toBe('failed');
  return searchParams.get('error');
}

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
  /** The running test's server, with the stand-in for all nineteen providers. */
  identity: () => TestIdentity;
  database: () => OpenedDatabase['db'];
  /** The stand-in, which works and has no user until the test sets one. */
  provider: () => OAuthProvider;
}

/** Runs tests on every kind of database against one OAuth stand-in; one clock continues through them all. */
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

/** A user with a verified, unique address. */
export function newPerson(more: Partial<Person> = {}): Person {
  return {
    subject: randomUUID(),
    email: newEmail().replace('@', `.${randomUUID().slice(0, 8)}@`),
    verified: true,
    picture: 'https://pictures.example/ada.png',
    ...more,
  };
}

/** Asserts that a browser returned to the portal's page without a sign-in. @returns the reason */
export function failureAt({ origin, pathname, searchParams }: URL): string | null {
  expect(origin + pathname).toBe('http://localhost:3000/auth/authenticate');
  expect(searchParams.get('stytch_token_type')).toBe('oauth');
  expect(searchParams.get('token')).toBe('failed');
  return searchParams.get('error');
}

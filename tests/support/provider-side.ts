import { parseSettings, type Settings } from '@/lib/runtime/settings';
import { trustedHeaders } from '@/lib/runtime/headers';
import type { Database } from '@/server/database';
import { databases } from './databases';
import { startFaultyProvider, type FaultyProvider } from './faulty-provider';
import { createClock, startIdentity, type SignedIn, type TestIdentity } from './identity';

/** An identity server behind a provider that can fail, and the settings of a portal that uses it. */
export interface ProviderSide {
  db: Database;
  identity: TestIdentity;
  provider: FaultyProvider;
  settings: Settings;
  /** A session with a new JWT. */
  signIn: (email?: string) => Promise<SignedIn>;
  /** A live session whose JWT has expired. */
  signInLongAgo: (email?: string) => Promise<SignedIn>;
  close: () => Promise<void>;
}

/** Seconds by which the identity server's clock can be behind: longer than a JWT's lifetime. */
const behind = 400;

/** Starts the provider's side of a portal, on the real clock except for `signInLongAgo`. */
export async function startProviderSide(environment: Record<string, string> = {}): Promise<ProviderSide> {
  const [kind] = databases;
  if (!kind) throw new Error('There is no database to test on');
  const opened = await kind.open();
  let offset = 0;
  const clock = { ...createClock(), now: () => new Date(Date.now() - offset * 1000) };
  const identity = await startIdentity({ db: opened.db, clock });
  const provider = await startFaultyProvider(identity.origin);
  const settings = parseSettings({ ...environment, IDENTITY_API_URL: provider.origin });

  let people = 0;
  // Each has its own client address: sends are capped per client (security 9).
  const signIn = (email = `person-${people}@waybill.example`) => {
    people += 1;
    return identity.signIn({ email }, { headers: { [trustedHeaders.client]: `10.0.0.${people}` } });
  };
  return {
    db: opened.db,
    identity,
    provider,
    settings,
    signIn,
    signInLongAgo: async (email) => {
      offset = behind;
      try {
        return await signIn(email);
      } finally {
        offset = 0;
      }
    },
    close: async () => {
      await provider.close();
      await identity.close();
      await opened.close();
    },
  };
}

import { randomBytes } from 'node:crypto';
import { databases } from './databases';
import { startFaultyProvider, type FaultyProvider } from './faulty-provider';
import { createClock, startIdentity, type SignedIn } from './identity';
import type { App } from './app';
import { startSeededApp } from './seeded-app';

/** A portal with a remote identity provider whose faults and clock the test controls. */
export interface RemotePortal {
  app: App;
  provider: FaultyProvider;
  /** Signs in at the provider, now or so many minutes ago: a JWT expires after five. */
  signIn: (email: string, minutesAgo?: number) => Promise<SignedIn>;
  /** Ends a session at the provider. */
  revoke: (sessionToken: string) => Promise<void>;
  stop: () => Promise<void>;
}

export const demoEmail = 'ada@waybill.example';

/** Starts the provider (embedded server over its own database), the fault proxy and the built portal. */
export async function startRemotePortal(env: Record<string, string> = {}): Promise<RemotePortal> {
  const [kind] = databases;
  if (!kind) throw new Error('No database to test on');
  const opened = await kind.open();
  const identity = await startIdentity({ db: opened.db, clock: createClock(new Date()) });
  const provider = await startFaultyProvider(identity.origin);
  const app = await startSeededApp({
    env: { IDENTITY_API_URL: provider.origin, DEMO_DATA: 'true', ...env },
  });
  return {
    app,
    provider,
    signIn: async (email, minutesAgo = 0) => {
      const clock = createClock(new Date(Date.now() - minutesAgo * 60_000));
      const then = await startIdentity({ db: opened.db, clock });
      try {
        return await then.signIn({ email });
      } finally {
        await then.close();
      }
    },
    revoke: async (sessionToken) => {
      await identity.call('/sdk/v1/sessions/revoke', { body: {}, sessionToken });
    },
    stop: async () => {
      await app.stop();
      await provider.close();
      await identity.close();
      await opened.close();
    },
  };
}

/** A Cookie header as the portal on http://localhost names its cookies. */
export function cookieHeader({ token, jwt }: { token?: string; jwt?: string }): string {
  return [token && `stytch_session=${token}`, jwt && `stytch_session_jwt=${jwt}`].filter(Boolean).join('; ');
}

/** The cookies of a sign-in. */
export const cookiesOf = ({ sessionToken, sessionJwt }: SignedIn) =>
  cookieHeader({ token: sessionToken, jwt: sessionJwt });

/** A session token that no server has issued. */
export const unknownToken = () => randomBytes(32).toString('base64url');

/** Flips one character of the signature. */
export function tamper(jwt: string): string {
  const at = jwt.lastIndexOf('.') + 10;
  return jwt.slice(0, at) + (jwt[at] === 'A' ? 'B' : 'A') + jwt.slice(at + 1);
}

/** Requests a page as a browser's navigation would, without following redirects. */
export function visit(origin: string, path: string, cookie = '', headers: Record<string, string> = {}) {
  return fetch(`${origin}${path}`, {
    redirect: 'manual',
    headers: { accept: 'text/html', ...(cookie && { cookie }), ...headers },
  });
}

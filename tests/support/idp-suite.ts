import { afterEach } from 'vitest';
import type { Database } from '@/server/database';
import type { SignedIn, TestIdentity } from './identity';
import { newEmail } from './identity-suite';
import { connectApp, startApp, type RunningApp } from './idp';

interface Suite {
  identity: () => TestIdentity;
  database: () => Database;
}

/** Apps that run for one test, and users for them. */
export function connectedApps({ identity, database }: Suite) {
  const running: RunningApp[] = [];
  afterEach(async () => {
    await Promise.all(running.splice(0).map(({ close }) => close()));
  });

  async function newApp(options?: Parameters<typeof connectApp>[1]): Promise<RunningApp> {
    const app = await startApp(identity(), await connectApp(database(), options));
    running.push(app);
    return app;
  }
  const newUser = (): Promise<SignedIn> => identity().signIn({ email: newEmail() });
  return { newApp, newUser };
}

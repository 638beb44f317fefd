import type { BrowserContext } from '@playwright/test';
import { parseSettings } from '@/lib/env';
import type { FetchHandler } from '@/lib/env/backend';
import { providerVerifier } from '@/lib/session/provider';
import { openDatabase } from '@/server/database';
import { seedDemo } from '@/server/database/seed';
import { createProductServer } from '@/server/product';
import { freePort, startApp } from '../../support/app';
import { listen } from '../../support/listen';
import { ownClient } from './client';
import { ada, signIn } from './sign-in';
import { test as base } from './test';

/** What answers a call in place of the API, which it may ask first. */
type Instead = (own: () => Promise<Response>) => Response | Promise<Response>;

/** A product API in this process, and a portal in another that has only its address. */
interface Remote {
  portal: string;
  api: {
    /** By the name of the call; a call that is not here is answered by the API itself. */
    instead: Map<string, Instead>;
  };
  close: () => Promise<void>;
}

/** An answer of SPEC section 8's one shape for refusals. */
export const refusal = (code: number, message: string, more: object = {}): Response =>
  Response.json({ code, message, ...more }, { status: 400 });

/** A portal that runs already with `PRODUCT_API_URL` at this port of 127.0.0.1, such as a development server. */
const { E2E_REMOTE_URL: running, E2E_REMOTE_API_PORT: runningPort } = process.env;

/** Whether there is a portal in remote mode to test: a development server alone is not one. */
export const hasRemote = process.env.E2E_URL === undefined || running !== undefined;

async function startApi(portal: string, port: number) {
  const opened = await openDatabase({ dataDir: 'memory://' });
  const clock = () => new Date();
  await seedDemo(opened.db, { clock });
  const jwks = `${portal}/v1/sessions/jwks/${parseSettings({}).identity.projectId}`;
  const verifier = providerVerifier(parseSettings({ JWKS_URL: jwks }));
  const server = createProductServer({ db: opened.db, verifier, clock });
  const instead = new Map<string, Instead>();
  const handler: FetchHandler = async (request) => {
    const own = async () => server(request);
    return instead.get(new URL(request.url).pathname.replace('/api/', ''))?.(own) ?? own();
  };
  const { origin, close } = await listen(handler, port);
  return {
    origin,
    instead,
    close: async () => {
      await close();
      await opened.close();
    },
  };
}

async function startRemote(): Promise<Remote> {
  const port = running === undefined ? await freePort() : 0;
  const portal = running ?? `http://localhost:${port}`;
  const api = await startApi(portal, Number(runningPort ?? 0));
  const env = { PRODUCT_API_URL: api.origin, DEMO_DATA: 'false', LOG_LEVEL: 'silent' };
  const app = running === undefined ? await startApp({ port, env }) : undefined;
  return {
    portal,
    api,
    close: async () => {
      await app?.stop();
      await api.close();
    },
  };
}

type SignedIn = Awaited<ReturnType<BrowserContext['storageState']>>;

/** The tests' own test, at a portal in remote mode whose customer is signed in. */
export const test = base.extend<{ api: Remote['api'] }, { remote: Remote; session: SignedIn }>({
  remote: [
    async ({}, provide) => {
      const remote = await startRemote();
      await provide(remote);
      await remote.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  session: [
    async ({ browser, remote }, provide) => {
      const page = await browser.newPage({ baseURL: remote.portal, extraHTTPHeaders: ownClient() });
      await signIn(page, ada);
      const session = await page.context().storageState();
      await page.close();
      await provide(session);
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ remote }, provide) => provide(remote.portal),
  storageState: async ({ session }, provide) => provide(session),
  api: async ({ remote: { api } }, provide) => {
    await provide(api);
    api.instead.clear();
  },
});

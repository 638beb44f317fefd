import type { Browser, BrowserContext } from '@playwright/test';
import { parseSettings } from '@/lib/runtime/settings';
import type { FetchHandler } from '@/lib/runtime/backend';
import { providerVerifier } from '@/lib/session/verify/provider';
import { messageChannels } from '@/lib/domain/notification/message';
import { openDatabase } from '@/server/database';
import { seedDemo } from '@/server/demo-data';
import { demoWarehouse } from '@/server/demo-data/warehouse';
import { createProductServer } from '@/server/product-api';
import { freePort, startApp } from '../../support/app';
import { listen } from '../../support/listen';
import { addAccount, addPackage } from '../../support/product-data';
import { newEmail } from './addresses';
import { ownClient } from './client';
import { ada, signIn } from './sign-in';
import { test as base } from './test';

/** Answers a call in place of the API, which it may call first. */
type Instead = (own: () => Promise<Response>) => Response | Promise<Response>;

/** A product API in this process, and a portal in another that knows only its address. */
interface Remote {
  portal: string;
  api: {
    /** By the name of the call; all others are answered by the API itself. */
    instead: Map<string, Instead>;
  };
  /** Creates a customer with one package at the warehouse. @returns the e-mail address they sign in with */
  addCustomer: () => Promise<string>;
  close: () => Promise<void>;
}

/** A refusal in the one shape of SPEC section 8. */
export const refusal = (code: number, message: string, more: object = {}): Response =>
  Response.json({ code, message, ...more }, { status: 400 });

/** A running portal with `PRODUCT_API_URL` at this port of 127.0.0.1, such as a development server. */
const { E2E_REMOTE_URL: running, E2E_REMOTE_API_PORT: runningPort } = process.env;

/** Whether there is a portal in remote mode to test: a development server alone is not one. */
export const hasRemote = process.env.E2E_URL === undefined || running !== undefined;

async function startApi(portal: string, port: number) {
  const opened = await openDatabase({ dataDir: 'memory://' });
  const clock = () => new Date();
  await seedDemo(opened.db, { clock });
  const jwks = `${portal}/v1/sessions/jwks/${parseSettings({}).identity.projectId}`;
  const verifier = providerVerifier(parseSettings({ JWKS_URL: jwks }));
  const server = createProductServer({ db: opened.db, verifier, clock, messageChannels });
  const instead = new Map<string, Instead>();
  const handler: FetchHandler = async (request) => {
    const own = async () => server(request);
    return instead.get(new URL(request.url).pathname.replace('/api/', ''))?.(own) ?? own();
  };
  const { origin, close } = await listen(handler, port);
  return {
    origin,
    instead,
    addCustomer: async () => {
      const email = newEmail('customer');
      const owner = { warehouseId: demoWarehouse.id };
      const { id } = await addAccount(opened.db, { ...owner, email });
      await addPackage(opened.db, { ...owner, accountId: id });
      return email;
    },
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
  const env = {
    ...{ PRODUCT_API_URL: api.origin, DEMO_DATA: 'false', LOG_LEVEL: 'silent' },
    // Each test is a client of its own, as at the portal that all share.
    TRUSTED_PROXIES: '127.0.0.1,::1',
  };
  const app = running === undefined ? await startApp({ port, env }) : undefined;
  return {
    portal,
    api,
    addCustomer: api.addCustomer,
    close: async () => {
      await app?.stop();
      await api.close();
    },
  };
}

type SignedIn = Awaited<ReturnType<BrowserContext['storageState']>>;

async function sessionOf(browser: Browser, portal: string, email: string): Promise<SignedIn> {
  const page = await browser.newPage({ baseURL: portal, extraHTTPHeaders: ownClient() });
  await signIn(page, email);
  const session = await page.context().storageState();
  await page.close();
  return session;
}

/** For tests that read Ada's data, at a portal in remote mode. */
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
      await provide(await sessionOf(browser, remote.portal, ada));
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

/** The same for tests that change data: signed in as a new customer with one package. */
export const changingTest = test.extend<{ own: SignedIn }>({
  own: async ({ browser, remote }, provide) =>
    provide(await sessionOf(browser, remote.portal, await remote.addCustomer())),
  storageState: async ({ own }, provide) => provide(own),
});

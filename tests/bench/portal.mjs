// The portal as it ships, with its demo data, and a demo customer signed in to it.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { atTheEnd } from './clean-up.mjs';
import { freePort, startServer } from './server.mjs';

const customer = 'ada@waybill.example';
/** What the demo data gives her. */
const demoPackages = 60;
const seedLot = 5_000;

/** Has a command done by the running server, as the command line does. */
async function command(dataDir, name, body) {
  const { origin, key } = JSON.parse(readFileSync(path.join(dataDir, 'server.json'), 'utf8'));
  const response = await fetch(`${origin}/commands/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-waybill-internal': key },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${name} answered ${response.status}: ${await response.text()}`);
  return response.json();
}

/** The newest code in the outbox. */
async function readCode(dataDir) {
  const { messages } = await command(dataDir, 'outbox', { limit: 1 });
  return /\b\d{6}\b/.exec(messages[0].body)[0];
}

/** Brings the demo customer to so many packages. */
async function seed(dataDir, packages) {
  for (let left = packages - demoPackages; left > 0; left -= seedLot) {
    const count = Math.min(seedLot, left);
    await command(dataDir, 'seed-packages', { customer, count, last: count === left });
  }
}

/**
 * Signs a customer in, as the page does.
 * @returns gives a Cookie header whose JWT is new: one lives five minutes, and a renewal would be measured with the page
 */
async function signIn({ origin, dataDir, email }) {
  let cookie = '';

  async function call(wirePath, body) {
    const response = await fetch(`${origin}/sdk/v1${wirePath}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        origin: origin.replace('127.0.0.1', 'localhost'),
        'sec-fetch-site': 'same-origin',
        ...(cookie && { cookie }),
      },
      body: JSON.stringify(body),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${wirePath} answered ${response.status}: ${text}`);
    const set = response.headers.getSetCookie().map((line) => line.split(';')[0]);
    if (set.length > 0) cookie = set.join('; ');
    return JSON.parse(text).data;
  }

  const { method_id } = await call('/otps/email/login_or_create', { email });
  const token = await readCode(dataDir);
  await call('/otps/authenticate', { token, method_id, session_duration_minutes: 60 });
  return async () => {
    await call('/sessions/authenticate', { session_duration_minutes: 60 });
    return cookie;
  };
}

/**
 * @param folder of the commit it is
 * @param packages how many the customer has
 * @param env more settings
 * @param more of `startServer`'s options
 */
export async function startPortal({ folder, packages = 100, env, ...more }) {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'waybill-bench-'));
  atTheEnd(() => rmSync(dataDir, { recursive: true, force: true }));
  const port = await freePort();
  const settings = {
    DATA_DIR: dataDir,
    DATABASE_URL: '',
    PUBLIC_ORIGIN: `http://localhost:${port}`,
    DEMO_DATA: 'true',
    ...env,
  };
  const options = { port, env: settings, path: '/readyz', folder, ...more };
  const server = await startServer(['server/cli/serve.mjs'], options);
  await seed(dataDir, packages);
  const { origin } = server;
  const cookie = await signIn({ origin, dataDir, email: customer });
  return {
    ...server,
    cookie,
    /** Signs in another customer of the demo data. @returns gives their cookies */
    signIn: (email) => signIn({ origin, dataDir, email }),
    /** @returns ms from a new start to the first page of a customer who is signed in */
    restart: async () => {
      const signedIn = await cookie();
      return server.restart('/packages', { cookie: signedIn });
    },
  };
}

// The portal as it ships, with its demo data, and a demo customer signed in to it.
import { temporaryFolder } from './clean-up.mjs';
import { run } from './processes.mjs';
import { freePort, startServer } from './server.mjs';

const customer = 'ada@waybill.example';
/** What the demo data gives her. */
const demoPackages = 60;

/** The operator's commands for a portal; with PostgreSQL they need not go through its server. @returns what one prints */
const commandsOf = (folder, settings) => (name, options) =>
  run(process.execPath, ['server/cli/waybill.mjs', name, ...options], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: 'production', ...settings },
  });

/**
 * Signs a customer in, as the page does.
 * @param newestMessages gives them, the newest last
 * @returns gives a Cookie header whose JWT is new: one lives five minutes, and a renewal would be measured with the page
 */
async function signIn({ origin, newestMessages, email }) {
  let cookie = '';

  async function call(wirePath, body) {
    const response = await fetch(`${origin}/sdk/v1${wirePath}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        origin,
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
  const codes = [...(await newestMessages()).matchAll(/\b(\d{6}) is your/g)];
  const [, token] = codes.at(-1);
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
 * @param newestMessages gives the newest messages to customers, the newest last, where they don't go to the outbox
 * @param rest of `startServer`'s options
 */
export async function startPortal({ folder, packages = 100, env, newestMessages, ...rest }) {
  const dataDir = temporaryFolder('portal');
  const port = await freePort();
  const settings = {
    DATA_DIR: dataDir,
    DATABASE_URL: '',
    PUBLIC_ORIGIN: `http://localhost:${port}`,
    DEMO_DATA: 'true',
    ...env,
  };
  const options = { port, env: settings, path: '/readyz', folder, ...rest };
  const server = await startServer(['server/cli/serve.mjs'], options);
  // At another address the page for signing in says that it can't do that here.
  const origin = settings.PUBLIC_ORIGIN;
  const command = commandsOf(folder, settings);
  const more = String(packages - demoPackages);
  await command('seed-packages', ['--customer', customer, '--count', more]);
  const outbox = () => command('outbox', ['--limit', '20']);
  const signedIn = (email) => signIn({ origin, newestMessages: newestMessages ?? outbox, email });
  const cookie = await signedIn(customer);
  return {
    ...server,
    origin,
    cookie,
    command,
    /** Signs in another customer of the demo data. @returns gives their cookies */
    signIn: signedIn,
    /** @returns ms from a new start to the first page of a customer who is signed in */
    restart: async () => {
      return server.restart('/packages', { cookie: await cookie() });
    },
  };
}

// What rows measure on: servers that start when a row first asks, and comparisons that rows share.
import { startChromium } from './chromium.mjs';
import { compare } from './compare.mjs';
import { countOf, elementsOf } from './elements.mjs';
import { startHello } from './hello.mjs';
import { startPortal } from './portal.mjs';
import { startPostgresql } from './postgresql.mjs';
import { manyPackages, startFloor, startProductApi } from './product/start.mjs';
import { startProvider } from './provider.mjs';

const none = async () => ({});

/** Makes each thing of a name once, at its first use. */
function keeper() {
  const made = new Map();
  return (name, make) => {
    if (!made.has(name)) made.set(name, make());
    return made.get(name);
  };
}

/** What commits under measurement share: the measuring stick, the browser, a provider of sessions, and PostgreSQL. */
export function createTools() {
  const once = keeper();
  const postgresql = () => once('postgresql', startPostgresql);
  return {
    postgresql,
    /** The databases that are at hand. */
    databases: async () => ((await postgresql()) ? ['PGlite', 'PostgreSQL'] : ['PGlite']),
    hello: () => once('hello', () => startHello('hello')),
    chromium: () => once('chromium', startChromium),
    provider: () => once('provider', startProvider),
  };
}

/**
 * One commit under measurement.
 * @param folder where it is checked out and built
 */
export function createContext({ folder, tools, options }) {
  const once = keeper();
  const { hello, provider, postgresql } = tools;

  /** The setting of a database of its own; PGlite needs none. */
  async function settingOf(database) {
    if (database === 'PGlite') return {};
    const createDatabase = await postgresql();
    return { DATABASE_URL: await createDatabase() };
  }
  const portal = (database = 'PGlite') =>
    once(`portal on ${database}`, async () => startPortal({ folder, env: await settingOf(database) }));
  const bigPortal = () => once('bigPortal', () => startPortal({ folder, packages: manyPackages }));
  const productApi = (database = 'PGlite') =>
    once(`productApi on ${database}`, async () =>
      startProductApi({ folder, env: await settingOf(database) }),
    );
  const floor = (database) =>
    once(`floor on ${database}`, async () => startFloor(await productApi(database)));
  const guarded = () =>
    once('guarded', async () => {
      const { env } = await provider();
      return startHello('guarded', {
        guard: folder,
        env: (port) => ({ ...env, PUBLIC_ORIGIN: `http://localhost:${port}` }),
      });
    });

  /** A bare app that draws the elements of Packages: the control of what a page of that size costs at least. */
  const elements = () =>
    once('elements', async () => {
      const { origin, cookie } = await portal();
      const page = await fetch(`${origin}/packages`, { headers: { cookie: await cookie() } });
      const { browser } = await tools.chromium();
      const found = await elementsOf(browser, await page.text());
      return { ...(await startHello('elements', { elements: found })), count: countOf(found.body) };
    });

  const pageOf = ({ origin, pid, cookie }, page) => ({
    url: origin + page,
    pid,
    headers: async () => ({ cookie: await cookie() }),
  });
  const byApi = ({ origin, pid, authorization }, who) => ({
    url: `${origin}/api/getMyPackages`,
    pid,
    headers: () => authorization(who),
  });

  /** What can be put under load in front of a database, by name. */
  const subjectsOn = (database) => ({
    [`packages on ${database}`]: async () => pageOf(await portal(database), '/packages'),
    [`few by API on ${database}`]: async () => byApi(await productApi(database), 'few'),
    [`many by API on ${database}`]: async () => byApi(await productApi(database), 'many'),
    [`floor of ${database}`]: async () => {
      const { origin, pid } = await floor(database);
      const { authorization } = await productApi(database);
      return { url: `${origin}/`, pid, headers: () => authorization('few') };
    },
  });

  /** What can be put under load, by name: where, which process, and with which headers. */
  const subjects = {
    hello: async () => {
      const { origin, pid } = await hello();
      return { url: `${origin}/`, pid, headers: none };
    },
    elements: async () => {
      const { origin, pid } = await elements();
      return { url: `${origin}/elements`, pid, headers: none };
    },
    guarded: async () => {
      const { origin, pid } = await guarded();
      const { cookie } = await provider();
      return { url: `${origin}/`, pid, headers: async () => ({ cookie: await cookie() }) };
    },
    home: async () => pageOf(await portal(), '/'),
    'many packages': async () => pageOf(await bigPortal(), '/packages'),
    ...subjectsOn('PGlite'),
    ...subjectsOn('PostgreSQL'),
  };

  const compared = new Map();

  return {
    ...tools,
    folder,
    options,
    settingOf,
    portal,
    bigPortal,
    elements,
    productApi,
    /** The comparison of two subjects; rows that ask for the same one share it. */
    compare: async function* (one, other) {
      const key = `${one}/${other}`;
      if (!compared.has(key))
        compared.set(key, yield* compare(await subjects[one](), await subjects[other](), options));
      return compared.get(key);
    },
  };
}

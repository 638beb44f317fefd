// What rows measure on: servers that start when a row first asks, and comparisons that rows share.
import { startChromium } from './chromium.mjs';
import { compare } from './compare.mjs';
import { startHello } from './hello.mjs';
import { startPortal } from './portal.mjs';
import { manyPackages, startFloor, startProductApi } from './product/start.mjs';
import { startProvider } from './provider.mjs';

const none = async () => ({});

export function createContext(options) {
  const running = [];
  const started = new Map();

  /** Starts a thing at its first use and remembers to stop it. */
  function once(name, start) {
    if (!started.has(name)) {
      const made = start().then((thing) => {
        running.push(thing);
        return thing;
      });
      started.set(name, made);
    }
    return started.get(name);
  }

  const hello = () => once('hello', () => startHello('hello'));
  const portal = () => once('portal', () => startPortal());
  const bigPortal = () => once('bigPortal', () => startPortal(manyPackages));
  const productApi = () => once('productApi', startProductApi);
  const floor = () => once('floor', async () => startFloor(await productApi()));
  const chromium = () => once('chromium', startChromium);
  const provider = () => once('provider', startProvider);
  const guarded = async () => {
    const { env } = await provider();
    const start = () =>
      startHello('guarded', {
        guarded: true,
        env: (port) => ({ ...env, PUBLIC_ORIGIN: `http://localhost:${port}` }),
      });
    return once('guarded', start);
  };

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

  /** What can be put under load, by name: where, which process, and with which headers. */
  const subjects = {
    hello: async () => {
      const { origin, pid } = await hello();
      return { url: `${origin}/`, pid, headers: none };
    },
    guarded: async () => {
      const { origin, pid } = await guarded();
      const { cookie } = await provider();
      return { url: `${origin}/`, pid, headers: async () => ({ cookie: await cookie() }) };
    },
    home: async () => pageOf(await portal(), '/'),
    packages: async () => pageOf(await portal(), '/packages'),
    manyPackages: async () => pageOf(await bigPortal(), '/packages'),
    fewByApi: async () => byApi(await productApi(), 'few'),
    manyByApi: async () => byApi(await productApi(), 'many'),
    floor: async () => {
      const { origin, pid } = await floor();
      const { authorization } = await productApi();
      return { url: `${origin}/`, pid, headers: () => authorization('few') };
    },
  };

  return {
    hello,
    portal,
    bigPortal,
    productApi,
    chromium,
    /** The comparison of two subjects; rows that ask for the same one share it. */
    compare: (one, other) =>
      once(`${one}/${other}`, async () => ({
        ...(await compare(await subjects[one](), await subjects[other](), options)),
        stop: () => undefined,
      })),
    stop: async () => {
      for (const thing of running.reverse()) await thing.stop();
    },
  };
}

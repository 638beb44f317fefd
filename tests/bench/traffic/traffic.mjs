// A mix of requests to a portal, from the other core.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { atTheEnd } from '../clean-up.mjs';
import { pinnedTo } from '../processes.mjs';

const generator = fileURLToPath(new URL('./generator.mjs', import.meta.url));
/** ms; a session JWT lives five minutes. */
const renewal = 60_000;

/** A signed-in customer, and what they open in turn: the pages most asked for, and the calls that pages make. */
async function visitorOf(portal, cookie, paths) {
  if (paths) return { cookie, paths };
  const list = await fetch(`${portal.origin}/packages`, { headers: { cookie: await cookie() } });
  const [aPackage] = /\/packages\/pkg_\w+/.exec(await list.text());
  const pages = ['/', '/packages', aPackage, '/invoices', '/account'];
  return { cookie, paths: [...pages, '/bff/getMyPackages', '/bff/getAccount'] };
}

/**
 * Gets traffic to a portal ready.
 * @param paths what one customer asks for in turn; two customers ask for the usual pages and calls by default
 * @returns `put`, which carries out a plan: `{ rate, seconds }` sends so many requests a second, `{ connections, seconds }`
 *   as many as are answered; and `stop`
 */
export async function startTraffic(portal, paths) {
  const cookies = paths ? [portal.cookie] : [portal.cookie, await portal.signIn('lin@waybill.example')];
  const visitors = await Promise.all(cookies.map((cookie) => visitorOf(portal, cookie, paths)));
  const [command, args] = pinnedTo(1, process.execPath, [generator]);
  const child = spawn(command, args, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  const stop = atTheEnd(() => child.kill('SIGKILL'));

  async function renew() {
    const fresh = visitors.map(async ({ cookie, paths }) => ({ cookie: await cookie(), paths }));
    child.send({ origin: portal.origin, visitors: await Promise.all(fresh) });
  }

  return {
    stop,
    put: async (plan) => {
      await renew();
      // A server that is being restarted gets the next one.
      const renewing = setInterval(() => void renew().catch(() => undefined), renewal);
      const answered = new AbortController();
      const { signal } = answered;
      try {
        child.send({ plan });
        const early = new Error('The traffic ended early.');
        const ended = once(child, 'exit', { signal }).then(() => Promise.reject(early));
        const [answers] = await Promise.race([once(child, 'message'), ended]);
        return answers;
      } finally {
        answered.abort();
        clearInterval(renewing);
      }
    },
  };
}

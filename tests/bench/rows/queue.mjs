import { temporaryFolder } from '../clean-up.mjs';
import { startPortal } from '../portal.mjs';
import { fillQueue, startMailServer } from '../queue/start.mjs';
import { ofPairs } from '../statistics.mjs';
import { startTraffic } from '../traffic/traffic.mjs';

/** Messages that are due: 10,000 are still there at the end. */
const messages = 20_000;
const left = 10_000;
/** Requests, of as many as the portal without a queue can answer on its core. */
const share = 0.25;
/** Seconds of load to find that, before anything counts. */
const search = 10;
const connections = 4;
/** Seconds of traffic of a turn: of fewer requests, the p95 is that of the few slowest. */
const turn = 12;
/** Seconds of traffic that count for nothing: timers that ran out while it stood still go off at once. */
const wakingUp = 2;
const pages = { Packages: '/packages', Home: '/' };

/** A portal whose messages go to a mail server, with traffic for each page; it stands still until it is let go on. */
async function start(context, database, due) {
  const { folder } = context;
  const dataDir = temporaryFolder('queue');
  const env = { DATA_DIR: dataDir, ...(await context.settingOf(database)) };
  if (due > 0) await fillQueue({ folder, dataDir, env, messages: due });
  const mail = await startMailServer();
  const newestMessages = async () => (await mail.ask()).newest;
  const portal = await startPortal({ folder, env: { ...env, SMTP_URL: mail.url }, newestMessages });
  const traffic = {};
  for (const [name, path] of Object.entries(pages)) traffic[name] = await startTraffic(portal, [path]);
  process.kill(portal.pid(), 'SIGSTOP');
  return {
    /** @returns as many requests of a page a second as it can answer */
    capacity: async (name) => {
      process.kill(portal.pid(), 'SIGCONT');
      await traffic[name].put({ connections, seconds: search });
      const { good, seconds } = await traffic[name].put({ connections, seconds: search });
      process.kill(portal.pid(), 'SIGSTOP');
      return good / seconds;
    },
    /** @returns what came back, and how many mails it sent meanwhile */
    put: async (name, rate) => {
      process.kill(portal.pid(), 'SIGCONT');
      await traffic[name].put({ rate, seconds: wakingUp });
      const before = await mail.ask();
      const answers = await traffic[name].put({ rate, seconds: turn });
      const after = await mail.ask();
      process.kill(portal.pid(), 'SIGSTOP');
      if (Object.keys(answers.bad).length > 0) throw new Error(`Bad answers: ${JSON.stringify(answers.bad)}`);
      return { ...answers, sent: after.taken - before.taken };
    },
    taken: async () => (await mail.ask()).taken,
    stop: async () => {
      for (const one of Object.values(traffic)) await one.stop();
      await portal.stop();
      await mail.stop();
    },
  };
}

/** Pages while a queue of messages is worked off, against a portal beside it that has none; one stands still meanwhile. */
export const queueRow = {
  id: '15',
  title: 'p95 of pages: a queue of 10,000 messages / quiet',
  target: 1.2,
  run: async function* (context) {
    const { rounds } = context.options;
    const results = [];
    for (const database of await context.databases()) {
      const busy = await start(context, database, messages);
      const quiet = await start(context, database, 0);
      const pairs = Object.fromEntries(Object.keys(pages).map((name) => [name, []]));
      const rates = {};
      for (const name of Object.keys(pages)) rates[name] = share * (await quiet.capacity(name));
      let sent = 0;
      let time = 0;
      for (let round = -1; round < rounds; round += 1) {
        yield;
        for (const name of Object.keys(pages)) {
          const sides = round % 2 ? [busy, quiet] : [quiet, busy];
          const found = new Map();
          for (const side of sides) found.set(side, await side.put(name, rates[name]));
          sent += found.get(busy).sent;
          time += turn;
          // The first round warms up.
          if (round >= 0) pairs[name].push([found.get(busy).p95, found.get(quiet).p95]);
        }
      }
      const taken = await busy.taken();
      await busy.stop();
      await quiet.stop();
      if (taken > messages - left) throw new Error(`${taken} messages were sent: the queue was too short`);
      for (const [name, ofName] of Object.entries(pairs)) {
        const { found, one, other } = ofPairs(ofName);
        const speed = `${(sent / time).toFixed(1)} messages/s beside ${rates[name].toFixed(0)} requests/s`;
        const detail = `${one.toFixed(1)} ms / ${other.toFixed(1)} ms, ${speed}`;
        results.push({ name: `${name}, ${database}`, ...found, detail });
      }
    }
    return results;
  },
};

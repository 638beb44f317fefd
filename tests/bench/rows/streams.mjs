import { once } from 'node:events';
import { get } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { startPortal } from '../portal.mjs';
import { cpuOf, memoryOf } from '../processes.mjs';
import { exact, measured } from '../statistics.mjs';

const accounts = 50;
/** As many as an account may have. */
const each = 20;
const rounds = 5;
/** Portals whose memory is looked at: what a process grows by depends on when it last collected its garbage. */
const portals = 3;
/** With streams and without, and one to warm up. */
const lots = 2 * rounds + 1;
/** ms of doing nothing in which a heartbeat comes to each. */
const idle = 20_000;

/** A stream of a customer: the changes that came, and how to leave. */
async function openStream(origin, cookie) {
  const request = get(`${origin}/bff/streamMyChanges`, {
    agent: false,
    headers: { cookie, accept: 'text/event-stream' },
  });
  const [response] = await once(request, 'response');
  if (response.statusCode !== 200) throw new Error(`A stream was answered by ${response.statusCode}`);
  const stream = { changes: 0, leave: () => request.destroy() };
  request.on('error', () => undefined);
  response.on('error', () => undefined);
  response.setEncoding('utf8').on('data', (text) => {
    stream.changes += text.split('event: changes').length - 1;
  });
  return stream;
}

/** Customers of the demo's warehouse, and how it sends rows. */
async function startWarehouse({ origin, command }) {
  const createKey = async () => {
    const scopes = ['customers', 'packages'].flatMap((scope) => ['--scope', scope]);
    const printed = await command('api-key', ['create', '--warehouse', 'MIA', '--name', 'Bench', ...scopes]);
    return /^key +(\S+)/m.exec(printed)?.[1];
  };
  const send = async (key, call, rows) => {
    const response = await fetch(`${origin}/api/operator/${call}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      body: JSON.stringify({ rows }),
    });
    const answer = await response.json();
    if (!response.ok || answer.rows.some(({ outcome }) => outcome === 'rejected'))
      throw new Error(`${call} answered ${JSON.stringify(answer).slice(0, 500)}`);
  };
  const people = Array.from({ length: accounts }, (_, index) => ({
    id: `bench-${index}`,
    email: `bench-${index}@waybill.example`,
    suiteNumber: `BENCH-${index}`,
  }));
  const customers = people.map(({ email, suiteNumber }) => ({ suiteNumber, email, name: 'Bench' }));
  await send(await createKey(), 'customers', customers);
  // A key may make 120 calls a minute: each lot has its own.
  const keys = [];
  for (let lot = 0; lot < lots; lot += 1) keys.push(await createKey());
  return {
    people,
    /** A package for each customer, one request after the other. */
    tellAll: async () => {
      const lot = keys.length;
      const key = keys.pop();
      for (const { suiteNumber } of people)
        await send(key, 'packages', [{ reference: `BENCH-${lot}-${suiteNumber}`, suiteNumber }]);
    },
  };
}

/** A portal that streams have been opened at, and customers to open more for. */
async function startBusy(folder, { keys, cookie }) {
  const portal = await startPortal({ folder, env: keys });
  const { people, tellAll } = await startWarehouse(portal);
  const openAll = async (times) => {
    const streams = [];
    for (const person of people)
      for (let count = 0; count < times; count += 1)
        streams.push(await openStream(portal.origin, await cookie(person)));
    return streams;
  };
  for (const stream of await openAll(2)) stream.leave();
  await tellAll();
  await delay(2_000);
  return {
    stop: portal.stop,
    tellAll,
    /** µs of the processor while something is done. */
    cpuWhile: async (work) => {
      const before = cpuOf(portal.pid());
      await work();
      return cpuOf(portal.pid()) - before;
    },
    /** All streams, and what the process grew by with them, in MB. */
    openAll: async () => {
      const before = memoryOf(portal.pid());
      const streams = await openAll(each);
      await delay(5_000);
      return { streams, grown: memoryOf(portal.pid()) - before };
    },
  };
}

/** Open pages of many customers: what a stream takes while nothing happens, and what it takes to tell it something. */
export const streamsRow = {
  id: '14',
  title: `${(accounts * each).toLocaleString('en')} open streams on one instance`,
  run: async function* ({ folder, provider }) {
    const until = async (isSo) => {
      while (!isSo()) await delay(10);
    };
    const grown = [];
    for (let count = 1; count < portals; count += 1) {
      const portal = await startBusy(folder, await provider());
      grown.push((await portal.openAll()).grown);
      await portal.stop();
      yield;
    }
    const { stop, tellAll, cpuWhile, openAll } = await startBusy(folder, await provider());
    const quiet = await cpuWhile(() => delay(idle));
    const untold = [];
    for (let round = 0; round < rounds; round += 1) untold.push(await cpuWhile(tellAll));
    yield;
    const last = await openAll();
    const { streams } = last;
    grown.push(last.grown);
    const open = await cpuWhile(() => delay(idle));
    const toldAll = [];
    let told = 0;
    for (let round = 0; round < rounds; round += 1) {
      toldAll.push(
        await cpuWhile(async () => {
          await tellAll();
          told += 1;
          await until(() => streams.every(({ changes }) => changes >= told));
        }),
      );
    }
    for (const stream of streams) stream.leave();
    await stop();
    const writing = untold.reduce((sum, cpu) => sum + cpu, 0) / rounds;
    const perStream = toldAll.map((cpu) => (cpu - writing) / streams.length);
    return [
      {
        name: 'resident memory of a stream',
        ...measured(grown.map((megabytes) => (megabytes * 1024) / streams.length)),
        unit: 'kB',
        target: 60,
        detail: `${grown.map((megabytes) => megabytes.toFixed(0)).join(', ')} MB for ${streams.length} more`,
      },
      {
        name: 'CPU while nothing happens, of a core',
        ...exact((100 * (open - quiet)) / 1000 / idle),
        unit: '%',
        target: 2,
        detail: `${(open / 1000).toFixed(0)} ms, ${(quiet / 1000).toFixed(0)} without, in ${idle / 1000} s`,
      },
      {
        name: 'CPU to tell a stream of a change',
        ...measured(perStream),
        unit: 'µs',
        target: 400,
        detail: `${each} streams of each of ${accounts} accounts, less the writing`,
      },
    ];
  },
};

import { startPortal } from '../portal.mjs';
import { memoryOf } from '../processes.mjs';
import { noiseOf, slopeOf } from '../statistics.mjs';
import { startTraffic } from '../traffic/traffic.mjs';

const inside = new URL('../traffic/inside.mjs', import.meta.url);
/** Seconds of load to find the capacity, and before that to warm up. */
const search = 20;
const connections = 8;
const share = 0.7;
/** ms between two looks at the server. */
const interval = 5_000;

/** Looks at a server now and then. @returns ends that; gives what was seen, with the minute it was seen in */
function observe(server) {
  const began = performance.now();
  const seen = [];
  const look = async () => {
    const found = await server.ask('look');
    const minute = (performance.now() - began) / 60_000;
    if (found) seen.push({ minute, resident: memoryOf(server.pid()), ...found });
  };
  const looking = setInterval(() => void look(), interval);
  return async () => {
    clearInterval(looking);
    await look();
    return seen;
  };
}

const perMinute = (seen, key) => slopeOf(seen.map((look) => [look.minute, look[key]]));

/** Ten minutes of customers: how long they wait, whether memory grows, and whether the event loop keeps up. */
export const soakRow = {
  id: '12',
  title: '70 % of capacity, signed-in pages and calls',
  run: async function* ({ folder, options: { minutes } }) {
    const portal = await startPortal({ folder, inside });
    const traffic = await startTraffic(portal);
    await traffic.put({ connections, seconds: search });
    yield;
    const most = await traffic.put({ connections, seconds: search });
    const rate = (share * most.good) / most.seconds;
    yield;
    await portal.ask('begin');
    const stopLooking = observe(portal);
    const { good, bad, p50, p95, p99, p95s } = await traffic.put({ rate, seconds: minutes * 60 });
    const seen = await stopLooking();
    await traffic.stop();
    await portal.stop();

    // Memory fills up first, after the search for the capacity.
    const later = seen.filter(({ minute }) => minute > minutes / 5);
    const lags = seen.map(({ recentLag }) => recentLag);
    const ms = (time) => `${time.toFixed(0)} ms`;
    const resident = later.map((look) => look.resident);
    const load = `${rate.toFixed(0)} of ${(rate / share).toFixed(0)} requests/s for ${minutes} min`;
    return [
      {
        name: 'p95',
        value: p95,
        noise: noiseOf(p95s),
        unit: 'ms',
        target: 150,
        detail: `${load}; p50 ${ms(p50)}, p99 ${ms(p99)}`,
      },
      {
        name: 'answers other than 200',
        value: Object.values(bad).reduce((sum, count) => sum + count, 0),
        noise: 0,
        target: 0,
        detail: `${good} good ${Object.entries(bad).map(([why, count]) => `, ${why}: ${count}`)}`,
      },
      {
        name: 'resident memory per minute',
        ...perMinute(later, 'resident'),
        unit: 'MB',
        target: 1,
        detail: `${Math.min(...resident).toFixed(0)}–${Math.max(...resident).toFixed(0)} MB; used heap ${perMinute(later, 'heap').value.toFixed(1)} MB/min`,
      },
      {
        name: 'event-loop lag, p99',
        value: seen.at(-1).lag,
        noise: noiseOf(lags),
        unit: 'ms',
        target: 50,
        detail: `worst ${interval / 1_000} s: ${ms(Math.max(...lags))}`,
      },
    ];
  },
};

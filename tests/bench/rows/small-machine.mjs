import { limitMemory } from '../memory-limit.mjs';
import { startPortal } from '../portal.mjs';
import { exact, noiseOf } from '../statistics.mjs';
import { startTraffic } from '../traffic/traffic.mjs';

const megabytes = 512;
/** Requests a second. */
const rate = 30;
const longest = 3;

/** A machine with one core and little memory: whether the portal lives there, and what it answers. */
export const smallMachineRow = {
  id: '13',
  title: '512 MB and one core, 30 requests/s of row 12',
  run: async function* ({ folder, options }) {
    const limit = limitMemory(megabytes);
    const started = startPortal({ folder, limit, keepUp: true });
    const portal = await started.catch((error) => {
      if (limit.kills() === 0) throw error;
    });
    const resultOfKills = (when) => ({
      name: 'kills',
      ...exact(limit.kills()),
      target: 0,
      detail: `${when}, ${limit.by}; peak ${limit.peak().toFixed(0)} MB`,
    });
    if (!portal) return [resultOfKills('never ready')];
    const traffic = await startTraffic(portal);
    yield;
    const seconds = Math.min(options.minutes, longest) * 60;
    const { good, bad, p50, p95, p95s } = await traffic.put({ rate, seconds });
    await traffic.stop();
    const kills = resultOfKills(`in ${seconds} s and at the start`);
    await portal.stop();
    const others = Object.entries(bad).map(([why, count]) => `, ${why}: ${count}`);
    return [
      kills,
      {
        name: 'good answers',
        ...exact(good / seconds),
        unit: '/s',
        target: rate,
        atLeast: true,
        detail: `${good} good${others.join('')}`,
      },
      {
        name: 'p95',
        value: p95,
        noise: noiseOf(p95s),
        unit: 'ms',
        target: 150,
        detail: `p50 ${p50.toFixed(0)} ms`,
      },
    ];
  },
};

// A limit of a server's memory, as a small machine has one.
import { spawnSync } from 'node:child_process';
import { isOver, peakMemoryOf } from './processes.mjs';

const manager = 'systemd-run';
/** ms between two looks at a server's memory. */
const interval = 50;

/** Only root speaks to the machine's manager; others have one of their own. */
const asUser = process.getuid?.() === 0 ? [] : ['--user'];
const groupOf = (megabytes) => [
  ...asUser,
  '--scope',
  '--quiet',
  '--collect',
  '-p',
  `MemoryMax=${megabytes}M`,
  '-p',
  'MemorySwapMax=0',
];

/** A control group is its maker's to change, so systemd is asked for one, and nothing is written into others. */
const givesGroups = () => spawnSync(manager, [...groupOf(64), 'true'], { stdio: 'ignore' }).status === 0;

/**
 * A limit to start a server with. Where systemd gives no group, the server is watched, and killed when its resident
 * memory has been above the limit, however briefly.
 * @returns also `by`, who holds the limit, `kills` so far, and `peak`, the most resident memory so far in MB
 */
export function limitMemory(megabytes) {
  const inGroup = givesGroups();
  let peak = 0;
  let kills = 0;
  return {
    by: inGroup ? 'control group' : 'watched',
    wrap: (command, args) =>
      inGroup ? [manager, [...groupOf(megabytes), command, ...args]] : [command, args],
    watch: (child) => {
      const watching = setInterval(() => {
        if (isOver(child)) return;
        peak = Math.max(peak, peakMemoryOf(child.pid));
        if (!inGroup && peakMemoryOf(child.pid) > megabytes) child.kill('SIGKILL');
      }, interval);
      child.once('exit', (_, signal) => {
        clearInterval(watching);
        if (signal === 'SIGKILL') kills += 1;
      });
    },
    kills: () => kills,
    peak: () => peak,
  };
}

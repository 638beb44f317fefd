// Processes under measurement: on a core of their own where the system can do that, and read from /proc.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { text } from 'node:stream/consumers';
import { atTheEnd, expectGoingOn } from './clean-up.mjs';

export const has = (program) => spawnSync('which', [program]).status === 0;
const pins = availableParallelism() > 1 && has('taskset');

/** How the run was made, for the report. */
export const method = { pinned: pins, loader: has('wrk') ? 'wrk' : 'autocannon' };

/** A command line bound to one core, where that is possible. */
export function pinnedTo(core, command, args) {
  return pins ? ['taskset', ['-c', String(core), command, ...args]] : [command, args];
}

export const isOver = ({ exitCode, signalCode }) => exitCode !== null || signalCode !== null;

/**
 * Runs a program, which ends with this run at the latest, as does what it has started.
 * @returns what it printed
 * @throws what it printed, when it fails
 */
export async function run(command, args, options = {}) {
  expectGoingOn();
  // A group of its own can be ended as a whole.
  const child = spawn(command, args, { ...options, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
  const closed = once(child, 'close');
  const end = atTheEnd(async () => {
    if (!isOver(child)) process.kill(-child.pid, 'SIGKILL');
    await closed;
  });
  const printed = Promise.all([text(child.stdout), text(child.stderr)]);
  const [code] = await closed;
  await end();
  const [output, errors] = await printed;
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} failed:\n${output}${errors}`);
  return output;
}

/** CPU time of a process and its threads, in µs; the kernel counts in hundredths of a second. */
export function cpuOf(pid) {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1).split(' ');
  return (Number(fields[11]) + Number(fields[12])) * 10_000;
}

/** In MB; a process that has just ended has none. */
const statusOf = (pid, name) =>
  Number(new RegExp(`${name}:\\s+(\\d+)`).exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;

/** Resident memory of a process, in MB. */
export const memoryOf = (pid) => statusOf(pid, 'VmRSS');

/** The most that it ever was. */
export const peakMemoryOf = (pid) => statusOf(pid, 'VmHWM');

// Servers under measurement: started on a core of their own where the system can do that, and read from /proc.
import { spawn, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { availableParallelism } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';
import { root } from '../../server/cli/paths.mjs';

const has = (program) => spawnSync('which', [program]).status === 0;
const pins = availableParallelism() > 1 && has('taskset');

/** How the run was made, for the report. */
export const method = { pinned: pins, loader: has('wrk') ? 'wrk' : 'autocannon' };

/** A command line bound to one core, where that is possible. */
export function pinnedTo(core, command, args) {
  return pins ? ['taskset', ['-c', String(core), command, ...args]] : [command, args];
}

export async function freePort() {
  const probe = createServer();
  await new Promise((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const { port } = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

/** Starts a server on core 0 and waits until `path` answers with a status below 500. */
export async function startServer(args, { port, env, path = '/' }) {
  const [command, rest] = pinnedTo(0, process.execPath, args);
  const origin = `http://127.0.0.1:${port}`;
  let child;
  let exited;

  function start() {
    child = spawn(command, rest, {
      cwd: root,
      env: {
        ...process.env,
        NEXT_TELEMETRY_DISABLED: '1',
        NODE_ENV: 'production',
        PORT: String(port),
        ...env,
      },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    exited = new Promise((resolve) => child.once('exit', resolve));
  }

  async function stop() {
    child.kill('SIGTERM');
    await exited;
  }

  /** Asks again and again until the answer is good. */
  async function waitFor(url, headers, good) {
    const answers = async () => {
      const response = await fetch(url, { redirect: 'manual', headers });
      await response.arrayBuffer();
      return good(response.status);
    };
    while (!(await answers().catch(() => false))) {
      if (child.exitCode !== null) throw new Error(`${args.join(' ')} ended with ${child.exitCode}`);
      await delay(20);
    }
  }

  start();
  await waitFor(origin + path, {}, (status) => status < 500);
  return {
    origin,
    get pid() {
      return child.pid;
    },
    stop,
    /** Ends it and starts it anew. @returns ms from the start to the whole of a page */
    restart: async (page, headers) => {
      await stop();
      const began = performance.now();
      start();
      await waitFor(origin + page, headers, (status) => status === 200);
      return performance.now() - began;
    },
  };
}

/** CPU time of a process and its threads, in µs; the kernel counts in hundredths of a second. */
export function cpuOf(pid) {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1).split(' ');
  return (Number(fields[11]) + Number(fields[12])) * 10_000;
}

/** Resident memory of a process, in MB. */
export function memoryOf(pid) {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;
}

// Servers under measurement, on core 0.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { root } from '../../server/cli/paths.mjs';
import { atTheEnd, expectGoingOn } from './clean-up.mjs';
import { isOver, pinnedTo } from './processes.mjs';

/** A server that has not been ready once is not started more often. */
const mostStarts = 3;

const unlimited = { wrap: (...line) => line, watch: () => undefined };

export async function freePort() {
  const probe = createServer();
  await new Promise((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const { port } = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

/**
 * Starts a server and waits until `path` answers with a status below 500. It ends with this run.
 * @param folder where it runs
 * @param inside the URL of a script that it loads before its own code, and that answers what it is asked
 * @param limit of its memory (`memory-limit.mjs`)
 * @param keepUp whether it is started again each time it ends, as a service manager does
 */
export async function startServer(
  args,
  { port, env, path = '/', folder = root, inside, limit = unlimited, keepUp = false },
) {
  const preload = inside ? ['--import', inside.href] : [];
  const [command, rest] = limit.wrap(...pinnedTo(0, process.execPath, [...preload, ...args]));
  const origin = `http://127.0.0.1:${port}`;
  let child;
  let exited;
  let ends = 0;
  let isReady = false;
  let stopped = false;

  function start() {
    child = spawn(command, rest, {
      cwd: folder,
      env: {
        ...process.env,
        NEXT_TELEMETRY_DISABLED: '1',
        NODE_ENV: 'production',
        PORT: String(port),
        ...env,
      },
      stdio: ['ignore', 'ignore', 'inherit', ...(inside ? ['ipc'] : [])],
    });
    exited = once(child, 'exit');
    limit.watch(child);
    if (keepUp)
      child.once('exit', () => {
        ends += 1;
        if (!stopped && (isReady || ends < mostStarts)) start();
      });
  }

  async function end() {
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
      if (isOver(child))
        throw new Error(`${args.join(' ')} ended with ${child.exitCode ?? child.signalCode}`);
      await delay(20);
    }
  }

  expectGoingOn();
  start();
  const stop = atTheEnd(async () => {
    stopped = true;
    // What it keeps is thrown away, so it need not finish anything.
    child.kill('SIGKILL');
    await exited;
  });
  try {
    await waitFor(origin + path, {}, (status) => status < 500);
  } catch (error) {
    await stop();
    throw error;
  }
  isReady = true;
  return {
    origin,
    /** Another one after a restart. */
    pid: () => child.pid,
    stop,
    /** Ends it and starts it anew. @returns ms from the start to the whole of a page */
    restart: async (page, headers) => {
      await end();
      expectGoingOn();
      const began = performance.now();
      start();
      await waitFor(origin + page, headers, (status) => status === 200);
      return performance.now() - began;
    },
    /** Asks the script inside. @returns its answer; undefined where the server is gone */
    ask: async (message) => {
      child.send(message);
      const [answer] = await Promise.race([once(child, 'message'), exited.then(() => [])]);
      return answer;
    },
  };
}

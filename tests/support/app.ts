import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { copyFolder } from './copy-folder';

const root = path.resolve(import.meta.dirname, '../..');

export interface AppOptions {
  /** Overrides of the embedded defaults; `undefined` unsets one. */
  env?: Record<string, string | undefined>;
  /** A data folder that outlives the app; by default a new one that `stop` removes. */
  dataDir?: string;
  /** A folder to start with a copy of. */
  template?: string;
  port?: number;
  /** A file descriptor for its output, in place of what `logs` reads. */
  output?: number;
}

export interface App {
  origin: string;
  port: number;
  pid: number;
  dataDir: string;
  /** Everything it has printed so far. */
  logs: () => string;
  /** Its JSON log lines of one event. */
  events: (event: string) => Record<string, unknown>[];
  /** Its internal address for commands, from the data folder. */
  internal: () => Promise<{ origin: string; key: string }>;
  /** Closes the reading end of its output. */
  closeLogs: () => void;
  /** Stops it. @returns its exit code (null when a signal ended it) */
  stop: (signal?: NodeJS.Signals) => Promise<number | null>;
}

/** A loopback port that was free a moment ago. */
export async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

function launch(env: Record<string, string | undefined>, output: number | 'pipe' = 'pipe') {
  for (const built of ['dist/server.mjs', '.next/BUILD_ID']) {
    if (!existsSync(path.join(root, built))) throw new Error(`${built} is missing: run npm run build first`);
  }
  const { PATH, HOME, TMPDIR } = process.env;
  const child = spawn(process.execPath, ['server/cli/serve.mjs'], {
    cwd: root,
    env: { PATH, HOME, TMPDIR, NODE_ENV: 'production', ...env },
    stdio: ['ignore', output, output],
  });
  let text = '';
  const collect = (chunk: Buffer) => void (text += chunk.toString());
  child.stdout?.on('data', collect);
  child.stderr?.on('data', collect);
  const exited = new Promise<number | null>((resolve) => child.once('close', (code) => resolve(code)));
  return { child, exited, logs: () => text };
}

/** Starts the portal with settings that it should refuse. @returns its exit code and output */
export async function failToStart(
  env: Record<string, string | undefined>,
): Promise<{ code: number | null; output: string }> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'waybill-app-'));
  const { exited, logs } = launch({ PORT: '0', DATA_DIR: dataDir, ...env });
  const code = await exited;
  await rm(dataDir, { recursive: true, force: true });
  return { code, output: logs() };
}

/** Starts the built portal as its own process and waits until it is ready. */
export async function startApp(options: AppOptions = {}): Promise<App> {
  const port = options.port ?? (await freePort());
  const dataDir = options.dataDir ?? (await mkdtemp(path.join(tmpdir(), 'waybill-app-')));
  if (options.template !== undefined) copyFolder(options.template, dataDir);
  const { child, exited, logs } = launch(
    { PORT: String(port), DATA_DIR: dataDir, ...options.env },
    options.output,
  );
  const origin = `http://localhost:${port}`;

  const isReady = () =>
    fetch(`http://127.0.0.1:${port}/readyz`).then(
      (answer) => answer.ok,
      () => false,
    );
  while (!(await isReady())) {
    if (child.exitCode !== null || child.signalCode !== null)
      throw new Error(`The portal ended while starting:\n${logs()}`);
    await delay(50);
  }
  return {
    origin,
    port,
    pid: child.pid ?? 0,
    dataDir,
    logs,
    events: (event) =>
      logs()
        .split('\n')
        .filter((line) => line.includes(`"event":"${event}"`))
        .map((line) => JSON.parse(line) as Record<string, unknown>),
    internal: async () =>
      JSON.parse(await readFile(path.join(dataDir, 'server.json'), 'utf8')) as {
        origin: string;
        key: string;
      },
    closeLogs: () => {
      child.stdout?.destroy();
      child.stderr?.destroy();
    },
    stop: async (signal = 'SIGTERM') => {
      child.kill(signal);
      const code = await exited;
      if (options.dataDir === undefined) await rm(dataDir, { recursive: true, force: true });
      return code;
    },
  };
}

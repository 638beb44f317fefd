import { spawn, spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { z } from 'zod';
import { buildah, buildahArguments } from '@/server/cli/image/buildah.mjs';
import { freePort } from './app';

/** Set by `npm run test:container`: the image under test. */
export const image = process.env.WAYBILL_CONTAINER_IMAGE ?? '';

const configSchema = z.object({
  Docker: z.object({
    config: z.object({
      User: z.string(),
      Env: z.array(z.string()),
      Cmd: z.array(z.string()),
      WorkingDir: z.string(),
      Volumes: z.record(z.string(), z.unknown()),
      Healthcheck: z.object({ Test: z.array(z.string()) }),
    }),
    history: z.array(z.object({ created_by: z.string().default('') })),
  }),
});

const call = (...args: string[]): string => {
  const printed = buildah(args);
  if (printed === undefined) throw new Error(`buildah ${args.join(' ')} failed`);
  return printed;
};

/** What the image says of itself. */
export const imageDescription = () =>
  configSchema.parse(JSON.parse(call('inspect', '--type', 'image', image))).Docker;

/** A container of the image, its process run in a changed root on this machine's network. */
export interface Container {
  origin: string;
  /** Where its files are on this machine. */
  files: string;
  /** Everything it has printed so far. */
  logs: () => string;
  /** The process of its command, on this machine. */
  pid: () => number;
  /** Runs another command in it, as `docker exec` does. */
  exec: (...command: string[]) => { status: number | null; stdout: string };
  /** Stops it as `docker stop` does. @returns its exit code */
  stop: () => Promise<number | null>;
  remove: () => void;
}

/** The parent of a process of this machine; undefined when it is gone. */
function parentOf(pid: number): number | undefined {
  try {
    const [, after = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(/\) \S /);
    return Number(after.split(' ')[0]);
  } catch {
    return undefined;
  }
}

/** The process that runs `node` among those that a process started. */
function nodeBelow(ancestor: number): number {
  const isBelow = (pid: number): boolean => {
    const parent = parentOf(pid);
    return parent !== undefined && parent > 1 && (parent === ancestor || isBelow(parent));
  };
  const found = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .find((pid) => {
      if (!isBelow(pid)) return false;
      return readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0')[0]?.endsWith('node');
    });
  if (found === undefined) throw new Error('The container runs no node');
  return found;
}

/**
 * Starts a container by the image's own command and user.
 * @param volume a folder of this machine for /data
 * @param port a free one by default
 */
export async function startContainer(
  env: Record<string, string>,
  volume: string,
  port?: number,
): Promise<Container> {
  port ??= await freePort();
  const origin = `http://localhost:${port}`;
  const name = call('from', '--pull-never', image);
  // `buildah run` would put the image's own volume over the folder.
  call('config', '--volume', '/data-', name);
  const settings = { PORT: String(port), PUBLIC_ORIGIN: origin, ...env };
  const variables = Object.entries(settings).flatMap(([key, value]) => ['--env', `${key}=${value}`]);
  const { Cmd } = imageDescription().config;
  const run = (command: string[]) =>
    buildahArguments([
      ...['run', '--isolation', 'chroot', '--volume', `${volume}:/data`, ...variables],
      ...[name, '--', ...command],
    ]);
  const child = spawn('buildah', run(Cmd), { stdio: ['ignore', 'pipe', 'pipe'] });
  let text = '';
  const collect = (chunk: Buffer) => void (text += chunk.toString());
  child.stdout.on('data', collect);
  child.stderr.on('data', collect);
  const exited = new Promise<number | null>((resolve) => child.once('close', (code) => resolve(code)));

  const isReady = () =>
    fetch(`${origin}/readyz`).then(
      (answer) => answer.ok,
      () => false,
    );
  while (!(await isReady())) {
    if (child.exitCode !== null) throw new Error(`The container ended while starting:\n${text}`);
    await delay(100);
  }
  const pid = () => nodeBelow(child.pid ?? 0);
  return {
    origin,
    files: call('mount', name),
    logs: () => text,
    pid,
    exec: (...command) => spawnSync('buildah', run(command), { encoding: 'utf8' }),
    stop: () => {
      process.kill(pid(), 'SIGTERM');
      return exited;
    },
    remove: () => {
      call('umount', name);
      call('rm', name);
    },
  };
}

/** All files below a folder, links not followed. */
export const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true, encoding: 'utf8' })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));

// Runs buildah, which builds and runs images without a daemon, on a storage of its own in dist/container.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { root } from '../paths.mjs';

export const home = path.join(root, 'dist', 'container');

/** The arguments of every call: images as plain folders, and processes in a changed root, work in any container. */
const own = [
  ...['--storage-driver', 'vfs'],
  ...['--root', path.join(home, 'storage')],
  ...['--runroot', path.join(home, 'run')],
];

/** The command line of a call, to start it as a process. */
export const buildahArguments = (args) => [...own, ...args];

/** Runs buildah. @returns what it printed; undefined when it failed */
export function buildah(args, { shown = false } = {}) {
  const { status, stdout } = spawnSync('buildah', buildahArguments(args), {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    stdio: ['ignore', shown ? 'inherit' : 'pipe', shown ? 'inherit' : 'ignore'],
    env: { ...process.env, BUILDAH_ISOLATION: 'chroot' },
  });
  return status === 0 ? (stdout ?? '').trim() : undefined;
}

/** Whether buildah is here and may make a container. */
export function canBuild() {
  const container = buildah(['from', 'scratch']);
  if (container === undefined) return false;
  buildah(['rm', container]);
  return true;
}

import { execFile, spawn } from 'node:child_process';
import { mkdtemp, rm, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** A disk of this run's own, in memory, that can be full. */
export interface Disk {
  folder: string;
  fill: () => Promise<void>;
  /** Gives the space back. */
  clear: () => Promise<void>;
  close: () => Promise<void>;
}

const size = '2g';
/** Bytes that are not taken at once. */
const rest = 32 * 1024 * 1024;

/** Mounts a disk; null where this user may not. It is unmounted when this process ends in any way. */
export async function mountDisk(): Promise<Disk | null> {
  const folder = await mkdtemp(path.join(tmpdir(), 'waybill-chaos-disk-'));
  try {
    await run('mount', ['-t', 'tmpfs', '-o', `size=${size},mode=755`, 'waybill-chaos', folder]);
  } catch {
    await rm(folder, { recursive: true });
    return null;
  }
  const script = 'cat >/dev/null; umount -l "$1"; rmdir "$1"';
  const watchman = spawn('sh', ['-c', script, 'sh', folder], {
    cwd: '/',
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  const ballast = path.join(folder, 'ballast');
  return {
    folder,
    fill: async () => {
      const { bavail, bsize } = await statfs(folder);
      await run('fallocate', ['-l', String(bavail * bsize - rest), ballast]);
      // Others write meanwhile: what is left is filled until there is no room, which is how this ends.
      await run('dd', ['if=/dev/zero', `of=${ballast}.rest`, 'bs=64k']).catch(() => undefined);
    },
    clear: async () => {
      for (const file of [ballast, `${ballast}.rest`]) await rm(file, { force: true });
    },
    close: () =>
      new Promise((resolve) => {
        watchman.once('exit', () => resolve());
        watchman.stdin.end();
      }),
  };
}

import fs from 'node:fs';
import { cpSync, existsSync, mkdirSync, readdirSync, readlinkSync, rmSync } from 'node:fs';
import path from 'node:path';
import { vi } from 'vitest';

/**
 * What a power cut would leave of a folder at the worst: each file as it was when it was synced last, under the names
 * that its folder had when that was. Linux only: descriptors are looked up in /proc.
 */
export function watchDisk(folder: string, disk: string) {
  cpSync(folder, disk, { recursive: true });
  const passedOn = fs.fsyncSync.bind(fs);
  let syncs = 0;

  function keepNames(from: string, to: string): void {
    mkdirSync(to, { recursive: true });
    const names = new Set(readdirSync(from));
    for (const name of readdirSync(to))
      if (!names.has(name)) rmSync(path.join(to, name), { recursive: true });
  }

  const spy = vi.spyOn(fs, 'fsyncSync').mockImplementation((descriptor) => {
    passedOn(descriptor);
    const place = readlinkSync(`/proc/self/fd/${descriptor}`);
    const within = path.relative(folder, place);
    if (within.startsWith('..') || !existsSync(place)) return;
    syncs += 1;
    const copy = path.join(disk, within);
    if (fs.fstatSync(descriptor).isDirectory()) keepNames(place, copy);
    else {
      mkdirSync(path.dirname(copy), { recursive: true });
      cpSync(place, copy);
    }
  });
  return { syncs: () => syncs, end: () => spy.mockRestore() };
}

import { execFile, execFileSync } from 'node:child_process';
import { closeSync, constants, openSync, readSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import type { App } from '@/tests/support/app';
import { startSeededApp } from '@/tests/support/seeded-app';

const root = path.resolve(import.meta.dirname, '../../..');

/** Requests pages, each of which writes log lines. @returns their statuses */
async function statuses(app: App, count = 40): Promise<number[]> {
  const asked: number[] = [];
  for (let number = 0; number < count; number += 1) {
    const answer = await fetch(`${app.origin}/${number % 2 === 0 ? 'auth/login' : 'landing'}`, {
      redirect: 'manual',
    });
    await answer.body?.cancel();
    asked.push(answer.status);
  }
  return [...new Set(asked)].sort();
}

describe.runIf(process.platform === 'linux')('a log that can’t be written', () => {
  it('on a full disk the portal keeps serving and stops when asked to', async () => {
    const full = openSync('/dev/full', 'w');
    const app = await startSeededApp({ output: full });
    expect(await statuses(app)).toEqual([200, 307]);
    expect(await app.stop()).toBe(0);
    closeSync(full);
  });

  it('into a pipe without a reader: the same', async () => {
    const app = await startSeededApp();
    app.closeLogs();
    expect(await statuses(app)).toEqual([200, 307]);
    expect(await app.stop()).toBe(0);
  });

  it('says how many lines were lost as soon as the pipe is read again', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'waybill-output-'));
    const pipe = path.join(folder, 'log');
    execFileSync('mkfifo', [pipe]);
    const openReader = () => openSync(pipe, constants.O_RDONLY | constants.O_NONBLOCK);
    const first = openReader();
    const writer = openSync(pipe, 'w');
    const app = await startSeededApp({ output: writer });
    closeSync(writer);
    closeSync(first);
    await statuses(app, 6);
    const second = openReader();
    await statuses(app, 2);
    const read = () => {
      const chunk = Buffer.alloc(65_536);
      return chunk.toString('utf8', 0, readSync(second, chunk));
    };
    // Buffered lines come first.
    let text = '';
    const notice = () => /^\{.*"event":"log_lines_lost","lines":(\d+)\}$/m.exec(text)?.[1];
    await vi.waitFor(() => {
      text += read();
      expect(notice()).toBeDefined();
    });
    // Some of the lines may have been written late enough to be read.
    expect(Number(notice())).toBeGreaterThan(0);
    expect(await app.stop()).toBe(0);
    closeSync(second);
    await rm(folder, { recursive: true });
  });

  it('a command ends, too', async () => {
    const child = execFile('sh', ['-c', 'exec node server/cli/waybill.mjs help > /dev/full 2>&1'], {
      cwd: root,
    });
    const code = await new Promise((resolve) => child.once('exit', resolve));
    expect(code).toBe(0);
  });
});

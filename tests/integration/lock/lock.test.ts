import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { build } from 'esbuild';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { lockDataDir, readServerFile } from '@/server/database/connection/lock';

const root = path.resolve(import.meta.dirname, '../../..');
let scratch: string;
let dataDir: string;
const children: ChildProcessWithoutNullStreams[] = [];

/** Starts a holder process; `lock()` makes it try and resolves with its output. */
async function startHolder() {
  const child = spawn(process.execPath, [path.join(scratch, 'holder.mjs'), dataDir]);
  children.push(child);
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const next = async () => (await lines.next()).value as string;
  await next();
  return {
    pid: child.pid ?? 0,
    lock: () => {
      child.stdin.write('go\n');
      return next();
    },
    kill: async () => {
      const gone = once(child, 'exit');
      child.kill('SIGKILL');
      await gone;
    },
  };
}

beforeAll(async () => {
  scratch = await mkdtemp(path.join(tmpdir(), 'waybill-lock-'));
  await build({
    entryPoints: [path.join(import.meta.dirname, 'holder.ts')],
    outfile: path.join(scratch, 'holder.mjs'),
    bundle: true,
    platform: 'node',
    format: 'esm',
    alias: { '@': root },
    banner: {
      js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);",
    },
  });
});
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(scratch, 'data-'));
});
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
});
afterAll(() => rm(scratch, { recursive: true, force: true }));

const serverFile = () => path.join(dataDir, 'server.json');

describe('the lock of a data folder', () => {
  it('is refused while another process has it, naming that process', async () => {
    const holder = await startHolder();
    expect(await holder.lock()).toBe('locked');
    await expect(lockDataDir(dataDir)).rejects.toThrow(`in use by process ${holder.pid}`);
  });

  it('security 28: is free at once after kill -9', async () => {
    const holder = await startHolder();
    await holder.lock();
    await holder.kill();
    const lock = await lockDataDir(dataDir);
    await lock.release();
    expect(await readdir(dataDir)).toEqual([]);
  });

  it.runIf(process.platform === 'linux')(
    'is free after kill -9 under a parent that never reaps its child',
    async () => {
      // The shell starts the holder with its own input, then becomes a program that does not know its
      // children.
      const script = 'exec 3<&0; "$0" "$1" "$2" <&3 & exec sleep 600';
      const parent = spawn('sh', ['-c', script, process.execPath, path.join(scratch, 'holder.mjs'), dataDir]);
      children.push(parent);
      const lines = createInterface({ input: parent.stdout })[Symbol.asyncIterator]();
      await lines.next();
      parent.stdin.write('go\n');
      expect((await lines.next()).value).toBe('locked');
      const { pid } = JSON.parse(await readFile(serverFile(), 'utf8')) as { pid: number };
      process.kill(pid, 'SIGKILL');
      const state = async () => /\) (\w)/.exec(await readFile(`/proc/${pid}/stat`, 'utf8'))?.[1];
      await vi.waitFor(async () => expect(await state()).toBe('Z'), { timeout: 10_000 });
      const lock = await lockDataDir(dataDir);
      await lock.release();
    },
  );

  it('goes to exactly one of eight processes that find a stale one together', async () => {
    const killed = await startHolder();
    await killed.lock();
    await killed.kill();
    const holders = await Promise.all(Array.from({ length: 8 }, startHolder));
    const answers = await Promise.all(holders.map((holder) => holder.lock()));
    expect(answers.filter((answer) => answer === 'locked')).toHaveLength(1);
    const winner = holders[answers.indexOf('locked')];
    const others = answers.filter((answer) => answer !== 'locked');
    expect(others.every((answer) => answer.includes(`in use by process ${winner?.pid}`))).toBe(true);
    expect(await readdir(dataDir)).toEqual(['server.json']);
  });

  it('survives a process that died during a takeover', async () => {
    const dead = { pid: 2 ** 31 - 1 };
    await writeFile(serverFile(), JSON.stringify({ ...dead, id: 'first' }));
    await writeFile(`${serverFile()}.after-first`, JSON.stringify({ ...dead, id: 'second' }));
    const lock = await lockDataDir(dataDir);
    expect(await readdir(dataDir)).toEqual(['server.json']);
    await lock.release();
  });

  it('is taken over when its file is damaged', async () => {
    await writeFile(serverFile(), '{"pid":');
    const lock = await lockDataDir(dataDir);
    await lock.release();
  });

  it.runIf(process.platform === 'linux')('is stale when a later process has the holder’s pid', async () => {
    await writeFile(serverFile(), JSON.stringify({ id: 'x', pid: process.ppid, mark: 'another start' }));
    const lock = await lockDataDir(dataDir);
    await lock.release();
  });

  it('without process start times: is held while its file is touched, stale when neither that nor the listener responds', async () => {
    const record = { id: 'x', pid: process.ppid, origin: 'http://127.0.0.1:9', key: 'k' };
    await writeFile(serverFile(), JSON.stringify(record));
    expect(await readServerFile(dataDir)).toBeNull();
    await expect(lockDataDir(dataDir)).rejects.toThrow(`process ${process.ppid}`);
    await utimes(serverFile(), 0, 0);
    const lock = await lockDataDir(dataDir);
    await lock.release();
  });

  it('gives commands the server’s address, in a file for its owner only', async () => {
    const listener = createServer((request, response) => {
      response.statusCode = request.headers['x-waybill-internal'] === 'secret' ? 200 : 404;
      response.end();
    }).listen(0, '127.0.0.1');
    await once(listener, 'listening');
    const origin = `http://127.0.0.1:${(listener.address() as AddressInfo).port}`;
    const lock = await lockDataDir(dataDir);
    expect(await readServerFile(dataDir)).toBeNull();
    await lock.announce(origin, 'secret');
    expect(await readServerFile(dataDir)).toEqual({ pid: process.pid, origin, key: 'secret' });
    expect((await stat(serverFile())).mode & 0o777).toBe(0o600);
    expect(JSON.parse(await readFile(serverFile(), 'utf8'))).toMatchObject({ origin });
    await expect(lockDataDir(dataDir)).rejects.toThrow('in use');
    await lock.release();
    await lock.release();
    expect(await readServerFile(dataDir)).toBeNull();
    listener.close();
  });
});

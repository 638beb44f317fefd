import { mkdir, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openBackup } from '@/server/backup/read';
import { backUpByCommand } from '@/server/backup/schedule/command';
import { openDatabase } from '@/server/database';
import { readBackupPlan } from '@/server/database/repositories/backup-plan';
import { runCommand } from '@/tests/support/commands';
import { newFolder, secret } from './harness';

describe('backup --every (security 30)', { timeout: 240_000 }, () => {
  let own: Awaited<ReturnType<typeof newFolder>>;
  beforeEach(async () => {
    own = await newFolder();
    await own.keepSecret();
  });
  afterEach(() => own.remove());

  const run = (...args: string[]) => runCommand(['backup', ...args], { dataDir: own.folder });

  async function planOf() {
    const { db, close } = await openDatabase({ dataDir: own.folder });
    return readBackupPlan(db).finally(close);
  }

  it('sets, shows and ends what the portal does by itself', async () => {
    const nothing = await run('--show');
    expect([nothing.code, nothing.stdout]).toEqual([
      0,
      expect.stringContaining('takes no backups by itself'),
    ]);
    const usual = await run('--every', '1d');
    expect([usual.code, usual.stderr]).toEqual([0, '']);
    expect(usual.stdout).toContain('lost with its disk');
    expect(await planOf()).toMatchObject({
      ...{ every: 86_400, keep: 14, folder: path.join(own.folder, 'backups'), tell: null },
    });
    const elsewhere = await newFolder();
    const other = await run(
      '--every',
      '12h',
      '--keep',
      '3',
      '--to',
      elsewhere.folder,
      '--tell-failures',
      'O@x.test',
    );
    expect([other.code, other.stdout]).toEqual([0, expect.not.stringContaining('lost with its disk')]);
    const shown = await run('--show');
    expect(shown.stdout).toContain(`Every 12h into ${elsewhere.folder}; the newest 3 are kept.`);
    expect(shown.stdout).toContain('o@x.test is told of failures.');
    const ended = await run('--every', 'never');
    expect([ended.code, ended.stdout]).toEqual([0, expect.stringContaining('takes no more backups')]);
    expect(await planOf()).toBeNull();
    await elsewhere.remove();
  });

  it.each([
    [['--every', '5m'], '--every must be'],
    [['--every', '1w'], '--every must be'],
    [['--every', '1d', '--keep', '0'], '--keep must be'],
    [['--every', '1d', '--tell-failures', 'nobody'], '--tell-failures must be'],
    [['--every', '1d', 'a.backup'], 'not both'],
    [['--every', '1d', '--to', '/dev/null/backups'], "can't be written to"],
  ])('%j is refused, and says why', async (args, why) => {
    expect(await run(...args)).toMatchObject({ code: 2, stderr: expect.stringContaining(why) as string });
  });

  it('a process of its own writes the backup, and says why it can’t', async () => {
    await (await openDatabase({ dataDir: own.folder })).close();
    const { DATA_DIR: former } = process.env;
    process.env.DATA_DIR = own.folder;
    try {
      const { signal } = new AbortController();
      await backUpByCommand(own.file, signal);
      const { backup, manifest } = await openBackup(own.file, secret);
      expect(manifest.tables.length).toBeGreaterThan(30);
      await backup.close();
      await expect(backUpByCommand(own.file, signal)).rejects.toThrow('is there already');
      await expect(backUpByCommand(own.file, AbortSignal.abort(new Error('stopped')))).rejects.toThrow(
        'stopped',
      );
    } finally {
      process.env.DATA_DIR = former;
      if (former === undefined) delete process.env.DATA_DIR;
    }
  });
});

describe('a disk that is full', { timeout: 240_000 }, () => {
  it('is named, and leaves neither a part of the backup nor anything else', async () => {
    const own = await newFolder();
    await own.keepSecret();
    await (await openDatabase({ dataDir: own.folder })).close();
    const target = path.join(own.folder, 'small');
    await mkdir(target);
    await writeFile(path.join(target, 'yesterday.backup'), 'kept');
    // PGlite's own files are larger: the limit is the command's after it has opened them.
    const failed = await runCommand(['backup', path.join(target, 'today.backup')], {
      dataDir: own.folder,
      env: { NODE_OPTIONS: `--import ${path.resolve('tests/support/full-disk.mjs')}`, FULL_DISK: target },
    });
    expect([failed.code, failed.stderr]).toEqual([
      1,
      expect.stringContaining('There is no room for the backup in'),
    ]);
    expect(await readdir(target)).toEqual(['yesterday.backup']);
    await own.remove();
  });
});

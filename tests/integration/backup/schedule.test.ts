import { mkdir, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { log } from '@/lib/runtime/log';
import { startBackups } from '@/server/backup/schedule';
import { fileOf } from '@/server/backup/schedule/folder';
import { backUpIfDue, type ScheduleOptions } from '@/server/backup/schedule/turn';
import type { OpenedDatabase } from '@/server/database';
import {
  endBackupPlan,
  lastBackup,
  readBackupPlan,
  setBackupPlan,
} from '@/server/database/repositories/backup-plan';
import { noteRestoration, releaseHold } from '@/server/database/repositories/restorations';
import type { Message } from '@/server/delivery';
import { databases } from '@/tests/support/databases';
import { createClock, type TestClock } from '@/tests/support/identity';
import { newFolder, secret } from './harness';

const fingerprint = '0123456789abcdef';
const day = 86_400;

describe.each(databases)('backups that the portal takes by itself, on $name (security 30)', ({ open }) => {
  let opened: OpenedDatabase;
  let own: Awaited<ReturnType<typeof newFolder>>;
  let time: TestClock;
  const clock = () => time.now();
  let told: Message[];
  let options: ScheduleOptions;
  const running = new AbortController().signal;

  beforeEach(async () => {
    opened = await open();
    own = await newFolder();
    time = createClock(new Date('2026-11-27T02:00:00Z'));
    told = [];
    options = {
      ...{ db: opened.db, clock, fingerprint },
      deliver: async (message) => void told.push(message),
      backUp: (file) => writeFile(file, 'a backup', { flag: 'wx' }),
    };
    vi.spyOn(log, 'error').mockImplementation(() => undefined);
    vi.spyOn(log, 'info').mockImplementation(() => undefined);
    vi.spyOn(log, 'warn').mockImplementation(() => undefined);
  });
  afterEach(async () => {
    vi.restoreAllMocks();
    await opened.close();
    await own.remove();
  });

  const plan = (keep = 3) =>
    setBackupPlan(opened.db, { every: day, keep, folder: own.folder, tell: 'ops@example.com' }, clock());
  const files = async () => (await readdir(own.folder)).sort();
  const times = async () => (await files()).map((name) => name.split('-')[2]);
  const turn = (more: Partial<ScheduleOptions> = {}) => backUpIfDue({ ...options, ...more }, running);
  const failing = { backUp: async () => Promise.reject(new Error('There is no room')) };

  it('none is taken until somebody asks for them, and none after they are ended', async () => {
    await turn();
    expect(await files()).toEqual([]);
    await plan();
    await turn();
    await endBackupPlan(opened.db);
    time.advance(2 * day);
    await turn();
    expect(await files()).toHaveLength(1);
  });

  it('the first is taken at once, each later one at that time of day, also after days without a portal', async () => {
    await plan();
    await turn();
    await turn();
    time.advance(day - 1);
    await turn();
    expect(await times()).toEqual(['20261127T020000Z.backup']);
    time.advance(1 + 3_600);
    await turn();
    time.advance(3 * day);
    await turn();
    expect((await readBackupPlan(opened.db))?.dueAt).toEqual(new Date('2026-12-02T02:00:00Z'));
    expect(await times()).toEqual([
      '20261127T020000Z.backup',
      '20261128T030000Z.backup',
      '20261201T030000Z.backup',
    ]);
  });

  it('is taken by one of several instances, and is known as the newest', async () => {
    await plan();
    const taken: string[] = [];
    const backUp = async (file: string) => {
      taken.push(file);
      await writeFile(file, 'a backup');
    };
    await Promise.all([turn({ backUp }), turn({ backUp }), turn({ backUp })]);
    expect(taken).toHaveLength(1);
    expect(lastBackup(await readBackupPlan(opened.db))).toEqual({
      takenAt: clock(),
      file: taken[0],
      bytes: 8,
    });
  });

  it('an instance that was killed is replaced after three minutes, and what it left is deleted', async () => {
    await plan();
    const dead = fileOf(own.folder, fingerprint, clock());
    const draft = `${dead}.${crypto.randomUUID()}.part`;
    const killed = turn({
      backUp: async (_file, signal) => {
        await writeFile(draft, 'half of');
        await new Promise((_, reject) => signal.addEventListener('abort', () => reject(new Error('killed'))));
      },
    });
    await vi.waitFor(async () => expect(await files()).toHaveLength(1));
    void killed;
    time.advance(179);
    await turn();
    expect(await files()).toEqual([path.basename(draft)]);
    time.advance(1);
    await turn();
    expect(await times()).toEqual(['20261127T020300Z.backup']);
  });

  it('keeps the newest, and never deletes a file that is not its own', async () => {
    const foreign = [
      'books.backup',
      'waybill-2026-11-01.backup',
      'waybill-fedcba9876543210-20200101T000000Z.backup',
      `waybill-${fingerprint}-20200101T000000Z.backup.gpg`,
      `waybill-${fingerprint}-before-the-move.backup`,
      `waybill-${fingerprint}-20200101T000000Z.backup.part`,
    ];
    for (const name of foreign) await writeFile(path.join(own.folder, name), '');
    await mkdir(path.join(own.folder, 'a folder'));
    await plan(2);
    for (let days = 0; days < 4; days++) {
      await turn();
      time.advance(day);
    }
    const rest = (await files()).filter((name) => !foreign.includes(name) && name !== 'a folder');
    expect(rest.map((name) => name.split('-')[2])).toEqual([
      '20261129T020000Z.backup',
      '20261130T020000Z.backup',
    ]);
    expect(await files()).toHaveLength(foreign.length + 3);
  });

  it('one that fails deletes nothing, is in the log, and is tried again after longer and longer pauses', async () => {
    await plan(1);
    await turn();
    time.advance(day);
    const pauses: number[] = [];
    for (let tries = 0; tries < 8; tries++) {
      await turn(failing);
      const { tryAt } = (await readBackupPlan(opened.db)) ?? {};
      pauses.push(((tryAt?.getTime() ?? 0) - clock().getTime()) / 60_000);
      time.advance((pauses.at(-1) ?? 0) * 60);
    }
    expect(pauses).toEqual([1, 2, 4, 8, 16, 32, 60, 60]);
    expect(log.error).toHaveBeenCalledTimes(8);
    expect(await times()).toEqual(['20261127T020000Z.backup']);
    await turn();
    const after = await readBackupPlan(opened.db);
    expect(after).toMatchObject({ failures: 0, reason: null, dueAt: new Date('2026-11-29T02:00:00Z') });
    expect(await files()).toHaveLength(1);
  });

  it('whom the plan names is told once of failures that do not pass, and again of the next ones', async () => {
    await plan();
    const failFor = async (tries: number) => {
      for (let n = 0; n < tries; n++) {
        await turn(failing);
        time.advance(3_600);
      }
    };
    await failFor(2);
    expect(told).toEqual([]);
    await failFor(3);
    expect(told).toMatchObject([{ channel: 'email', recipient: 'ops@example.com' }]);
    expect(told[0]?.text).toContain('Reason: There is no room');
    await turn();
    time.advance(day);
    await failFor(3);
    expect(told).toHaveLength(2);
    expect(told[1]?.text).toContain('The newest is of 2026-11-27T07:00:00.000Z');
  });

  it('a mail that can’t be sent is sent after the next failure', async () => {
    await plan();
    const mute = { ...failing, deliver: async () => Promise.reject(new Error('no mail server')) };
    for (let n = 0; n < 3; n++) {
      await turn(mute);
      time.advance(3_600);
    }
    await turn(failing);
    expect(told).toHaveLength(1);
  });

  it('stopping gives a backup up, which the next instance takes at once', async () => {
    await plan();
    const stopping = new AbortController();
    let begin: () => void = () => undefined;
    const begun = new Promise<void>((resolve) => (begin = resolve));
    const backUp: ScheduleOptions['backUp'] = (_file, signal) =>
      new Promise((_, reject) => {
        signal.addEventListener('abort', () => reject(new Error('stopped')));
        begin();
      });
    const stopped = backUpIfDue({ ...options, backUp }, stopping.signal);
    await begun;
    stopping.abort();
    await stopped;
    expect(await readBackupPlan(opened.db)).toMatchObject({ failures: 0, turn: null });
    await turn();
    expect(await files()).toHaveLength(1);
  });

  it('none is taken while the queue is held after a restoration', async () => {
    await noteRestoration(opened.db, { takenAt: clock(), restoredAt: clock() });
    await plan();
    const taken: string[] = [];
    let isReleased = false;
    const backups = startBackups(
      {
        ...{ db: opened.db, clock, secret, deliver: options.deliver },
        backUp: async (file) => {
          taken.push(isReleased ? 'after the release' : 'before it');
          await writeFile(file, '');
        },
      },
      5,
    );
    await vi.waitFor(() => expect(log.warn).toHaveBeenCalledWith('queue_held', expect.anything()), {
      timeout: 20_000,
    });
    isReleased = true;
    await releaseHold(opened.db, clock());
    await vi.waitFor(() => expect(taken).toEqual(['after the release']), { timeout: 20_000 });
    await backups.stop();
  });
});

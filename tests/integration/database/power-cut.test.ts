import { mkdtemp, rm } from 'node:fs/promises';
import fs from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, inject, it, vi } from 'vitest';
import { log } from '@/lib/runtime/log';
import { openDatabase, schema, type OpenedDatabase } from '@/server/database';
import { pgliteFolder } from '@/server/database/connection/open';
import { createHealth } from '@/server/http/health';
import { watchDisk } from '@/tests/support/disk';
import { copyFolder } from '@/tests/support/copy-folder';
import { copyPglite } from '@/tests/support/pglite-template';

const { revokedSessions } = schema;

const settingsOf = (dataDir: string) =>
  ({ identity: {}, product: {}, dataDir }) as Parameters<typeof createHealth>[0];

const onLinux = process.platform === 'linux';

describe.runIf(onLinux)('PGlite when the power is cut (decision 071)', { timeout: 240_000 }, () => {
  let folder: string;
  let disk: string;
  let opened: OpenedDatabase;
  let watched: ReturnType<typeof watchDisk>;

  async function open(sync: boolean): Promise<void> {
    opened = await openDatabase({ dataDir: folder, sync });
    watched = watchDisk(path.join(folder, pgliteFolder), path.join(disk, pgliteFolder));
  }

  beforeEach(async () => {
    folder = await copyPglite(inject('pgliteTemplate'));
    disk = await mkdtemp(path.join(tmpdir(), 'waybill-disk-'));
  });
  afterEach(async () => {
    watched.end();
    await opened.close();
    for (const place of [folder, disk]) await rm(place, { recursive: true });
  });

  const revoke = (sessionId: string) => opened.db.insert(revokedSessions).values({ sessionId });

  /** What a portal finds that is started on the disk as it is now. */
  async function sessionsOnDisk(): Promise<string[]> {
    const copy = await mkdtemp(path.join(tmpdir(), 'waybill-disk-'));
    copyFolder(disk, copy);
    const found = await openDatabase({ dataDir: copy });
    const rows = await found.db.select().from(revokedSessions);
    await found.close();
    await rm(copy, { recursive: true });
    return rows.map(({ sessionId }) => sessionId).sort();
  }

  it('has all that was acknowledged, and none of a transaction that was not', async () => {
    await open(true);
    await revoke('one');
    await revoke('two');
    expect(await sessionsOnDisk()).toEqual(['one', 'two']);
    const before = watched.syncs();
    await opened.db.transaction(async (tx) => {
      await tx.insert(revokedSessions).values({ sessionId: 'three' });
      expect(await sessionsOnDisk()).toEqual(['one', 'two']);
    });
    expect(watched.syncs()).toBe(before + 1);
    expect(await sessionsOnDisk()).toEqual(['one', 'three', 'two']);
  });

  it('has it after checkpoints, and after as much as fills several files of the log', async () => {
    await open(true);
    const many = Array.from({ length: 20 }, (_, index) => `session-${String(index).padStart(2, '0')}`);
    for (const session of many) {
      await revoke(session);
      // A megabyte of the log each; a file of it has sixteen.
      await opened.db.execute(sql`
        select pg_logical_emit_message(true, 'waybill', repeat(md5(${session}), 32000))`);
      if (session.endsWith('9')) await opened.db.execute(sql`checkpoint`);
    }
    expect(await sessionsOnDisk()).toEqual(many);
  });

  it('may have less without DATABASE_SYNC, which is for those to whom that does not matter', async () => {
    await open(false);
    await revoke('one');
    expect(watched.syncs()).toBe(0);
    expect(await sessionsOnDisk()).toEqual([]);
  });

  it('acknowledges nothing that the disk refuses, nor anything after that until it is started anew', async () => {
    await open(true);
    await revoke('one');
    const error = vi.spyOn(log, 'error').mockImplementation(() => undefined);
    const refusal = Object.assign(new Error('EIO: i/o error, fsync'), { code: 'EIO' });
    const failing = vi.spyOn(fs, 'fsyncSync').mockImplementation(() => {
      throw refusal;
    });
    await expect(revoke('two')).rejects.toThrow();
    failing.mockRestore();
    await expect(revoke('three')).rejects.toThrow();
    expect(await createHealth(settingsOf(folder), opened)()).toEqual({
      database: 'ok',
      disk: 'refused a change: restart the portal',
    });
    expect(error.mock.calls.map(([event]) => event)).toEqual(['database_sync_failed']);
    error.mockRestore();
    expect(await sessionsOnDisk()).toEqual(['one']);
  });
});

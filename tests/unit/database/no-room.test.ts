import { describe, expect, it } from 'vitest';
import { noRoomFor } from '@/server/database/connection/no-room';
import { diskState } from '@/server/http/health';

const mb = 2 ** 20;
const disk = (freeMb: number) => async () => ({ bavail: (freeMb * mb) / 4096, bsize: 4096 });
const hasRefused = () => false;
const cause = new Error('PGlite failed to initialize properly');

describe('a database that can’t be opened', () => {
  it('on a full disk is not called damaged: the message says to make room, and what failed is kept', async () => {
    const error = await noRoomFor('/data/pglite', cause, disk(3));
    expect(error?.message).toContain('its disk has only 3 MB left');
    expect(error?.message).toContain('Leave the folder as it is');
    expect(error?.cause).toBe(cause);
  });

  it('with room enough has another reason', async () => {
    expect(await noRoomFor('/data/pglite', cause, disk(64))).toBeUndefined();
  });

  it('where nobody can say how much room there is, too', async () => {
    const unreadable = () => Promise.reject(new Error('not supported'));
    expect(await noRoomFor('/data/pglite', cause, unreadable)).toBeUndefined();
  });
});

describe('security 31: /readyz', () => {
  const embedded = { databaseUrl: undefined, dataDir: '/data' };

  it('names the disk of the embedded database while it is nearly full', async () => {
    expect(await diskState(embedded, { hasRefused, read: disk(63) })).toEqual({ disk: 'nearly full' });
    expect(await diskState(embedded, { hasRefused, read: disk(64) })).toEqual({});
  });

  it('says nothing of a disk that it does not write to, or can’t read', async () => {
    expect(
      await diskState({ ...embedded, databaseUrl: 'postgres://db' }, { hasRefused, read: disk(1) }),
    ).toEqual({});
    expect(
      await diskState(embedded, { hasRefused, read: () => Promise.reject(new Error('not supported')) }),
    ).toEqual({});
  });
});

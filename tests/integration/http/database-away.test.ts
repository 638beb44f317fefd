import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openDatabase, type OpenedDatabase } from '@/server/database';
import { createHealth } from '@/server/http/health';
import { databases } from '../../support/databases';
import { startFront, type Front } from '../../support/front';
import { layLine, type Line } from '../../support/line';

// PGlite is part of the process: it does not go away.
const postgresql = databases.filter(({ name }) => name === 'postgresql');
const none = { identity: {}, product: {} } as Parameters<typeof createHealth>[0];

describe.each(postgresql)('security 31: /readyz while the database is away, on $name', ({ open }) => {
  let opened: Awaited<ReturnType<typeof open>>;
  let line: Line;
  let portal: OpenedDatabase;
  let front: Front;
  const warned = vi.spyOn(console, 'log').mockImplementation(() => undefined);

  beforeAll(async () => {
    opened = await open();
    line = await layLine(opened.url ?? '');
    portal = await openDatabase({ url: line.url });
    front = await startFront({ health: createHealth(none, portal) });
  });
  afterAll(async () => {
    await front.close();
    await portal.close();
    await line.close();
    await opened.close();
    warned.mockRestore();
  });

  const ready = async () => (await fetch(`${front.origin}/readyz`)).status;

  it('is 503, and 200 again within 5 s of its return, however often', async () => {
    expect(await ready()).toBe(200);
    for (let round = 0; round < 3; round++) {
      line.cut();
      await vi.waitFor(async () => expect(await ready()).toBe(503), { timeout: 5_000, interval: 100 });
      line.mend();
      await vi.waitFor(async () => expect(await ready()).toBe(200), { timeout: 5_000, interval: 100 });
    }
  });
});

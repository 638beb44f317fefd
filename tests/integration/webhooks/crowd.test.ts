import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { newId } from '@/server/database/ids';
import { recordEvents } from '@/server/database/repositories/events/record-events';
import { addEndpoint } from '@/server/database/repositories/webhooks/endpoints';
import { databases } from '../../support/databases';
import { addAccount, addWarehouse } from '../../support/product-data';
import { startReceiver, type Receiver } from './receiver';
import { startTelling } from './telling';
import { webhookTimes } from './times';

/** What is told first decides, not how long it takes: PGlite is slow while something else keeps the machine busy. */
const waiting = { timeout: 90_000, interval: 20 };
const atOnce = 20;
const slowEndpoints = 25;
const backlog = 40;
const kind = 'package.nicknamed' as const;

describe.each(databases)('more slow endpoints than are told at once on $name', ({ open }) => {
  let opened: Awaited<ReturnType<typeof open>>;
  let telling: ReturnType<typeof startTelling>;
  let quick: Receiver;
  let silent: Receiver;
  let warehouseId: string;
  const clock = () => new Date();

  const endpoint = (url: string) =>
    addEndpoint(opened.db, { id: newId('whk'), warehouseId, url, kinds: [kind], createdAt: clock() });

  beforeAll(async () => {
    opened = await open();
    [quick, silent] = [await startReceiver(), await startReceiver()];
    silent.answerWith(() => undefined);
    warehouseId = await addWarehouse(opened.db);
    for (let n = 0; n < slowEndpoints; n++) await endpoint(`${silent.origin}/${n}`);
    // What failed does not come again while the test takes.
    const times = { ...webhookTimes, firstPause: 600, timeLimit: 60 };
    telling = startTelling(opened.db, times);
  });
  afterAll(async () => {
    await telling.stop();
    await Promise.all([quick.close(), silent.close()]);
    await opened.close();
  });

  it('take turns, so that a quick one does not wait until they have had all of theirs', async () => {
    const { id: accountId } = await addAccount(opened.db, { warehouseId });
    const happen = (subjects: string[]) =>
      recordEvents(
        opened.db,
        subjects.map((subjectId) => ({ kind, data: {}, accountId, warehouseId, subjectId })),
        clock(),
      );
    await happen(Array.from({ length: backlog }, (_, n) => `pkg_${n}`));
    await vi.waitFor(() => expect(silent.received.length).toBeGreaterThanOrEqual(atOnce * 5), waiting);
    await endpoint(quick.origin);
    await happen(['pkg_last']);
    await vi.waitFor(() => expect(quick.received).toHaveLength(1), waiting);
    expect(silent.received.length).toBeLessThan((atOnce * backlog) / 2);
  }, 200_000);
});

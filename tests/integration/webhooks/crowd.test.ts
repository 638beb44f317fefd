import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { newId } from '@/server/database/ids';
import { recordEvents } from '@/server/database/repositories/events/record-events';
import { addEndpoint } from '@/server/database/repositories/webhooks/endpoints';
import { startEvents } from '@/server/events';
import { webhooksTeller } from '@/server/webhooks';
import { databases } from '../../support/databases';
import { addAccount, addWarehouse } from '../../support/product-data';
import { startReceiver, type Receiver } from './receiver';
import { eventTimes, secret, webhookTimes } from './times';

const slowEndpoints = 25;
const events = 40;

describe.each(databases)('more slow endpoints than are told at once on $name', ({ open }) => {
  let opened: Awaited<ReturnType<typeof open>>;
  let telling: ReturnType<typeof startEvents>;
  let quick: Receiver;
  let silent: Receiver;
  let warehouseId: string;

  beforeAll(async () => {
    opened = await open();
    [quick, silent] = [await startReceiver(), await startReceiver()];
    silent.answerWith(() => undefined);
    warehouseId = await addWarehouse(opened.db);
    const clock = () => new Date();
    const slow = Array.from({ length: slowEndpoints }, (_, n) => `${silent.origin}/${n}`);
    for (const url of [...slow, quick.origin]) {
      const kinds = ['package.nicknamed' as const];
      await addEndpoint(opened.db, { id: newId('whk'), warehouseId, url, kinds, createdAt: clock() });
    }
    const { db } = opened;
    const settings = { privateWebhooks: true };
    const times = { ...webhookTimes, answer: 300 };
    const teller = webhooksTeller({ db, settings, deliver: async () => undefined, secret, clock }, times);
    telling = startEvents({ db, clock, tellers: [teller] }, eventTimes);
  });
  afterAll(async () => {
    await telling.stop();
    await Promise.all([quick.close(), silent.close()]);
    await opened.close();
  });

  it('take turns, so that a quick one does not wait until they have had all of theirs', async () => {
    let triesBefore: number | undefined;
    quick.answerWith((response) => {
      triesBefore ??= silent.received.length;
      response.writeHead(204).end();
    });
    const { id: accountId } = await addAccount(opened.db, { warehouseId });
    await recordEvents(
      opened.db,
      Array.from({ length: events }, (_, n) => ({
        ...{ kind: 'package.nicknamed' as const, data: {}, accountId, warehouseId },
        subjectId: `pkg_${n}`,
      })),
      new Date(),
    );
    await vi.waitFor(() => expect(quick.received).toHaveLength(events), { timeout: 60_000, interval: 50 });
    // Twenty at once would have had 800 between them.
    expect(triesBefore).toBeLessThan((slowEndpoints * events) / 2);
  });
});

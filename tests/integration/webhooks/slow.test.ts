import type { ServerResponse } from 'node:http';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { schema } from '@/server/database';
import { newId } from '@/server/database/ids';
import { recordEvents } from '@/server/database/repositories/events/record-events';
import { addEndpoint } from '@/server/database/repositories/webhooks/endpoints';
import { databases } from '../../support/databases';
import { addAccount, addWarehouse } from '../../support/product-data';
import { startReceiver, type Receiver } from './receiver';
import { startTelling } from './telling';
import { webhookTimes } from './times';

const patience = { timeout: 30_000, interval: 50 };
const count = 30;

describe.each(databases)('an endpoint that answers slowly on $name', ({ open }) => {
  let opened: Awaited<ReturnType<typeof open>>;
  let telling: ReturnType<typeof startTelling>;
  let quick: Receiver;
  let slow: Receiver;
  let warehouseId: string;

  beforeAll(async () => {
    opened = await open();
    [quick, slow] = [await startReceiver(), await startReceiver()];
    warehouseId = await addWarehouse(opened.db);
    const clock = () => new Date();
    for (const { origin: url } of [slow, quick]) {
      const kinds = ['package.nicknamed' as const];
      await addEndpoint(opened.db, { id: newId('whk'), warehouseId, url, kinds, createdAt: clock() });
    }
    // It has all the time that the test takes.
    const times = { ...webhookTimes, timeLimit: 120, answer: 120_000 };
    telling = startTelling(opened.db, times);
  });
  afterAll(async () => {
    await telling.stop();
    await Promise.all([quick.close(), slow.close()]);
    await opened.close();
  });

  const happen = (accountId: string, subjects: string[]) =>
    recordEvents(
      opened.db,
      subjects.map((subjectId) => ({
        kind: 'package.nicknamed',
        data: {},
        accountId,
        warehouseId,
        subjectId,
      })),
      new Date(),
    );
  const delivered = () =>
    opened.db.$count(schema.webhookDeliveries, eq(schema.webhookDeliveries.status, 'delivered'));

  it('holds up no other, is asked five times at once, and gets all in the end', async () => {
    const { id: accountId } = await addAccount(opened.db, { warehouseId });
    const waiting: ServerResponse[] = [];
    let most = 0;
    slow.answerWith((response) => {
      most = Math.max(most, waiting.push(response));
    });
    await happen(
      accountId,
      Array.from({ length: count }, (_, n) => `pkg_${n}`),
    );
    await vi.waitFor(() => expect(quick.received).toHaveLength(count), patience);
    await vi.waitFor(() => expect(waiting).toHaveLength(5), patience);
    for (let later = 1; later <= 3; later++) {
      await happen(accountId, [`pkg_later_${later}`]);
      await vi.waitFor(() => expect(quick.received).toHaveLength(count + later), patience);
      await vi.waitFor(async () => expect(await delivered()).toBe(count + later), patience);
    }

    const answer = (response: ServerResponse) => response.writeHead(204).end();
    const answering = setInterval(() => waiting.splice(0).forEach(answer), 10);
    await vi.waitFor(async () => {
      const rows = await opened.db.select().from(schema.webhookDeliveries);
      expect(rows.filter(({ status }) => status !== 'delivered')).toEqual([]);
    }, patience);
    clearInterval(answering);
    const ids = slow.received.map(({ headers }) => headers['webhook-id']);
    expect([ids.length, new Set(ids).size, most]).toEqual([count + 3, count + 3, 5]);
  });
});

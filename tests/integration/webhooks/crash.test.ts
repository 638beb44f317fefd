import { randomInt } from 'node:crypto';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { newId } from '@/server/database/ids';
import { recordEvents } from '@/server/database/repositories/events/record-events';
import { addEndpoint } from '@/server/database/repositories/webhooks/endpoints';
import { schema } from '@/server/database';
import { databases } from '../../support/databases';
import { buildKillable, type Killable } from '../../support/killable';
import { addAccount, addWarehouse } from '../../support/product-data';
import { startReceiver, type Receiver } from './receiver';

const postgresql = databases.filter(({ name }) => name === 'postgresql');

describe.each(postgresql)('webhooks of several processes on $name', ({ open }) => {
  let opened: Awaited<ReturnType<typeof open>>;
  let receiver: Receiver;
  let program: Killable;

  beforeAll(async () => {
    opened = await open();
    receiver = await startReceiver();
    program = await buildKillable(path.join(import.meta.dirname, 'crashing.ts'));
  });
  afterAll(async () => {
    await program.remove();
    await receiver.close();
    await opened.close();
  });

  it('two processes that are killed again and again lose nothing, and a receiver that folds sees nothing twice', async () => {
    const warehouseId = await addWarehouse(opened.db);
    const { id: accountId } = await addAccount(opened.db, { warehouseId });
    const createdAt = new Date();
    const kinds = ['package.nicknamed' as const];
    await addEndpoint(opened.db, { id: newId('whk'), warehouseId, url: receiver.origin, kinds, createdAt });
    const subjects = Array.from({ length: 200 }, (_, n) => `pkg_${n}`);

    const begin = () => program.begin(opened.url ?? '');
    const writing = (async () => {
      for (const subjectId of subjects)
        await recordEvents(
          opened.db,
          [{ kind: 'package.nicknamed', data: {}, accountId, warehouseId, subjectId }],
          new Date(),
        );
    })();
    for (let round = 0; round < 10; round++) {
      const children = await Promise.all([begin(), begin()]);
      await new Promise((resolve) => setTimeout(resolve, randomInt(10, 400)));
      await Promise.all(children.map(program.kill));
    }
    await writing;
    const last = await begin();
    await vi.waitFor(
      async () => {
        const rows = await opened.db.select().from(schema.webhookDeliveries);
        expect(rows).toHaveLength(subjects.length);
        expect(rows.filter(({ status }) => status !== 'delivered')).toEqual([]);
      },
      { timeout: 90_000, interval: 200 },
    );
    await program.kill(last);
    const changes = new Map(
      receiver.received.map(({ headers, body }) => [
        headers['webhook-id'],
        (JSON.parse(body) as { data: { id: string } }).data.id,
      ]),
    );
    expect(changes.size).toBe(subjects.length);
    expect(new Set(changes.values()).size).toBe(subjects.length);
  }, 240_000);
});

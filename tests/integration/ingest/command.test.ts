import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseSettings } from '@/lib/runtime/settings';
import { createCommands } from '@/server/cli/commands';
import { ingestResultSchema } from '@/server/cli/commands/ingest';
import { rowsOf } from '@/server/product-api/tracking/read-rows';
import { schema, type OpenedDatabase } from '@/server/database';
import { databases } from '../../support/databases';
import { own, shared } from '../../support/fixtures';
import { addAccount, addWarehouse } from '../../support/product-data';
import { now, startIngest } from './harness';

const karrio = (trackingNumber: unknown, events: object[] = []) => ({
  carrier_name: 'fedex',
  tracking_number: trackingNumber,
  events,
});

type LandedFile = [name: string, outcomes: Record<string, number>, packages: number, events: number];

const fixtureFiles: { set: typeof own; files: LandedFile[] }[] = [
  {
    set: own,
    files: [
      ['easypost-trackers.json', { created: 6, updated: 1 }, 6, 18],
      ['easypost-webhook.json', { created: 1 }, 1, 4],
      ['karrio-trackers.json', { created: 8, updated: 1 }, 8, 22],
    ],
  },
  {
    set: shared,
    files: [
      ['easypost-trackers.json', { created: 9, updated: 3 }, 9, 22],
      ['easypost-webhook.json', { created: 1 }, 1, 7],
      ['karrio-trackers.json', { created: 19, updated: 2 }, 19, 107],
    ],
  },
];

describe.each(databases)('the ingest command on $name', ({ open }) => {
  let opened: OpenedDatabase;
  beforeAll(async () => {
    opened = await open();
  });
  afterAll(() => opened.close());

  async function start() {
    const { account, packages } = await startIngest(opened.db);
    const commands = createCommands({ db: opened.db, clock: () => now, settings: parseSettings({}) });
    return {
      account,
      packages,
      ingest: async (rows: unknown[], customer = account.suiteNumber) => {
        const numbered = rows.map((row, index) => ({ index, row }));
        return ingestResultSchema.parse(await commands.ingest({ customer, rows: numbered })).rows;
      },
    };
  }

  it('a bad row is named by index, field and reason, and the others are imported', async () => {
    const { ingest, packages } = await start();
    const scanned = { description: 'Scan', timestamp: '2026-03-01T10:00:00Z' };
    const results = await ingest([
      karrio('776094337676', [scanned]),
      karrio(''),
      { hello: 'world' },
      karrio('776094337677', [scanned, { description: 'When?' }]),
    ]);
    expect(results).toEqual([
      { index: 0, outcome: 'created', newEvents: 1, duplicateEvents: 0, issues: [], unknownStatuses: [] },
      {
        index: 1,
        outcome: 'rejected',
        newEvents: 0,
        duplicateEvents: 0,
        issues: [{ field: 'tracking_number', reason: 'is empty' }],
        unknownStatuses: [],
      },
      {
        index: 2,
        outcome: 'rejected',
        newEvents: 0,
        duplicateEvents: 0,
        issues: [{ field: 'row', reason: 'is not a tracker of EasyPost or Karrio' }],
        unknownStatuses: [],
      },
      {
        index: 3,
        outcome: 'created',
        newEvents: 1,
        duplicateEvents: 0,
        issues: [{ field: 'events[1].timestamp', reason: 'is missing' }],
        unknownStatuses: [],
      },
    ]);
    expect(await packages()).toHaveLength(2);
  });

  it('data-model "Tracking status": a status that the table lacks is stored and named', async () => {
    const { ingest, packages } = await start();
    const event = { description: 'Beamed up', status: 'teleported', timestamp: '2026-03-01T10:00:00Z' };
    const [row] = await ingest([{ ...karrio('776094337676', [event]), status: 'vanished' }]);
    expect(row).toMatchObject({ outcome: 'created', unknownStatuses: ['vanished', 'teleported'] });
    const [{ id } = { id: '' }] = await packages();
    const stored = await opened.db.select().from(schema.trackingEvents);
    expect(stored.filter(({ packageId }) => packageId === id)).toMatchObject([
      { status: 'in_transit', subStatus: 'teleported', message: 'Beamed up' },
    ]);
  });

  it('takes the customer by e-mail or suite in any case, and lists the customers when it matches none', async () => {
    const { ingest, account } = await start();
    for (const name of [account.email.toUpperCase(), account.suiteNumber.toLowerCase()]) {
      expect(await ingest([], name)).toEqual([]);
    }
    await expect(ingest([], 'nobody@example.com')).rejects.toThrow(
      /There is no customer "nobody@example.com"\. Give an e-mail address or a suite number, such as acc_/,
    );
  });

  it('a suite that two warehouses have is refused with both; a warehouse prefix selects one', async () => {
    const { ingest, account } = await start();
    const { suiteNumber } = account;
    const elsewhere = await addAccount(opened.db, {
      warehouseId: await addWarehouse(opened.db),
      suiteNumber,
    });
    const codes = new Map(
      (await opened.db.select().from(schema.warehouses)).map(({ id, code }) => [id, code]),
    );
    const [mine, theirs] = [account, elsewhere].map(
      ({ warehouseId, email }) => `${codes.get(warehouseId)}/${suiteNumber} (${email})`,
    );
    const refused = ingest([]);
    await expect(refused).rejects.toThrow(mine);
    await expect(refused).rejects.toThrow(theirs);
    expect(await ingest([karrio('776094337676')], theirs?.split(' ')[0])).toMatchObject([
      { outcome: 'created' },
    ]);
    const of = ({ id }: { id: string }) =>
      opened.db.$count(schema.packages, eq(schema.packages.accountId, id));
    expect([await of(account), await of(elsewhere)]).toEqual([0, 1]);
  });

  const tally = (rows: { outcome: string }[]) =>
    Object.fromEntries(
      [...new Set(rows.map(({ outcome }) => outcome))]
        .sort()
        .map((outcome) => [outcome, rows.filter((row) => row.outcome === outcome).length]),
    );

  for (const { set, files } of fixtureFiles) {
    describe.skipIf(!set.present)(`with ${set.title}`, () => {
      it.each(files)(
        '%s is imported completely, and a second run changes nothing',
        async (name, outcomes, count, events) => {
          const { ingest, packages } = await start();
          const rows = rowsOf(set.json(name)) ?? [];
          const first = await ingest(rows);
          expect(tally(first)).toEqual(outcomes);
          expect(first.reduce((sum, row) => sum + row.newEvents, 0)).toBe(events);
          expect(first.flatMap(({ issues }) => issues)).toEqual([]);
          const stored = await packages();
          expect(stored).toHaveLength(count);
          expect(tally(await ingest(rows))).toEqual({ unchanged: rows.length });
          expect(await packages()).toEqual(stored);
        },
      );
    });
  }
});

import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { trackingStatuses } from '@/lib/domain/package/tracking';
import type { OpenedDatabase } from '@/server/database';
import type { NormalisedEvent } from '@/server/product-api/tracking/carriers/tracker';
import { databases } from '../../support/databases';
import { addPackage } from '../../support/product-data';
import { scan, startIngest } from './harness';

/** At most one kind of end: of two, a package keeps the first it receives. */
const statusesWith = (end: (typeof trackingStatuses)[number]) =>
  trackingStatuses.filter(
    (status) => !['delivered', 'returned', 'expired'].includes(status) || status === end,
  );

const story = fc
  .constantFrom('delivered' as const, 'returned' as const, 'expired' as const)
  .chain((end) =>
    fc.array(fc.record({ status: fc.constantFrom(...statusesWith(end)), day: fc.nat(4), word: fc.nat(2) }), {
      minLength: 1,
      maxLength: 7,
    }),
  )
  .map((events) => events.map(({ status, day, word }) => scan(status, day, `${status} ${word}`)));

/** The story repeated: every event at least once, in any order, in any number of parts. */
const retelling = (events: NormalisedEvent[]) =>
  fc
    .tuple(
      fc.shuffledSubarray(events, { minLength: events.length }),
      fc.shuffledSubarray(events),
      fc.array(fc.nat(events.length), { maxLength: 4 }),
    )
    .map(([all, again, cuts]) => {
      const told = [...all, ...again];
      const edges = [0, ...cuts.sort((a, b) => a - b), told.length];
      return edges.slice(1).map((end, index) => told.slice(edges[index], end));
    });

describe.each(databases)(
  'any order and repetition of events gives the same package, on $name',
  ({ open }) => {
    let opened: OpenedDatabase;
    beforeAll(async () => {
      opened = await open();
    });
    afterAll(() => opened.close());

    async function stateAfter(parts: NormalisedEvent[][], outbound: boolean) {
      const { account, tell, packages, events } = await startIngest(opened.db);
      if (outbound) {
        const leg = {
          carrier: 'ups',
          trackingNumber: '1Z999AA10123456784',
          trackingStatus: 'pending' as const,
        };
        const { id: accountId, warehouseId } = account;
        await addPackage(opened.db, {
          accountId,
          warehouseId,
          status: 'shipped',
          inbound: null,
          outbound: leg,
        });
      }
      for (const part of parts) await tell(part);
      const [row] = await packages();
      if (!row) throw new Error('no package');
      const { status, group, inbound, receivedAt, lastEvent } = row;
      const prints = (await events(row.id)).map(({ fingerprint }) => fingerprint).sort();
      return { status, group, inbound, outbound: row.outbound, receivedAt, lastEvent, prints };
    }

    it.each([
      ['inbound', false],
      ['outbound', true],
    ])('%s', async (_, outbound) => {
      const told = story.chain((events) => fc.tuple(fc.constant(events), retelling(events)));
      await fc.assert(
        fc.asyncProperty(told, async ([events, parts]) => {
          expect(await stateAfter(parts, outbound)).toEqual(await stateAfter([events], outbound));
        }),
        { numRuns: 60 },
      );
    });
  },
);

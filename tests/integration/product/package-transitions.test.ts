import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { canScanTo, canTransition, packageTransitions } from '@/lib/domain/package/package-status';
import { packageStatuses, type PackageStatus } from '@/lib/domain/package/package-statuses';
import { trackingStatuses, type TrackingStatus } from '@/lib/domain/package/tracking';
import { schema, type OpenedDatabase } from '@/server/database';
import {
  changePackage,
  lockOwnPackage,
  TransitionRefused,
} from '@/server/database/repositories/packages/packages-change';
import { ingestTracker } from '@/server/product-api/tracking/ingest/ingest-tracker';
import { databases } from '@/tests/support/databases';
import { addAccount, addPackage, addWarehouse } from '@/tests/support/product-data';

const { packages } = schema;
const now = new Date('2026-05-10T12:00:00Z');
const pairs = packageStatuses.flatMap((from) => packageStatuses.map((to) => [from, to] as const));
const forbidden = pairs.filter(([from, to]) => from !== to && !canTransition(from, to));

describe.each(databases)('a package’s states on $name', ({ open }) => {
  let opened: OpenedDatabase;
  let owner: { accountId: string; warehouseId: string };
  beforeAll(async () => {
    opened = await open();
    const warehouseId = await addWarehouse(opened.db);
    owner = { accountId: (await addAccount(opened.db, { warehouseId })).id, warehouseId };
  });
  afterAll(() => opened.close());

  const stored = async (id: string) => {
    const [row] = await opened.db.select().from(packages).where(eq(packages.id, id));
    return row?.status;
  };
  async function put(id: string, to: PackageStatus) {
    await opened.db.transaction(async (tx) => {
      const row = await lockOwnPackage(tx, owner.accountId, id);
      if (!row) throw new Error('There is no such package');
      await changePackage(tx, row, { status: to }, { now });
    });
  }

  it('the repository refuses every transition that the table lacks, and leaves the package unchanged', async () => {
    const ids = new Map<PackageStatus, string>();
    for (const status of packageStatuses)
      ids.set(status, (await addPackage(opened.db, { ...owner, status })).id);
    for (const [from, to] of forbidden) {
      await expect(put(ids.get(from) ?? '', to), `${from} → ${to}`).rejects.toThrow(TransitionRefused);
    }
    for (const [status, id] of ids) expect(await stored(id)).toBe(status);
  });

  it('the repository accepts every transition of the table', async () => {
    for (const [from, steps] of Object.entries(packageTransitions))
      for (const to of steps) {
        const { id } = await addPackage(opened.db, { ...owner, status: from as PackageStatus });
        await put(id, to);
        expect(await stored(id)).toBe(to);
      }
  });

  const scans = fc.array(fc.constantFrom(...trackingStatuses), { minLength: 1, maxLength: 5 });

  it('whatever a carrier reports, in any state, a package only follows the table', async () => {
    let serial = 0;
    const follow = async (from: PackageStatus, told: TrackingStatus[], outbound: boolean) => {
      serial += 1;
      const shipment = {
        carrier: 'ups',
        trackingNumber: `1ZTEST${String(serial).padStart(8, '0')}`,
        trackingStatus: 'pending' as const,
      };
      const legs = outbound ? { outbound: shipment } : { inbound: shipment };
      const { id } = await addPackage(opened.db, { ...owner, status: from, ...legs });
      const events = told.map((status, index) => ({
        occurredAt: new Date(now.getTime() + index * 60_000),
        status,
        message: `${status} ${index}`,
      }));
      const account = { id: owner.accountId, warehouseId: owner.warehouseId };
      await ingestTracker(opened.db, { account, tracker: { ...shipment, events }, source: 'carrier', now });
      return (await stored(id)) ?? from;
    };
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...packageStatuses),
        scans,
        fc.boolean(),
        async (from, told, outbound) => {
          const to = await follow(from, told, outbound);
          expect(to === from || canScanTo(from, to), `${from} → ${to}`).toBe(true);
          if (!outbound) expect(to === from || canTransition(from, to), `${from} → ${to}`).toBe(true);
        },
      ),
      { numRuns: 60 },
    );
  });
});

describe('transitions by scans', () => {
  const ends = packageStatuses.filter((status) => packageTransitions[status].length === 0);
  const decided: PackageStatus[] = ['on_hold', 'in_storage', 'received', 'disposed', 'abandoned', 'expired'];

  it('only along the table’s transitions, never out of a final state, never through a manual decision', () => {
    for (const [from, to] of pairs) {
      if (canTransition(from, to)) expect(canScanTo(from, to)).toBe(true);
      if (ends.includes(from)) expect(canScanTo(from, to)).toBe(false);
      if (canScanTo(from, to) && !canTransition(from, to))
        expect(packageStatuses.some((via) => !decided.includes(via) && canTransition(via, to))).toBe(true);
    }
    expect(canScanTo('expected', 'delivered')).toBe(false);
    expect(canScanTo('in_storage', 'in_storage')).toBe(true);
  });
});

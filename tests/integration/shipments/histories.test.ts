import fc from 'fast-check';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { canScanTo, canTransition, packageStages } from '@/lib/domain/package/package-status';
import { packageStatuses, type PackageStatus } from '@/lib/domain/package/package-statuses';
import { isLive, packageStatusIn, type ShipmentStatus } from '@/lib/domain/shipment/shipment-status';
import { schema } from '@/server/database';
import { line } from './harness';
import { describeShipments } from './suite';

const packageCount = 3;
const nth = fc.nat(2);
const member = fc.nat(packageCount - 1);

/** What a customer, their warehouse and carriers may do, in any order; `nth` counts back from the newest shipment. */
const steps = fc.oneof(
  fc.record({
    step: fc.constant('request' as const),
    members: fc.subarray([0, 1, 2], { minLength: 1 }),
    onHold: fc.constantFrom('wait', 'without' as const),
  }),
  fc.record({
    step: fc.constantFrom('quote', 'accept', 'cancel', 'confirm', 'decline', 'track' as const),
    nth,
  }),
  fc.record({
    step: fc.constant('move' as const),
    nth,
    to: fc.constantFrom('processing', 'awaiting_payment', 'shipped' as const),
  }),
  fc.record({ step: fc.constant('pack' as const), nth, amount: fc.constantFrom(9_000, 20_000) }),
  fc.record({ step: fc.constantFrom('hold', 'release' as const), nth, member }),
  fc.record({
    step: fc.constant('row' as const),
    member,
    status: fc.constantFrom('on_hold', 'in_storage', 'processing', 'returned' as const),
  }),
  fc.record({
    step: fc.constant('scan' as const),
    member,
    status: fc.constantFrom('in_transit', 'delivered' as const),
  }),
);
type Step = typeof steps extends fc.Arbitrary<infer T> ? T : never;

/** The way to the door, which few random histories find. */
const toTheDoor: Step[] = [
  { step: 'request', members: [2], onHold: 'without' },
  { step: 'request', members: [0, 1], onHold: 'wait' },
  { step: 'quote', nth: 0 },
  { step: 'accept', nth: 0 },
  { step: 'move', nth: 0, to: 'processing' },
  { step: 'pack', nth: 0, amount: 20_000 },
  { step: 'move', nth: 0, to: 'shipped' },
  { step: 'confirm', nth: 0 },
  { step: 'track', nth: 0 },
  { step: 'move', nth: 0, to: 'shipped' },
  { step: 'scan', member: 0, status: 'delivered' },
  { step: 'scan', member: 1, status: 'delivered' },
];
/** Holds of packages that the customer wants to wait for, and to go without. */
const holds: Step[] = [
  { step: 'row', member: 2, status: 'on_hold' },
  { step: 'hold', nth: 0, member: 0 },
  { step: 'row', member: 1, status: 'on_hold' },
];

/** Each step that follows from the one before, among others. */
const onTheWay = fc
  .tuple(fc.nat(toTheDoor.length), fc.array(steps, { minLength: 4, maxLength: 12 }))
  .map(([length, rest]) => [...toTheDoor.slice(0, length), ...rest]);

const reaches = (from: PackageStatus, to: PackageStatus): boolean =>
  from === to ||
  canScanTo(from, to) ||
  packageStatuses.some((between) => canTransition(from, between) && canTransition(between, to));

/** Whether a package may be in this state while it is part of a live shipment. */
function belongs(shipment: ShipmentStatus, onHold: string, status: PackageStatus): boolean {
  const stage = packageStages[status];
  if (shipment === 'shipped') return ['on_the_way', 'ready_for_pickup', 'done'].includes(stage);
  if (status === 'on_hold') return onHold === 'wait';
  if (shipment === 'delivered' || shipment === 'cancelled') return false;
  return status === packageStatusIn[shipment] || stage === 'on_the_way' || status === 'delivered';
}

describeShipments(
  'what customers, warehouses and carriers do in turns (decision 053)',
  ({ shipments, database }) => {
    let parcels = 0;
    async function history() {
      const terms = { shipmentRule: { tolerance: 10, invoiceSeries: 'S-', dueDays: 14 } };
      const ada = await shipments().party(packageCount, terms);
      const references = await Promise.all(ada.packageIds.map(shipments().referenceOf));
      const ids: string[] = [];
      const wishes = new Map<string, string>();

      async function take(step: Step): Promise<{ status: number }> {
        const id = ('nth' in step ? ids.at(-1 - step.nth) : undefined) ?? 'shp_none';
        const version = async () => (await ada.read(id)).version;
        switch (step.step) {
          case 'request': {
            const packageIds = step.members.map((one) => ada.packageIds[one] ?? '');
            const answer = await ada.ask({ packageIds, onHold: step.onHold });
            if (answer.status === 200) {
              ids.push(answer.body.id);
              wishes.set(answer.body.id, step.onHold);
            }
            return answer;
          }
          case 'quote':
            return ada.tell('answerQuote', { id, lines: [line(10_000)], validUntil: shipments().inAWeek() });
          case 'accept':
            return ada.call('acceptQuote', { id, version: await version() });
          case 'cancel':
            return ada.call('cancelShipment', { id, version: await version() });
          case 'confirm':
            return ada.call('confirmShipment', { id, version: await version() });
          case 'decline':
            return ada.tell('declineShipment', { id });
          case 'move':
            return ada.tell('moveShipment', { id, status: step.to });
          case 'pack':
            return ada.tell('packShipment', { id, weight: 4200, lines: [line(step.amount)] });
          case 'track': {
            const trackingNumber = `1Z999AA1${String(10_000_000 + ++parcels)}`;
            return ada.tell('trackShipment', { id, carrier: 'ups', trackingNumber });
          }
          case 'hold':
            return ada.tell('holdPackage', {
              id,
              packageReference: references[step.member],
              reason: 'Battery inside',
            });
          case 'release':
            return ada.tell('releasePackage', { id, packageReference: references[step.member] });
          case 'row': {
            const row = { reference: references[step.member], suiteNumber: 'S-1', status: step.status };
            await ada.wms.tell('packages', row);
            return { status: 200 };
          }
          case 'scan': {
            const scan = { packageReference: references[step.member], leg: 'outbound', message: 'Scanned' };
            const occurredAt = '2026-05-21T10:00:00Z';
            await ada.wms.tell('events', { ...scan, occurredAt, status: step.status });
            return { status: 200 };
          }
        }
      }
      return { ada, ids, wishes, take };
    }

    it('a package is in one live shipment at most, goes by its own table, and is where its shipment is', async () => {
      const seen = new Set<string>();
      await fc.assert(
        fc.asyncProperty(onTheWay, async (taken) => {
          const { ada, ids, wishes, take } = await history();
          let before = (await ada.states()) as PackageStatus[];
          for (const step of taken) {
            const { status } = await take(step);
            expect([200, 400, 404], JSON.stringify(step)).toContain(status);

            const now = (await ada.states()) as PackageStatus[];
            for (const [index, to] of now.entries())
              expect(reaches(before[index] ?? to, to), `${before[index]} → ${to}`).toBe(true);
            before = now;

            const all = await Promise.all(ids.map(ada.read));
            for (const shipment of all) seen.add(shipment.status);
            const live = all.filter((shipment) => isLive(shipment.status as ShipmentStatus));
            const members = live.flatMap(({ packages }) => packages.map(({ id }) => id));
            expect(new Set(members).size, 'a package in two live shipments').toBe(members.length);
            const { shipmentPackages } = schema;
            const kept = await database()
              .select({ id: shipmentPackages.packageId })
              .from(shipmentPackages)
              .where(eq(shipmentPackages.live, true));
            const own = kept.map(({ id }) => id).filter((id) => ada.packageIds.includes(id));
            expect(own.sort()).toEqual([...members].sort());

            for (const shipment of live)
              for (const { id, status: state } of shipment.packages)
                expect(
                  belongs(
                    shipment.status as ShipmentStatus,
                    wishes.get(shipment.id) ?? '',
                    state as PackageStatus,
                  ),
                  `${id} is ${state} in a shipment that is ${shipment.status}`,
                ).toBe(true);
          }
        }),
        { numRuns: 30, examples: [[toTheDoor], [[...toTheDoor.slice(0, 4), ...holds]]] },
      );
      expect([...seen]).toEqual(
        expect.arrayContaining(['quote_requested', 'requested', 'processing', 'packed', 'shipped']),
      );
      expect([...seen]).toEqual(expect.arrayContaining(['delivered', 'cancelled']));
    });
  },
  240_000,
);

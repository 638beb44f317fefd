import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canTransition, packageStages } from '@/lib/domain/package/package-status';
import { packageStatuses, type PackageStatus } from '@/lib/domain/package/package-statuses';
import { following } from '@/lib/domain/shipment/following';
import { holdChoices } from '@/lib/domain/shipment/shipment';
import {
  canShipmentGo,
  isCancellable,
  isLive,
  liveShipmentStatuses,
  packagePath,
  packageStatusIn,
  shipmentStatuses,
  shipmentTransitions,
} from '@/lib/domain/shipment/shipment-status';

const states = Object.keys(packageStatusIn) as (keyof typeof packageStatusIn)[];
const steps = states.flatMap((from) => shipmentTransitions[from].map((to) => [from, to] as const));
const live = fc.constantFrom(...liveShipmentStatuses);
const onHold = fc.constantFrom(...holdChoices);
const members = fc
  .array(fc.constantFrom(...packageStatuses), { minLength: 1, maxLength: 6 })
  .map((statuses) => statuses.map((status, at) => ({ id: `pkg_${at}`, status })));

describe('the life of a shipment (data-model "Shipment")', () => {
  it.each(steps)('%s → %s: its packages go along, by the table of packages', (from, to) => {
    let at: PackageStatus = packageStatusIn[from];
    for (const next of packagePath(from, to)) {
      expect(at === next || canTransition(at, next), `${at} → ${next}`).toBe(true);
      at = next;
    }
    expect(at).toBe(packageStatusIn[to]);
  });

  it('a package stays in storage until the shipment is requested', () => {
    expect(packageStatusIn.quote_requested).toBe('in_storage');
    expect(packageStatusIn.requested).toBe('ship_requested');
  });

  it('its customer may cancel until the warehouse prepares it, and not after', () => {
    const cancellable = shipmentStatuses.filter(isCancellable);
    expect(cancellable).toEqual(['quote_requested', 'requested']);
    for (const status of cancellable) expect(canShipmentGo(status, 'cancelled')).toBe(true);
  });

  it('nothing leads out of its ends', () => {
    for (const status of shipmentStatuses.filter((one) => !isLive(one)))
      expect(shipmentTransitions[status]).toEqual([]);
  });
});

describe('a shipment whose packages move by themselves', () => {
  it('goes forward or ends, and keeps each package or takes it out', () => {
    fc.assert(
      fc.property(live, onHold, members, (status, hold, packages) => {
        const after = following({ status, onHold: hold }, packages);
        const known = packages.map(({ id }) => id);
        expect(after.out.every((id) => known.includes(id))).toBe(true);
        const forward = shipmentStatuses.indexOf(after.status) >= shipmentStatuses.indexOf(status);
        expect(forward).toBe(true);
        expect(after.status === 'cancelled' || after.out.length < packages.length).toBe(true);
        if (status === 'shipped') expect(after.out).toEqual([]);
      }),
    );
  });

  it('has left once every package has, and is delivered when all have an end and one is delivered', () => {
    fc.assert(
      fc.property(live, onHold, members, (status, hold, packages) => {
        const { out, ...after } = following({ status, onHold: hold }, packages);
        const staying = packages.filter(({ id }) => !out.includes(id));
        const done = staying.every((one) => packageStages[one.status] === 'done');
        if (after.status === 'delivered') {
          expect(done && staying.some((one) => one.status === 'delivered')).toBe(true);
        }
        if (after.status === 'shipped' && status !== 'shipped') {
          expect(staying.every((one) => packageStages[one.status] !== 'being_prepared')).toBe(true);
        }
      }),
    );
  });

  const two = (first: (typeof packageStatuses)[number], second: (typeof packageStatuses)[number]) => [
    { id: 'pkg_1', status: first },
    { id: 'pkg_2', status: second },
  ];

  it('goes without a package that is held, or waits for it, as its customer wished', () => {
    const packages = two('on_hold', 'processing');
    expect(following({ status: 'processing', onHold: 'without' }, packages)).toEqual({
      status: 'processing',
      out: ['pkg_1'],
    });
    expect(following({ status: 'processing', onHold: 'wait' }, packages)).toEqual({
      status: 'processing',
      out: [],
    });
  });

  it.each([
    ['the last package is out', 'requested', two('on_hold', 'disposed'), 'cancelled'],
    ['one of two has left', 'packed', two('in_transit', 'packed'), 'packed'],
    ['both have left', 'packed', two('in_transit', 'shipped'), 'shipped'],
    ['one of two is delivered', 'shipped', two('delivered', 'in_transit'), 'shipped'],
    ['one is delivered and one lost', 'shipped', two('delivered', 'lost'), 'delivered'],
    ['all are returned', 'shipped', two('returned', 'returned'), 'cancelled'],
  ] as const)('%s: from %s', (_, status, packages, to) => {
    expect(following({ status, onHold: 'without' }, packages).status).toBe(to);
  });
});

import { describe, expect, it } from 'vitest';
import { askedOf } from '@/components/features/shipping/ship-asked';
import { readChoices, shipHref, type ShipChoices } from '@/components/features/shipping/ship-choices';

const address = { name: 'Ada', line1: '1 Bay Street', locality: 'Nassau', countryCode: 'BS' };

const read = (href: string) => {
  const { searchParams } = new URL(href, 'http://localhost');
  return readChoices((name) => searchParams.getAll(name));
};

const nothing: ShipChoices = {
  packageIds: [],
  address: '0',
  extras: undefined,
  isTogether: true,
  service: '',
  onHold: 'wait',
  note: '',
};

describe('what is chosen of a shipment, in an address', () => {
  it.each<Partial<ShipChoices>>([
    {},
    { packageIds: ['pkg_1', 'pkg_2'] },
    { packageIds: ['pkg_1'], extras: [] },
    { extras: ['repack', 'photos'], isTogether: false, onHold: 'without' },
    { address: '2', service: 'express', note: 'Ring & wait' },
  ])('is read as it was written: %j', (chosen) => {
    expect(read(shipHref(chosen))).toEqual({ ...nothing, ...chosen });
  });

  it('has nothing that is usual, so that a link is short', () => {
    expect(shipHref({ packageIds: ['pkg_1'] })).toBe('/shipments/new?package=pkg_1');
    expect(shipHref(nothing)).toBe('/shipments/new');
  });

  it('unknown values are left out, and a package counts once', () => {
    const given = `package=a&package=a&package=&package=${'x'.repeat(65)}&extra=gold&hold=no&parcels=two`;
    expect(read(`/shipments/new?${given}`)).toEqual({ ...nothing, packageIds: ['a'] });
  });

  it('the price is asked of packages apart only where there are several', () => {
    const chosen = { extras: ['photos' as const], isTogether: false };
    expect(askedOf({ ...chosen, packageIds: ['a'] }, address)).toEqual({
      packageIds: ['a'],
      address,
      extras: { repack: false, insurance: false, photos: true },
    });
    expect(askedOf({ ...chosen, packageIds: ['a', 'b'] }, address).consolidate).toBe(false);
    expect(askedOf({ ...chosen, packageIds: ['a', 'b'], isTogether: true }, address)).not.toHaveProperty(
      'consolidate',
    );
  });
});

import { describe, expect, it } from 'vitest';
import { headlineOf } from '@/components/features/packages/headline';
import { packageStatuses, type PackageStatus } from '@/lib/domain/package/package-statuses';
import { aPackage } from './a-package';
import { anEvent } from './an-event';

const formats = { instant: (iso: string) => `<${iso.slice(0, 10)}>`, date: (date: string) => `<${date}>` };
const headline = (status: PackageStatus, change: Parameters<typeof aPackage>[0] = {}) =>
  headlineOf(aPackage({ status, ...change }), formats);

describe('the headline of a package', () => {
  it('says where it is and since when', () => {
    expect(headline('in_storage', { receivedAt: '2026-11-17T14:05:00Z' })).toBe(
      'Arrived at the Miami warehouse, <2026-11-17>',
    );
  });

  it('says when it is expected, if the carrier gave a date', () => {
    const outbound = {
      carrier: 'dhl_parcel_de',
      trackingNumber: '00340434',
      trackingStatus: 'in_transit',
      estimatedDelivery: '2026-11-24',
    } as const;
    expect(headline('in_transit', { outbound })).toBe(
      'On the way to you with DHL Paket, expected <2026-11-24>',
    );
    expect(headline('in_transit', { outbound: undefined })).toBe('On the way to you with UPS');
  });

  it('finding 19: says “on its way” only once a carrier has it', () => {
    const inbound = {
      carrier: 'ups',
      trackingNumber: '1Z',
      trackingStatus: 'pending',
      estimatedDelivery: '2026-11-24',
    } as const;
    expect(headline('expected', { inbound })).toBe('Added <2026-11-18>, no scan yet');
    const labelled = { ...inbound, trackingStatus: 'info_received' } as const;
    expect(headline('expected', { inbound: labelled, events: [anEvent()] })).toBe(
      'Label created, not yet with UPS',
    );
    const moving = { ...inbound, trackingStatus: 'in_transit' } as const;
    expect(headline('expected', { inbound: moving, events: [anEvent()] })).toBe(
      'On its way to the Miami warehouse, expected <2026-11-24>',
    );
  });

  it('names who signed', () => {
    const inbound = {
      carrier: 'ups',
      trackingNumber: '1Z',
      trackingStatus: 'delivered',
      deliveredAt: '2026-11-18T10:00:00Z',
      signedBy: 'WHITFIELD',
    } as const;
    expect(headline('delivered', { inbound })).toBe('Delivered, <2026-11-18>, signed by WHITFIELD');
  });

  it('distinguishes a return by the carrier from one by the warehouse', () => {
    const outbound = { carrier: 'ups', trackingNumber: '1Z', trackingStatus: 'returned' } as const;
    expect(headline('returned')).toContain('Returned to the shop');
    expect(headline('returned', { outbound })).toContain('Returned after a failed delivery');
    expect(headline('returned', { outbound: { ...outbound, trackingStatus: 'info_received' } })).toContain(
      'Returned to the shop',
    );
  });

  it.each(packageStatuses)('is one complete sentence for %s', (status) => {
    expect(headline(status)).not.toMatch(/undefined|null|\s{2}|[,;]\s*$/);
  });
});

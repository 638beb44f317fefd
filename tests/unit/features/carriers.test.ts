import { describe, expect, it } from 'vitest';
import { carrierPage } from '@/lib/domain/carrier/carrier-pages';
import { carrierMonogram } from '@/lib/domain/carrier/carrier-monogram';
import { carrierChoices, carrierName } from '@/lib/domain/carrier/carriers';

describe('carriers', () => {
  it.each([
    ['usps', 'USPS', 'USPS'],
    ['dhl_parcel_de', 'DHL Paket', 'DHL'],
    ['fedex', 'FedEx', 'FED'],
    ['la_poste_colissimo', 'La Poste Colissimo', 'LAP'],
    ['amazon', 'Amazon Logistics', 'AMA'],
    ['canadapost', 'Canada Post', 'CAN'],
    ['constructor', 'Constructor', 'CON'],
  ])('%s is %s, on its tile %s', (slug, name, monogram) => {
    expect([carrierName(slug), carrierMonogram(slug)]).toEqual([name, monogram]);
  });

  it('have the initials of their name on their tile', () => {
    for (const { slug, name } of [
      ...carrierChoices(),
      { slug: 'lasership', name: carrierName('lasership') },
    ]) {
      expect(name.replace(/\W/g, '').toUpperCase(), slug).toMatch(new RegExp(`^${carrierMonogram(slug)}`));
    }
  });

  it('are offered once by name, without placeholders', () => {
    const choices = carrierChoices();
    const names = choices.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    expect(choices).toContainEqual({ slug: 'dhl_express', name: 'DHL Express' });
    expect(names).not.toContain('Unknown carrier');
  });

  it('prefer the carrier’s own tracking page, and escape numbers in the default one', () => {
    const leg = { carrier: 'usps', trackingNumber: '94 00/1', trackingStatus: 'in_transit' } as const;
    expect(carrierPage(leg)).toBe('https://tools.usps.com/go/TrackConfirmAction?tLabels=94%2000%2F1');
    expect(carrierPage({ ...leg, trackingUrl: 'https://example.com/t' })).toBe('https://example.com/t');
    expect(carrierPage({ ...leg, carrier: 'seko' })).toBeUndefined();
  });
});

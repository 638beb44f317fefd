import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { headlineOf } from '@/components/features/packages/headline';
import { PackageTimeline } from '@/components/features/packages/package-timeline';
import { headlineFormats } from '@/components/features/packages/package-times';
import { aPackage } from './a-package';
import { anEvent } from './an-event';

const outbound = {
  carrier: 'dhl_parcel_de',
  trackingNumber: '00340434',
  trackingStatus: 'out_for_delivery',
} as const;
/** As shown to a customer in Tokyo. */
const timelineOf = (change: Parameters<typeof aPackage>[0], timeZone = 'Asia/Tokyo') =>
  renderToStaticMarkup(<PackageTimeline item={aPackage(change)} timeZone={timeZone} />)
    .replaceAll(/<svg.*?<\/svg>/g, '')
    .replaceAll(/<[^>]+>/g, '|')
    .replaceAll(/\|+/g, '|');

describe('the timeline of a package', () => {
  it('has both legs and the warehouse in the carrier’s words, in the customer’s time zone', () => {
    const text = timelineOf({
      outbound,
      events: [
        anEvent({
          id: 'c',
          leg: 'outbound',
          message: 'IN ZUSTELLUNG',
          occurredAt: '2026-11-20T08:15:00Z',
          localTime: '20.11.2026 08:15',
          location: { raw: 'KÖLN, DE' },
        }),
        anEvent({ id: 'b', leg: 'warehouse', message: 'Weighed and stored' }),
        anEvent({ id: 'a', message: 'Departed USPS facility', occurredAt: '2026-11-17T20:00:00Z' }),
      ],
    });
    expect(text).toContain('|Friday, 20th Nov 2026|');
    expect(text).toContain('IN ZUSTELLUNG|KÖLN, DE · DHL Paket|08:15 local time|');
    expect(text).toMatch(
      /\|Thursday, 19th Nov 2026\|Weighed and stored\|Waybill Miami\|04:05 (JST|GMT\+9)\|/,
    );
    expect(text).toContain('|18th Nov 2026, 14:05 local time|');
    expect(text).toMatch(/Departed USPS facility\|UPS\|05:00 (JST|GMT\+9)\|/);
    expect(text.indexOf('IN ZUSTELLUNG')).toBeLessThan(text.indexOf('Weighed'));
  });

  it('has the customer’s answers among the scans, by the state they were given in', () => {
    const at = '2026-11-19T20:00:00Z';
    const address = { name: 'Ada', line1: '1 Bay Street', locality: 'Nassau', countryCode: 'BS' };
    const text = timelineOf({
      status: 'delivered',
      events: [anEvent({ id: 'a', message: 'Departed USPS facility', occurredAt: '2026-11-17T20:00:00Z' })],
      answers: [
        { address, status: 'exception', at: '2026-11-18T20:00:00Z', settledAt: at },
        { choice: 'ship', note: 'Ring twice', status: 'exception', at },
      ],
    });
    expect(text).toMatch(/You answered: Try the delivery again\|Ring twice\|.*05:00/);
    expect(text).toMatch(/You confirmed the delivery address\|.*1 Bay Street/);
    expect(text.indexOf('You answered')).toBeLessThan(text.indexOf('You confirmed'));
    expect(text.indexOf('You confirmed')).toBeLessThan(text.indexOf('Departed'));
  });

  const zones = [
    'America/New_York',
    'America/Nassau',
    'Asia/Tokyo',
    'Pacific/Kiritimati',
    'Pacific/Chatham',
    'Europe/London',
  ];

  it.each(zones)('finding 17: the days of a timeline in %s run in one direction, whoever scanned', (zone) => {
    const hours = Array.from({ length: 24 * 4 }, (_, hour) => hour);
    // Across the change to standard time in New York and Nassau.
    const start = Date.parse('2026-10-30T00:30:00Z');
    const legs = ['inbound', 'warehouse', 'outbound'] as const;
    const events = hours.map((hour) =>
      anEvent({
        id: `evt_${hour}`,
        leg: legs[hour % 3] ?? 'inbound',
        occurredAt: new Date(start + hour * 3_600_000).toISOString(),
        ...(hour % 5 === 0 && { localTime: `scan ${hour}` }),
        ...(hour % 7 === 0 && { utcOffset: 540 }),
      }),
    );
    const text = timelineOf({ outbound, events }, zone);
    const days = [...text.matchAll(/\|\w+day, (\d+)\w\w (\w+ \d+)\|/g)].map(([, day, rest]) =>
      Date.parse(`${day} ${rest} UTC`),
    );
    expect(days.length).toBeGreaterThan(3);
    expect(days).toEqual([...new Set(days)].sort((a, b) => b - a));
  });

  it('shows the carrier’s own text for a local time without a zone, without a machine-readable instant', () => {
    const html = renderToStaticMarkup(
      <PackageTimeline
        item={aPackage({ events: [anEvent({ id: 'a', localTime: '18.11.26 1905' })] })}
        timeZone="UTC"
      />,
    );
    expect(html).toContain(
      '<time dateTime="2026-11-18T19:05:00" title="18.11.26 1905"><span>19:05 local time</span></time>',
    );
  });

  it('uses the same time zone as the headline', () => {
    const at = '2026-11-20T08:15:00Z';
    const item = aPackage({
      status: 'out_for_delivery',
      statusChangedAt: at,
      outbound,
      events: [anEvent({ id: 'c', leg: 'outbound', occurredAt: at, localTime: '20.11.2026 08:15' })],
    });
    expect(headlineOf(item, headlineFormats(item, 'Asia/Tokyo', at))).toBe(
      'Out for delivery, Friday, 20th Nov, 08:15 local time',
    );
  });

  it('without a scan explains what that means at this stage', () => {
    expect(timelineOf({ status: 'expected' })).toContain('as soon as the carrier has the package');
    expect(timelineOf({ status: 'in_storage' })).toContain('hasn’t been scanned yet');
    expect(timelineOf({ status: 'cancelled' })).toContain('never scanned');
  });
});

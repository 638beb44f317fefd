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
/** As the page shows it to a customer in Tokyo. */
const timelineOf = (change: Parameters<typeof aPackage>[0]) =>
  renderToStaticMarkup(<PackageTimeline item={aPackage(change)} timeZone="Asia/Tokyo" />)
    .replaceAll(/<svg.*?<\/svg>/g, '')
    .replaceAll(/<[^>]+>/g, '|')
    .replaceAll(/\|+/g, '|');

describe('the timeline of a package', () => {
  it('has both legs and the warehouse, each in the carrier’s words, its name, place and clock', () => {
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
    expect(text).toMatch(/Weighed and stored\|Waybill Miami\|14:05 (EST|GMT-5)\|/);
    expect(text).toMatch(/Departed USPS facility\|UPS\|05:00 (JST|GMT\+9)\|/);
    expect(text.indexOf('IN ZUSTELLUNG')).toBeLessThan(text.indexOf('Weighed'));
  });

  it('keeps what the carrier wrote for a clock without a zone, and gives machines no instant of it', () => {
    const html = renderToStaticMarkup(
      <PackageTimeline
        item={aPackage({ events: [anEvent({ id: 'a', localTime: '18.11.26 1905' })] })}
        timeZone="UTC"
      />,
    );
    expect(html).toContain(
      '<time dateTime="2026-11-18T19:05:00" title="18.11.26 1905">19:05 local time</time>',
    );
  });

  it('is told from the same clock as the headline', () => {
    const at = '2026-11-20T08:15:00Z';
    const item = aPackage({
      status: 'out_for_delivery',
      statusChangedAt: at,
      outbound,
      events: [anEvent({ id: 'c', leg: 'outbound', occurredAt: at, localTime: '20.11.2026 08:15' })],
    });
    expect(headlineOf(item, headlineFormats(item, 'Asia/Tokyo', at))).toBe(
      'Out for delivery, Friday 20 Nov, 08:15',
    );
  });

  it('without a scan says what that means where the package is', () => {
    expect(timelineOf({ status: 'expected' })).toContain('as soon as the carrier has the package');
    expect(timelineOf({ status: 'in_storage' })).toContain('Nobody has told of a scan');
    expect(timelineOf({ status: 'cancelled' })).toContain('never scanned');
  });
});

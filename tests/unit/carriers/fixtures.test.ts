import { expect, it } from 'vitest';
import { trackingStatusOf } from '@/lib/domain/package/tracking';
import { readRow, rowsOf } from '@/server/product-api/tracking/carriers';
import { describeFixtures, fixture } from './fixtures';

function read(name: string) {
  const readings = (rowsOf(fixture(name)) ?? []).map(readRow);
  const trackers = readings.flatMap(({ tracker }) => (tracker ? [tracker] : []));
  return {
    trackers,
    issues: readings.flatMap(({ issues }) => issues),
    events: trackers.flatMap(({ events }) => events),
    statuses: trackers.map(({ events }) =>
      trackingStatusOf(
        events.map(({ occurredAt, status }) => ({ occurredAt: occurredAt.toISOString(), status })),
      ),
    ),
  };
}

const count = (values: string[]) =>
  Object.fromEntries([...new Set(values)].sort().map((key) => [key, values.filter((v) => v === key).length]));

describeFixtures('data-model "Tracking status": real carriers’ data', () => {
  it('reads every EasyPost tracker', () => {
    const { trackers, events, issues, statuses } = read('easypost-trackers.json');
    expect([trackers.length, events.length, issues]).toEqual([12, 22, []]);
    expect(new Set(trackers.map(({ carrier }) => carrier))).toEqual(new Set(['usps']));
    expect(count(statuses)).toEqual({ exception: 2, info_received: 10 });
    expect(trackers[0]).toMatchObject({ trackingNumber: '9400100110368068951798' });
    expect(trackers[0]?.events.map(({ location }) => location?.raw)).toEqual([
      undefined,
      'HOUSTON, TX 77063',
    ]);
  });

  it('reads an EasyPost webhook body', () => {
    const { trackers, issues, statuses } = read('easypost-webhook.json');
    expect(issues).toEqual([]);
    expect(statuses).toEqual(['in_transit']);
    expect(trackers).toHaveLength(1);
    expect(trackers[0]).toMatchObject({
      carrier: 'fedex',
      trackingNumber: '1',
      estimatedDelivery: '2024-08-05',
      weight: 17_418,
      trackingUrl: 'https://track.easypost.com/1',
    });
    expect(trackers[0]?.events).toHaveLength(7);
  });

  it('reads every Karrio tracker', () => {
    const { trackers, events, issues, statuses } = read('karrio-trackers.json');
    expect([trackers.length, events.length, issues]).toEqual([21, 107, []]);
    expect(new Set(trackers.map(({ carrier }) => carrier)).size).toBe(13);
    expect(count(statuses)).toEqual({ delivered: 13, in_transit: 4, info_received: 4 });
    expect(events.filter(({ localTime }) => localTime !== undefined)).toHaveLength(9);
    expect(trackers[16]).toMatchObject({ trackingNumber: 'YOGI045', weight: 2840 });
    const hermes = trackers[8]?.events.map(({ occurredAt }) => occurredAt.toISOString());
    expect(hermes?.[0]).toBe('2024-01-20T13:30:00.000Z');
    expect(trackers[3]?.weight).toBeUndefined();
  });

  it('takes a delivery that only the tracker tells for its newest event', () => {
    const chronopost = read('karrio-trackers.json').trackers[2]?.events;
    expect(chronopost?.map(({ status }) => status)).toEqual([
      ...Array<string>(8).fill('in_transit'),
      'delivered',
    ]);
    expect(chronopost?.[0]).toMatchObject({ localTime: '2022-06-19 13:47 PM' });
    expect(chronopost?.[0]?.occurredAt.toISOString()).toBe('2022-06-19T13:47:00.000Z');
  });

  it('finds no tracker in a file of number formats', () => {
    expect(rowsOf(fixture('tracking-numbers/usps.json'))).toBeUndefined();
  });
});

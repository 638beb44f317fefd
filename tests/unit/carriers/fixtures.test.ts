import { describe, expect, it } from 'vitest';
import { trackingStatusOf } from '@/lib/domain/package/tracking';
import { readRow, rowsOf } from '@/server/product-api/tracking/read-rows';
import { own, shared } from '../../support/fixtures';

const times = (n: number, status: string) => Array<string>(n).fill(status);

const count = (values: string[]) =>
  Object.fromEntries([...new Set(values)].sort().map((key) => [key, values.filter((v) => v === key).length]));

function read(set: typeof own, name: string) {
  const readings = (rowsOf(set.json(name)) ?? []).map(readRow);
  const trackers = readings.flatMap(({ tracker }) => (tracker ? [tracker] : []));
  return {
    trackers,
    issues: readings.flatMap(({ issues }) => issues),
    unknown: readings.flatMap(({ unknownStatuses }) => unknownStatuses ?? []),
    events: trackers.flatMap(({ events }) => events),
    statuses: trackers.map(({ events }) =>
      trackingStatusOf(
        events.map(({ occurredAt, status }) => ({ occurredAt: occurredAt.toISOString(), status })),
      ),
    ),
  };
}

const cases = [
  {
    set: own,
    numberFormats: 'tracking-numbers.json',
    easypost: {
      trackers: 7,
      events: 21,
      carriers: ['usps', 'ups', 'fedex', 'dhl_ecommerce', 'northbound_couriers', 'canadapost'],
      statuses: {
        attempt_fail: 1,
        delivered: 1,
        in_transit: 2,
        out_for_delivery: 1,
        pending: 1,
        returned: 1,
      },
      unknown: ['in_customs', 'paused'],
      first: '9400191338190273757566',
      places: [undefined, ...times(2, 'DAYTON, OH 45402, US'), ...times(2, 'ALBANY, NY 12207, US')],
    },
    webhook: {
      status: 'available_for_pickup',
      events: 4,
      tracker: {
        carrier: 'ups',
        trackingNumber: '1Z0F49960433802739',
        estimatedDelivery: '2025-06-05',
        weight: 1488,
        trackingUrl: 'https://track.easypost.com/own',
      },
    },
    karrio: {
      trackers: 9,
      events: 24,
      carriers: 8,
      statuses: {
        available_for_pickup: 1,
        delivered: 2,
        exception: 1,
        in_transit: 1,
        info_received: 1,
        out_for_delivery: 1,
        pending: 1,
        returned: 1,
      },
      unknown: ['weather_delay', 'snowed_in'],
      localTimes: 7,
      weighed: [3, { trackingNumber: '323263123806829629785577', weight: 1250 }],
      ofOffset: [2, '2025-03-31T07:10:00.000Z'],
      weightless: 2,
      quiet: {
        at: 1,
        statuses: [...times(4, 'in_transit'), 'delivered'],
        localTime: '2025-07-01 15:20 PM',
        occurredAt: '2025-07-01T15:20:00.000Z',
      },
    },
  },
  {
    set: shared,
    numberFormats: 'tracking-numbers/usps.json',
    easypost: {
      trackers: 12,
      events: 22,
      carriers: ['usps'],
      statuses: { exception: 2, info_received: 10 },
      unknown: [],
      first: '9400100110368068951798',
      places: [undefined, 'HOUSTON, TX 77063'],
    },
    webhook: {
      status: 'in_transit',
      events: 7,
      tracker: {
        carrier: 'fedex',
        trackingNumber: '1',
        estimatedDelivery: '2024-08-05',
        weight: 17_418,
        trackingUrl: 'https://track.easypost.com/1',
      },
    },
    karrio: {
      trackers: 21,
      events: 107,
      carriers: 13,
      statuses: { delivered: 13, in_transit: 4, info_received: 4 },
      unknown: [],
      localTimes: 9,
      weighed: [16, { trackingNumber: 'YOGI045', weight: 2840 }],
      ofOffset: [8, '2024-01-20T13:30:00.000Z'],
      weightless: 3,
      quiet: {
        at: 2,
        statuses: [...times(8, 'in_transit'), 'delivered'],
        localTime: '2022-06-19 13:47 PM',
        occurredAt: '2022-06-19T13:47:00.000Z',
      },
    },
  },
] as const;

for (const { set, numberFormats, easypost, webhook, karrio } of cases) {
  describe.skipIf(!set.present)(`data-model "Tracking status": ${set.title}`, () => {
    it('reads every EasyPost tracker', () => {
      const { trackers, events, issues, unknown, statuses } = read(set, 'easypost-trackers.json');
      expect([trackers.length, events.length, issues]).toEqual([easypost.trackers, easypost.events, []]);
      expect(new Set(trackers.map(({ carrier }) => carrier))).toEqual(new Set(easypost.carriers));
      expect(count(statuses)).toEqual(easypost.statuses);
      expect(unknown).toEqual(easypost.unknown);
      expect(trackers[0]).toMatchObject({ trackingNumber: easypost.first });
      expect(trackers[0]?.events.map(({ location }) => location?.raw)).toEqual(easypost.places);
    });

    it('reads an EasyPost webhook body', () => {
      const { trackers, issues, statuses } = read(set, 'easypost-webhook.json');
      expect(issues).toEqual([]);
      expect(statuses).toEqual([webhook.status]);
      expect(trackers).toHaveLength(1);
      expect(trackers[0]).toMatchObject(webhook.tracker);
      expect(trackers[0]?.events).toHaveLength(webhook.events);
    });

    it('reads every Karrio tracker', () => {
      const { trackers, events, issues, unknown, statuses } = read(set, 'karrio-trackers.json');
      expect([trackers.length, events.length, issues]).toEqual([karrio.trackers, karrio.events, []]);
      expect(new Set(trackers.map(({ carrier }) => carrier)).size).toBe(karrio.carriers);
      expect(count(statuses)).toEqual(karrio.statuses);
      expect(unknown).toEqual(karrio.unknown);
      expect(events.filter(({ localTime }) => localTime !== undefined)).toHaveLength(karrio.localTimes);
      const [weighed, tracker] = karrio.weighed;
      expect(trackers[weighed]).toMatchObject(tracker);
      const [ofOffset, instant] = karrio.ofOffset;
      expect(trackers[ofOffset]?.events[0]?.occurredAt.toISOString()).toBe(instant);
      expect(trackers[karrio.weightless]).toBeDefined();
      expect(trackers[karrio.weightless]?.weight).toBeUndefined();
    });

    it('uses a delivery that only the tracker reports as its newest event', () => {
      const { at, statuses, localTime, occurredAt } = karrio.quiet;
      const events = read(set, 'karrio-trackers.json').trackers[at]?.events;
      expect(events?.map(({ status }) => status)).toEqual(statuses);
      expect(events?.[0]).toMatchObject({ localTime });
      expect(events?.[0]?.occurredAt.toISOString()).toBe(occurredAt);
    });

    it('finds no tracker in a file of number formats', () => {
      expect(rowsOf(set.json(numberFormats))).toBeUndefined();
    });
  });
}

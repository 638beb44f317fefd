import { describe, expect, it } from 'vitest';
import { readRow, rowsOf } from '@/server/product-api/tracking/read-rows';

const easypost = (change: object = {}) => ({
  object: 'Tracker',
  tracking_code: '9400100110368068951798',
  carrier: 'USPS',
  status: 'in_transit',
  tracking_details: [{ message: 'Scan', status: 'in_transit', datetime: '2024-07-01T04:47:37Z' }],
  ...change,
});
const karrio = (change: object = {}) => ({
  carrier_name: 'fedex',
  tracking_number: '776094337676',
  status: 'in_transit',
  events: [{ description: 'Scan', status: 'in_transit', timestamp: '2024-04-26T09:26:00.000Z' }],
  ...change,
});
const scans = (...events: object[]) => readRow(karrio({ events })).tracker?.events;
const clock = (time: string, date = '2024-04-26') =>
  scans({ description: 'x', date, time })?.[0]?.occurredAt.toISOString();

describe('finding the rows of a file', () => {
  it.each([
    ['a list', [easypost(), karrio()], 2],
    ['one tracker', karrio(), 1],
    ['EasyPost’s list', { trackers: [easypost(), easypost()], has_more: false }, 2],
    ['Karrio’s list', { count: 1, results: [karrio()] }, 1],
    ['Karrio’s single answer', { messages: [], tracking: karrio() }, 1],
    ['a webhook body', { object: 'Event', result: easypost() }, 1],
    ['a list of Karrio’s webhook bodies', [{ type: 'tracker.updated', data: karrio() }], 1],
    ['a list of webhook bodies', { events: [{ object: 'Event', result: easypost() }] }, 1],
  ])('%s', (_, json, rows) => {
    expect(rowsOf(json)).toHaveLength(rows);
  });

  it.each([[[]], [{}], [null], ['text'], [42], [[1, 2]], [{ trackers: [] }], [{ data: { data: [] } }]])(
    'finds no tracker in %j',
    (json) => {
      expect(rowsOf(json)).toBeUndefined();
    },
  );
});

describe('a bad row is named by field and reason', () => {
  it.each([
    [easypost({ tracking_code: undefined }), 'tracking_code', 'must be a text'],
    [easypost({ tracking_code: ' ' }), 'tracking_code', 'is empty'],
    [karrio({ tracking_number: 'x'.repeat(41) }), 'tracking_number', 'has more than 40 characters'],
    [
      karrio({ tracking_number: '1Z<script>' }),
      'tracking_number',
      'has other characters than letters, digits and hyphens',
    ],
    [karrio({ carrier_name: '—' }), 'carrier_name', 'names no carrier'],
    [karrio({ events: 'none' }), 'events', 'must be a list'],
    [{ object: 'Event', result: { object: 'Batch' } }, 'result.object', 'must be Tracker'],
    [{ object: 'Event' }, 'result', 'is not a Tracker'],
    [{ object: 'Event', result: easypost({ tracking_code: '' }) }, 'result.tracking_code', 'is empty'],
    [{ event: 'tracker_updated', data: karrio({ tracking_number: '' }) }, 'data.tracking_number', 'is empty'],
    [{ number: 1 }, 'row', 'is not a tracker of EasyPost or Karrio'],
    [null, 'row', 'is not a tracker of EasyPost or Karrio'],
  ])('%j', (row, field, reason) => {
    expect(readRow(row)).toEqual({ tracker: undefined, issues: [{ field, reason }] });
  });

  it('a bad event rejects no other', () => {
    const details = easypost().tracking_details;
    const bad = { message: 'Scan', datetime: 'yesterday' };
    const { tracker, issues } = readRow(easypost({ tracking_details: [bad, ...details, 'text', {}] }));
    expect(tracker?.events).toHaveLength(1);
    expect(issues).toEqual([
      { field: 'tracking_details[0].datetime', reason: 'is not a time' },
      { field: 'tracking_details[2]', reason: 'must be of type object' },
      { field: 'tracking_details[3].datetime', reason: 'must be a time' },
    ]);
  });

  it('a bad optional field never rejects the row', () => {
    const odd = { weight: 'heavy', signed_by: 7, public_url: 'javascript:alert(1)', carrier_detail: 3 };
    const { tracker, issues } = readRow(easypost({ ...odd, est_delivery_date: '2024-02-30', weight: 1e12 }));
    expect(issues).toEqual([]);
    expect(Object.keys(tracker ?? {}).sort()).toEqual(['carrier', 'events', 'trackingNumber']);
  });
});

describe('tracking numbers and carriers', () => {
  it.each([
    ['yogi045', 'YOGI045'],
    ['1', '1'],
    ['9400 1001 1036', '940010011036'],
    [123456789012, '123456789012'],
  ])('%s', (given, expected) => {
    expect(readRow(karrio({ tracking_number: given })).tracker?.trackingNumber).toBe(expected);
  });

  it.each([
    ['USPS', 'usps'],
    ['FedEx', 'fedex'],
    ['FedExDefault', 'fedex'],
    ['DHLExpress', 'dhl_express'],
    ['UPSDAP', 'ups'],
    ['CanadaPost', 'canadapost'],
    ['dhl_parcel_de', 'dhl_parcel_de'],
    ['SomeNewCarrier', 'some_new_carrier'],
    ['YunExpress', 'yunexpress'],
    ['Spee-Dee Delivery', 'speedee'],
    ['DHL eCommerce', 'dhl_ecommerce'],
    ['DhlEcs', 'dhl_ecommerce'],
    ['DHL Paket', 'dhl_parcel_de'],
    ['OnTrac', 'ontrac'],
    ['LaserShip', 'lasership'],
    ['constructor', 'constructor'],
  ])('%s is %s', (name, slug) => {
    expect(readRow(easypost({ carrier: name })).tracker?.carrier).toBe(slug);
  });
});

describe('carrier times', () => {
  it.each([
    ['14:30 PM', '14:30'],
    ['00:00 AM', '00:00'],
    ['12:01 PM', '12:01'],
    ['12:01 AM', '00:01'],
    ['02:30 PM', '14:30'],
    ['9:05', '09:05'],
    ['09:26 a.m.', '09:26'],
  ])('local time %s', (text, expected) => {
    expect(clock(text)).toBe(`2024-04-26T${expected}:00.000Z`);
  });

  it.each([
    ['2024-01-20T14:30:00+01:00', '2024-01-20T13:30:00.000Z', undefined],
    ['2024-01-20T14:30:00+0100', '2024-01-20T13:30:00.000Z', undefined],
    ['2024-01-20 14:30:00Z', '2024-01-20T14:30:00.000Z', undefined],
    ['2024-01-20T14:30:00.123456Z', '2024-01-20T14:30:00.123Z', undefined],
    ['2024-01-20T14:30:00', '2024-01-20T14:30:00.000Z', '2024-01-20T14:30:00'],
  ])('timestamp %s', (timestamp, instant, localTime) => {
    const event = scans({ description: 'x', timestamp })?.[0];
    expect(event?.occurredAt.toISOString()).toBe(instant);
    expect(event?.localTime).toBe(localTime);
  });

  it('a date alone is its midnight, and an invalid time falls back on date and local time', () => {
    const [event] = scans({ description: 'x', timestamp: 'soon', date: '2024-04-26' }) ?? [];
    expect(event).toMatchObject({ occurredAt: new Date('2024-04-26T00:00:00Z'), localTime: '2024-04-26' });
  });

  it.each(['2024-02-30', '26.04.2024', '0001-01-01', '9999-12-31'])('no time: %s', (date) => {
    expect(readRow(karrio({ events: [{ date, time: '10:00' }] })).issues).toEqual([
      { field: 'events[0].date', reason: 'is not a time' },
    ]);
  });

  it.each(['25:00', '10:61', 'noon'])('an unreadable local time loses no scan: %s', (time) => {
    const [event] = scans({ description: 'x', date: '2024-04-26', time }) ?? [];
    expect(event).toMatchObject({
      occurredAt: new Date('2024-04-26T00:00:00Z'),
      localTime: `2024-04-26 ${time}`,
    });
  });

  it('a date that includes a time is that time', () => {
    const [event] = scans({ description: 'x', date: '2024-04-26T09:26:00+02:00' }) ?? [];
    expect(event).toMatchObject({ occurredAt: new Date('2024-04-26T07:26:00Z') });
    expect(event).not.toHaveProperty('localTime');
  });
});

describe('data-model "Tracking status": derived statuses', () => {
  const day = (n: number) => ({ description: `day ${n}`, timestamp: `2024-04-0${n}T00:00:00Z` });
  const statusesOf = (tracker: object) =>
    readRow(karrio(tracker)).tracker?.events.map(({ status }) => status);

  it('a scan without status is in transit; the newest has the tracker’s status, in either order of the list', () => {
    const events = [day(1), day(2), day(3)];
    const ends = { status: 'out_for_delivery', events };
    expect(statusesOf(ends)).toEqual(['in_transit', 'in_transit', 'out_for_delivery']);
    expect(statusesOf({ ...ends, events: events.toReversed() })).toEqual([
      'out_for_delivery',
      'in_transit',
      'in_transit',
    ]);
  });

  it('pending with events means announced by the sender', () => {
    expect(statusesOf({ status: 'pending', events: [day(1)] })).toEqual(['info_received']);
    const two = ['info_received', 'info_received'];
    expect(statusesOf({ status: 'pending', events: [day(1), day(2)] })).toEqual(two);
    const details = [1, 2].map((n) => ({ message: `day ${n}`, datetime: `2024-04-0${n}T00:00:00Z` }));
    const { tracker } = readRow(easypost({ status: 'pre_transit', tracking_details: details }));
    expect(tracker?.events.map(({ status }) => status)).toEqual(two);
  });

  it.each([
    [easypost({ status: 'pre_transit', tracking_details: [] }), 'info_received'],
    [easypost({ status: 'Return-To Sender', tracking_details: null }), 'returned'],
    [karrio({ status: 'pending', events: [] }), 'pending'],
    [karrio({ status: 'unknown', events: null }), 'pending'],
    [karrio({ status: 'ready_for_pickup', events: [] }), 'available_for_pickup'],
    [karrio({ status: 'in_transit', delivered: true, events: [] }), 'delivered'],
    [karrio({ status: 'teleported', events: [] }), undefined],
    [karrio({ status: 'delivered' }), undefined],
  ])('a shipment without events has the source’s own status: %j', (row, status) => {
    expect(readRow(row).tracker?.status).toBe(status);
  });

  it('an unknown shipment status is attached to its newest event', () => {
    const events = [day(1), day(2)];
    const told = readRow(karrio({ status: 'teleported', events })).tracker?.events;
    expect(told?.map(({ status, subStatus }) => [status, subStatus])).toEqual([
      ['in_transit', undefined],
      ['in_transit', 'teleported'],
    ]);
  });

  it('an unknown status is stored as a scan, with its original text', () => {
    const [event] = scans({ ...day(1), status: 'teleported' }) ?? [];
    expect(event).toMatchObject({ status: 'in_transit', subStatus: 'teleported' });
  });

  it('delivered without a delivery event ends with the newest; a reported delivery stays in its place', () => {
    const moving = [day(1), { ...day(2), status: 'out_for_delivery' }];
    expect(statusesOf({ delivered: true, events: moving })).toEqual(['in_transit', 'delivered']);
    const told = [{ ...day(1), status: 'delivered' }, day(2)];
    expect(statusesOf({ status: 'in_transit', delivered: true, events: told })).toEqual([
      'delivered',
      'delivered',
    ]);
  });
});

describe('the carrier’s text', () => {
  it.each([
    ['Ground  Advantage<SUP>&#153;</SUP>', 'Ground Advantage ™'],
    ['a\u0000b\u202ec\n d', 'a b c d'],
    ['Fish &amp; chips &lt; 3 &unknown; &#x41;', 'Fish & chips < 3 &unknown; A'],
    ['broken \ud800 pair', 'broken pair'],
    ['<img src=x onerror=alert(1)>', 'In transit'],
  ])('%j', (description, message) => {
    expect(
      scans({ description, status: 'in_transit', timestamp: '2024-04-01T00:00:00Z' })?.[0]?.message,
    ).toBe(message);
  });

  it('is cut at 1,000 characters', () => {
    const [event] = scans({ description: 'x'.repeat(5000), timestamp: '2024-04-01T00:00:00Z' }) ?? [];
    expect(event?.message).toHaveLength(1000);
  });
});

import { describe, expect, it } from 'vitest';
import { seenOf } from '@/components/features/shipments/decisions/seen';
import { headlineOf } from '@/components/features/shipments/detail/headline';
import { routeOf } from '@/components/features/shipments/detail/route';
import { stepWords } from '@/components/features/shipments/detail/step-words';
import { shipmentSchema, type Shipment } from '@/lib/domain/shipment/shipment';
import { shipmentName, showShipment } from '@/lib/i18n/shown-shipment';
import { demoWarehouse } from '@/server/demo-data/warehouse';

const now = new Date('2026-05-20T12:00:00Z');
const at = '2026-05-19T14:05:00Z';
const money = (amount: number) => ({ amount, currency: 'USD' });
const charges = (amount: number) => ({
  lines: [],
  subtotal: money(amount),
  taxes: [],
  total: money(amount),
});
const account = { timeZone: 'UTC', warehouse: { ...demoWarehouse, name: 'Waybill Miami' } };
const parcel = { carrier: 'ups', trackingNumber: '1Z1', trackingStatus: 'in_transit', packageIds: ['pkg_1'] };

function shipment(given: object = {}): Shipment {
  return shipmentSchema.parse({
    id: 'shp_1',
    status: 'requested',
    statusChangedAt: at,
    packages: [{ id: 'pkg_1', reference: 'WB-1', description: 'Brass lamp', status: 'in_storage' }],
    address: { name: 'Ada', line1: '1 Bay Street', locality: 'Nassau', countryCode: 'BS' },
    options: [],
    onHold: 'without',
    tracking: [],
    history: [],
    createdAt: at,
    version: 1,
    ...given,
  });
}

const quote = { ...charges(10_000), validUntil: '2026-05-27T12:00:00Z' };
const by = (who: string) => ({ status: 'cancelled', history: [{ status: 'cancelled', at, by: who }] });

describe('where a shipment is, in a sentence', () => {
  it.each([
    [{ status: 'quote_requested' }, 'The warehouse is preparing a quote'],
    [{ status: 'quote_requested', quote, ask: 'accept_quote' }, 'Your quote is ready: $100.00'],
    [{ status: 'quote_requested', quote }, 'Your quote is no longer valid'],
    [{ status: 'requested' }, 'Shipping requested Tuesday, 19th May, 14:05'],
    [{ status: 'processing' }, 'Being prepared at the Miami warehouse since Tuesday, 19th May, 14:05'],
    [{ status: 'packed' }, 'Packed and ready to ship, Tuesday, 19th May, 14:05'],
    [{ status: 'packed', ask: 'confirm' }, 'Packed, and ships as soon as you confirm the cost'],
    [{ status: 'awaiting_payment' }, 'Packed, and ships as soon as its invoice is paid'],
    [
      { status: 'awaiting_payment', invoice: { id: 'inv_1', number: 'S-1', amountDue: money(0) } },
      'Paid, and ships next',
    ],
    [{ status: 'shipped' }, 'On the way to Nassau, Bahamas'],
    [
      { status: 'shipped', tracking: [{ ...parcel, estimatedDelivery: '2026-05-22' }] },
      'On the way to Nassau, Bahamas, expected Friday, 22nd May',
    ],
    [
      { status: 'shipped', tracking: [{ ...parcel, estimatedDelivery: '2026-05-22' }, parcel] },
      'On the way to Nassau, Bahamas',
    ],
    [
      { status: 'shipped', tracking: [{ ...parcel, trackingStatus: 'out_for_delivery' }] },
      'Out for delivery, Tuesday, 19th May, 14:05',
    ],
    [
      { status: 'delivered', tracking: [{ ...parcel, signedBy: 'A WHITFIELD' }] },
      'Delivered, Tuesday, 19th May, 14:05, signed by A WHITFIELD',
    ],
    [by('customer'), 'Canceled by you, Tuesday, 19th May, 14:05'],
    [by('warehouse'), 'Not shipped by the warehouse, Tuesday, 19th May, 14:05'],
    [by('carrier'), 'Ended without a delivery, Tuesday, 19th May, 14:05'],
    [{ status: 'sent_by_balloon' }, 'Sent by balloon since Tuesday, 19th May, 14:05'],
  ])('%j', (given, sentence) => {
    expect(headlineOf(shipment(given), { account, now })).toBe(sentence);
  });
});

describe('the way of a shipment', () => {
  const left = [{ status: 'shipped', at, by: 'warehouse' }];
  it.each([
    ['at the warehouse', { status: 'packed' }, ['passed', 'here', 'next']],
    ['on the way', { status: 'shipped', history: left }, ['passed', 'passed', 'moving']],
    ['at the door', { status: 'delivered', history: left }, ['passed', 'passed', 'here']],
    ['cancelled before it left', { status: 'cancelled' }, ['passed', 'here', 'never']],
    ['lost on the way', { status: 'cancelled', history: left }, ['passed', 'passed', 'never']],
    ['in a state that is not known', { status: 'sent_by_balloon' }, ['passed', 'here', 'next']],
  ])('%s', (_, given, states) => {
    expect(routeOf(shipment(given), { account, now }).map(({ state }) => state)).toEqual(states);
  });
});

describe('what a customer saw when they decided', () => {
  const asked = { status: 'quote_requested', ask: 'accept_quote', quote };
  it('is the same after a scan or a hold, which raise the version alone', () => {
    expect(seenOf(shipment({ ...asked, version: 7 }))).toBe(seenOf(shipment(asked)));
  });
  it.each([
    ['another price', { quote: { ...quote, total: money(10_001) } }],
    ['another service', { quote: { ...quote, service: { name: 'Air Express' } } }],
    ['nothing that is asked', { ask: undefined }],
    ['another question', { ask: 'confirm', final: charges(10_000) }],
  ])('%s is something else', (_, given) => {
    expect(seenOf(shipment({ ...asked, ...given }))).not.toBe(seenOf(shipment(asked)));
  });
});

describe('steps in words', () => {
  const step = (status: string, given: object = {}) => ({ status, at, by: 'customer', ...given }) as const;
  const words = (one: ReturnType<typeof step>, before?: ReturnType<typeof step>) => {
    const { history } = shipment({ history: [...(before ? [before] : []), one] });
    const [last, earlier] = history.toReversed();
    return last && stepWords(last, earlier);
  };
  it('a request after a quote is its acceptance', () => {
    expect(words(step('requested'))).toBe('You requested this shipment');
    expect(words(step('requested'), step('quote_requested'))).toBe('You accepted the quote');
  });
  it('packages that are taken out while the state stays', () => {
    expect(words(step('processing', { out: ['WB-1', 'WB-2'] }), step('processing'))).toBe(
      'Continues without packages WB-1 and WB-2',
    );
  });
});

describe('a shipment as a row', () => {
  it('is called by its packages, two by name', () => {
    const one = (n: number) => ({
      id: `p${n}`,
      reference: `WB-${n}`,
      description: `Box ${n}`,
      status: 'lost',
    });
    expect(shipmentName(shipment({ packages: [one(1)] }))).toBe('Box 1');
    expect(shipmentName(shipment({ packages: [one(1), one(2)] }))).toBe('Box 1 and Box 2');
    expect(shipmentName(shipment({ packages: [1, 2, 3, 4].map(one) }))).toBe('Box 1, Box 2, and 2 more');
    expect(shipmentName(shipment({ packages: [] }))).toBe('Without packages');
  });
  it('says what is asked, where it goes and what it costs', () => {
    const row = showShipment(
      { ...shipment({ ask: 'confirm', status: 'packed' }), total: money(4120) },
      { now, timeZone: 'UTC' },
    );
    expect(row).toMatchObject({
      ...{ title: 'Brass lamp', facts: '1 package · requested 19th May', tag: 'Packed', tone: 'action' },
      ...{ ask: 'Confirm the cost', place: 'Nassau, Bahamas', total: '$41.20', isPriced: true },
    });
    expect(showShipment(shipment(), { now, timeZone: 'UTC' })).toMatchObject({
      total: 'No price yet',
      isPriced: false,
    });
  });
});

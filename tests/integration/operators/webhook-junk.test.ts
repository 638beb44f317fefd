import { createHmac } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { schema, type OpenedDatabase } from '@/server/database';
import { createProductServer } from '@/server/product-api';
import { databases } from '../../support/databases';
import { addAccount, addPackage, addWarehouse } from '../../support/product-data';
import { createTokenProvider } from '../../support/product-tokens';

const now = new Date('2026-05-20T12:00:00Z');
const secret = 'whsec_junk';
const number = '1Z999JUNK';

const easypost = {
  object: 'Event',
  description: 'tracker.updated',
  result: {
    object: 'Tracker',
    tracking_code: number,
    carrier: 'UPS',
    status: 'in_transit',
    signed_by: 'A. Whitfield',
    weight: 17.6,
    est_delivery_date: '2026-05-09T00:00:00Z',
    public_url: 'https://track.example.com/1',
    carrier_detail: { est_delivery_date_local: '2026-05-08' },
    tracking_details: [
      {
        message: 'Departed',
        status: 'in_transit',
        status_detail: 'departed_facility',
        datetime: '2026-05-02T10:00:00Z',
        carrier_code: 'DP',
        tracking_location: { city: 'Miami', state: 'FL', zip: '33122', country: 'US' },
      },
    ],
  },
};
const karrio = {
  event: 'tracker_updated',
  data: {
    carrier_name: 'ups',
    tracking_number: number,
    status: 'in_transit',
    delivered: false,
    estimated_delivery: '2026-05-09',
    info: {
      carrier_tracking_link: 'https://track.example.com/1',
      package_weight: 2,
      package_weight_unit: 'KG',
    },
    events: [
      {
        date: '2026-05-02',
        time: '10:00 AM',
        timestamp: '2026-05-02T10:00:00Z',
        code: 'DP',
        description: 'Departed',
        location: 'Miami, FL',
        status: 'in_transit',
      },
    ],
  },
};

/** Values of an unexpected type. */
const odd = fc.oneof(
  fc.constantFrom<unknown>(null, '', ' ', 0, -1, 1e308, true, [], {}, [null], [[]], '\0', '\ud800', '0'),
  fc.constantFrom<unknown>(
    '<b>x</b>',
    '&#x0;',
    'x'.repeat(5000),
    '9999-12-31',
    '2026-05-02T25:00:00Z',
    'NaN',
  ),
  fc.string({ unit: 'binary', maxLength: 20 }),
  fc.jsonValue({ maxDepth: 2 }),
);

/** A value with one of its parts, at any depth, replaced or left out. */
function twisted(value: unknown): fc.Arbitrary<unknown> {
  if (typeof value !== 'object' || value === null) return odd;
  const keys = Object.keys(value);
  if (keys.length === 0) return odd;
  const inner = fc.constantFrom(...keys).chain((name) =>
    fc.option(twisted(Reflect.get(value, name)), { freq: 8, nil: undefined }).map((part: unknown) => {
      if (Array.isArray(value))
        return value.map((entry: unknown, at) => (String(at) === name ? part : entry));
      return { ...value, [name]: part };
    }),
  );
  return fc.oneof({ weight: 6, arbitrary: inner }, { weight: 1, arbitrary: odd });
}

const twice = (value: unknown) => twisted(value).chain((once) => fc.oneof(fc.constant(once), twisted(once)));

describe.each(databases)('security 22: signed junk of a carrier service on $name', ({ open }) => {
  let opened: OpenedDatabase;
  let server: ReturnType<typeof createProductServer>;
  beforeAll(async () => {
    opened = await open();
    const { verifier } = await createTokenProvider(() => now);
    const webhookSecrets = { easypost: secret, karrio: secret };
    server = createProductServer({ db: opened.db, verifier, clock: () => now, webhookSecrets });
    const warehouseId = await addWarehouse(opened.db);
    const { id: accountId } = await addAccount(opened.db, { warehouseId });
    const inbound = { carrier: 'ups', trackingNumber: number, trackingStatus: 'pending' as const };
    await addPackage(opened.db, { accountId, warehouseId, status: 'expected', inbound });
  });
  afterAll(() => opened.close());
  beforeEach(() => void vi.spyOn(console, 'log').mockImplementation(() => undefined));
  afterEach(() => vi.restoreAllMocks());

  async function post(name: string, body: BodyInit, headers: [string, string][]) {
    const init = { method: 'POST', body, headers: [['content-type', 'application/json'], ...headers] };
    return server(new Request(`http://portal.test/api/webhooks/${name}`, init as RequestInit));
  }
  const signature = (body: string | Uint8Array) =>
    `hmac-sha256-hex=${createHmac('sha256', secret).update(body).digest('hex')}`;

  it.each<[string, unknown, (body: string) => [string, string]]>([
    ['easypost', easypost, (body) => ['x-hmac-signature', signature(body)]],
    ['karrio', karrio, () => ['x-event-id', secret]],
  ])('%s: any message is accepted or refused, and never fails', async (name, message, sign) => {
    // Until its first scan an announced package goes to whichever carrier is named, so junk would take it away.
    const body = JSON.stringify(message);
    expect((await post(name, body, [sign(body)])).status).toBe(200);
    await fc.assert(
      fc.asyncProperty(twice(message), async (value) => {
        const junk = JSON.stringify(value);
        expect([200, 400]).toContain((await post(name, junk, [sign(junk)])).status);
      }),
      { numRuns: 300 },
    );
    expect(await (await post(name, body, [sign(body)])).json()).toEqual({ received: true, shipments: 1 });
    expect(await opened.db.$count(schema.packages)).toBe(1);
  });

  it('a character that the database can’t store loses no scan', async () => {
    const [event] = karrio.data.events;
    const events = [{ ...event, date: '2026-05-03', timestamp: null, description: 'Held\0 up\ud800' }];
    const body = JSON.stringify({ ...karrio, data: { ...karrio.data, events } });
    expect((await post('karrio', body, [['x-event-id', secret]])).status).toBe(200);
    const stored = await opened.db.select().from(schema.trackingEvents);
    expect(stored.map(({ message }) => message)).toContain('Held up');
  });

  it('the body is signed byte by byte: invalid UTF-8 is 400 when signed, else 401', async () => {
    const bytes = Uint8Array.from([0x7b, 0xff, 0x7d]);
    expect((await post('easypost', bytes, [['x-hmac-signature', signature(bytes)]])).status).toBe(400);
    const replaced = signature(new TextDecoder().decode(bytes));
    expect((await post('easypost', bytes, [['x-hmac-signature', replaced]])).status).toBe(401);
  });

  it('a duplicate signature counts as none; a body above 1 MB is 413, signed or not', async () => {
    const body = JSON.stringify(easypost);
    const header: [string, string] = ['x-hmac-signature', signature(body)];
    expect((await post('easypost', body, [header, header])).status).toBe(401);
    const huge = JSON.stringify({ ...easypost, padding: 'x'.repeat(1_048_576) });
    expect((await post('easypost', huge, [['x-hmac-signature', signature(huge)]])).status).toBe(413);
    expect((await post('easypost', huge, [])).status).toBe(413);
  });
});

import { createHmac } from 'node:crypto';
import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { schema, type OpenedDatabase } from '@/server/database';
import { createProductServer } from '@/server/product-api';
import { readRow, rowsOf } from '@/server/product-api/tracking/read-rows';
import { easypost } from '@/server/product-api/tracking/sources/easypost';
import { databases } from '../../support/databases';
import { own, shared } from '../../support/fixtures';
import { addAccount, addPackage, addWarehouse } from '../../support/product-data';
import { createTokenProvider } from '../../support/product-tokens';

const now = new Date('2026-05-20T12:00:00Z');
const clock = () => now;
const secrets = { easypost: 'sécret', karrio: 'whsec_karrio' };

const signEasypost = (body: string) => {
  const hex = createHmac('sha256', secrets.easypost.normalize('NFKD')).update(body).digest('hex');
  return { 'x-hmac-signature': `hmac-sha256-hex=${hex}` };
};
const easypostEvent = (tracker: object) =>
  JSON.stringify({
    object: 'Event',
    description: 'tracker.updated',
    result: { object: 'Tracker', ...tracker },
  });
const karrioEvent = (tracker: unknown) => JSON.stringify({ event: 'tracker_updated', data: tracker });
const bySecret = { 'x-event-id': secrets.karrio };

type Provider = keyof typeof secrets;
type Message = [body: string, headers: Record<string, string>];
const trackerMessages: [Provider, (row: unknown) => Message][] = [
  ['easypost', (row) => [easypostEvent(row as object), signEasypost(easypostEvent(row as object))]],
  ['karrio', (row) => [karrioEvent(row), bySecret]],
];
/** The distinct events of each set's trackers. */
const eventCounts: { set: typeof own; distinct: Record<Provider, number> }[] = [
  { set: own, distinct: { easypost: 18, karrio: 22 } },
  { set: shared, distinct: { easypost: 22, karrio: 107 } },
];

const numbered = (trackingNumber: string, details: object[] = []) => ({
  tracking_code: trackingNumber,
  carrier: 'UPS',
  status: 'in_transit',
  tracking_details: details,
});
const scan = (day: number, status: string, message = status) => ({
  datetime: `2026-05-0${day}T10:00:00Z`,
  status,
  message,
});

const vectors = [
  {
    set: own,
    secret: 'clé du quai',
    unlike: 'cle du quai',
    hex: 'a9a124c37eb00fad37f709c2ff31ab8adc8ea2de03848fe44d6a1f22505e260b',
  },
  {
    set: shared,
    secret: 'sécret',
    unlike: 'secret',
    hex: '38f3f53c103713df81616a0a186d77141957323ec21d5fe9363db93840f527db',
  },
];
for (const { set, secret, unlike, hex } of vectors) {
  describe.skipIf(!set.present)(`an EasyPost body and its signature: ${set.title}`, () => {
    it('is accepted with its secret, and not with one character changed', () => {
      const body = set.text('easypost-webhook.json').replace(/\n$/, '');
      const headers = new Headers({ 'x-hmac-signature': `hmac-sha256-hex=${hex}` });
      const bytes = Buffer.from(body);
      expect(easypost.webhook.isSigned(headers, bytes, secret)).toBe(true);
      expect(easypost.webhook.isSigned(headers, Buffer.from(`${body} `), secret)).toBe(false);
      expect(easypost.webhook.isSigned(headers, bytes, unlike)).toBe(false);
      expect(easypost.webhook.isSigned(new Headers(), bytes, secret)).toBe(false);
    });
  });
}

describe.each(databases)('webhooks on $name', ({ open }) => {
  let opened: OpenedDatabase;
  let warehouseId: string;
  let server: ReturnType<typeof createProductServer>;
  let bare: typeof server;
  beforeAll(async () => {
    opened = await open();
    warehouseId = await addWarehouse(opened.db);
    const { verifier } = await createTokenProvider(clock);
    server = createProductServer({ db: opened.db, verifier, clock, webhookSecrets: secrets });
    bare = createProductServer({ db: opened.db, verifier, clock });
  });
  afterAll(() => opened.close());

  async function post(name: string, body: string, headers: Record<string, string>, to = server) {
    const init = { method: 'POST', body, headers: { 'content-type': 'application/json', ...headers } };
    const response = await to(new Request(`http://portal.test/api/webhooks/${name}`, init));
    return { status: response.status, body: (await response.json()) as Record<string, unknown> };
  }

  /** A new customer who expects these shipments. */
  async function expecting(shipments: { carrier: string; trackingNumber: string }[]) {
    const account = await addAccount(opened.db, { warehouseId });
    const owner = { accountId: account.id, warehouseId };
    for (const shipment of shipments) {
      const inbound = { ...shipment, trackingStatus: 'pending' as const };
      await addPackage(opened.db, { ...owner, status: 'expected', inbound });
    }
    return {
      packages: () =>
        opened.db
          .select()
          .from(schema.packages)
          .where(eq(schema.packages.accountId, account.id))
          .orderBy(asc(schema.packages.id)),
      events: () =>
        opened.db
          .select({ event: schema.trackingEvents })
          .from(schema.trackingEvents)
          .innerJoin(schema.packages, eq(schema.packages.id, schema.trackingEvents.packageId))
          .where(eq(schema.packages.accountId, account.id)),
    };
  }

  it('without its secret a webhook does not exist', async () => {
    expect((await post('easypost', '{}', signEasypost('{}'), bare)).status).toBe(404);
    expect((await post('karrio', '{}', bySecret, bare)).status).toBe(404);
  });

  const body = easypostEvent(numbered('1Z-SIGNED'));
  const karrioHex = createHmac('sha256', secrets.karrio).update('{}').digest('hex');
  it.each<[string, string, Record<string, string>, number]>([
    ['easypost', body, {}, 401],
    ['easypost', body, { 'x-hmac-signature': 'hmac-sha256-hex=' }, 401],
    ['easypost', body, signEasypost(`${body} `), 401],
    ['easypost', body, { 'x-hmac-signature': signEasypost(body)['x-hmac-signature'].slice(16) }, 401],
    ['easypost', body, signEasypost(body), 200],
    ['easypost', 'no JSON', signEasypost('no JSON'), 400],
    ['easypost', '[]', signEasypost('[]'), 400],
    ['karrio', '{}', {}, 401],
    ['karrio', '{}', { 'x-event-id': 'whsec_other' }, 401],
    ['karrio', '{}', bySecret, 200],
    ['karrio', '{}', { 'x-karrio-signature': karrioHex }, 200],
    ['karrio', '{}', { 'x-karrio-signature': `sha256=${karrioHex}` }, 200],
    ['karrio', '{ }', { ...bySecret, 'x-karrio-signature': karrioHex }, 401],
  ])('%s: %s with %j is %i', async (name, text, headers, status) => {
    expect((await post(name, text, headers)).status).toBe(status);
  });

  it('an unknown number is 200 and creates nothing; the log names the source, not the number', async () => {
    const logged = vi.spyOn(console, 'log').mockImplementation(() => undefined);
    const before = await opened.db.$count(schema.packages);
    const message = easypostEvent(numbered('1Z999UNKNOWN0042', [scan(1, 'in_transit')]));
    expect(await post('easypost', message, signEasypost(message))).toEqual({
      status: 200,
      body: { received: true, shipments: 0 },
    });
    expect(await opened.db.$count(schema.packages)).toBe(before);
    const lines = logged.mock.calls.flat().join('\n');
    logged.mockRestore();
    expect(lines).toContain('webhook_unknown_shipment');
    expect(lines).not.toContain('1Z999UNKNOWN0042');
  });

  it('two customers with one number both get it; each event once, in any order, with no regression', async () => {
    const shipment = { carrier: 'ups', trackingNumber: '1Z999BOTH' };
    const customers = [await expecting([shipment]), await expecting([shipment])];
    const scans = [scan(1, 'in_transit'), scan(2, 'out_for_delivery'), scan(3, 'delivered')];
    for (const some of [[scans[2]], [scans[0]], scans, [scans[1]]]) {
      const message = easypostEvent(
        numbered(
          shipment.trackingNumber,
          some.filter((one) => one !== undefined),
        ),
      );
      expect((await post('easypost', message, signEasypost(message))).body.shipments).toBe(2);
    }
    for (const { packages, events } of customers) {
      expect(await events()).toHaveLength(3);
      const [row] = await packages();
      expect(row).toMatchObject({ status: 'received', inbound: { trackingStatus: 'delivered' } });
    }
  });

  it('a status that the table lacks is stored as a scan, and named in the log', async () => {
    const { events } = await expecting([{ carrier: 'ups', trackingNumber: '1Z999ODD' }]);
    const logged = vi.spyOn(console, 'log').mockImplementation(() => undefined);
    const message = easypostEvent(
      numbered('1Z999ODD', [scan(1, 'teleported', 'Beamed up'), scan(2, 'in_transit')]),
    );
    await post('easypost', message, signEasypost(message));
    const lines = logged.mock.calls.flat().join('\n');
    logged.mockRestore();
    expect(lines).toContain('webhook_unknown_status');
    expect(lines).toContain('teleported');
    const stored = (await events()).map(({ event }) => [
      event.status,
      event.subStatus,
      event.message,
      event.source,
    ]);
    expect(stored).toContainEqual(['in_transit', 'teleported', 'Beamed up', 'webhook']);
  });

  for (const { set, distinct } of eventCounts) {
    describe.skipIf(!set.present)(`every tracker of ${set.title}`, () => {
      it.each(trackerMessages)(
        '%s: each event is stored once, however often and in whatever order they are sent',
        async (name, message) => {
          const rows = rowsOf(set.json(`${name}-trackers.json`)) ?? [];
          const read = rows.flatMap((row) => readRow(row).tracker ?? []);
          const shipments = new Map(
            read.map(({ carrier, trackingNumber }) => [
              `${carrier} ${trackingNumber}`,
              { carrier, trackingNumber },
            ]),
          );
          const { packages, events } = await expecting([...shipments.values()]);
          const sendAll = async (all: unknown[]) => {
            for (const row of all) {
              const [text, headers] = message(row);
              expect((await post(name, text, headers)).status).toBe(200);
            }
          };
          await sendAll(rows);
          expect(await events()).toHaveLength(distinct[name]);
          const after = (await packages()).map(({ status, inbound }) => [status, inbound?.trackingStatus]);
          await sendAll([...rows].reverse());
          expect(await events()).toHaveLength(distinct[name]);
          expect((await packages()).map(({ status, inbound }) => [status, inbound?.trackingStatus])).toEqual(
            after,
          );
        },
      );
    });
  }
});

import { inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { eventKinds } from '@/lib/domain/event/catalogue';
import { operatorScopes, type OperatorCall } from '@/lib/domain/operator/operator';
import { operatorChangePageSchema, type OperatorChange } from '@/lib/domain/operator/operator-readings';
import { newKeyResultSchema } from '@/server/cli/commands/api-keys';
import { openDatabase, schema, type OpenedDatabase } from '@/server/database';
import { createDelivery } from '@/server/delivery';
import { startEvents } from '@/server/events';
import { customersTeller } from '@/server/notifications';
import { webhooksTeller } from '@/server/webhooks';
import { databases } from '../../support/databases';
import { partsOf, startMailServer, type MailServer } from '../../support/mail-server';
import { commandConnection } from '../../support/operator-terminal';
import { startProduct, type Product } from '../../support/product';
import { publicOrigin, quick, secret } from '../notifications/tell';
import { startReceiver, type Receiver } from '../webhooks/receiver';
import { webhookTimes } from '../webhooks/times';
import { invoiceRow } from './harness';

const postgresql = databases.filter(({ name }) => name === 'postgresql');
const codes = ['MIA', 'TPA', 'JAX'] as const;
type Code = (typeof codes)[number];
/** Of each warehouse; 1,002 in all. */
const customers = 334;
/** Of each warehouse: those who sign in, and are sent mails. */
const signedIn = 30;
/** Of each warehouse: those to whom packages come, the former among them. */
const withPackages = 120;
const patience = { timeout: 100_000, interval: 500 };

interface Instance {
  product: Product;
  database: OpenedDatabase;
  telling: ReturnType<typeof startEvents>;
}

describe.each(postgresql)('three warehouses and a thousand customers by calls, on $name', ({ open }) => {
  let opened: Awaited<ReturnType<typeof open>>;
  let mail: MailServer;
  const instances: Instance[] = [];
  const receivers = {} as Record<Code, Receiver>;
  const keys = {} as Record<Code, string>;

  async function begin() {
    const database = await openDatabase({ url: opened.url ?? '' });
    const { db } = database;
    const mailFrom = 'Palm Parcels <portal@example.com>';
    const delivery = { smtpUrl: mail.url, mailFrom, outbox: false, smsHook: undefined };
    const settings = { publicOrigin, delivery, privateWebhooks: true };
    const clock = () => new Date();
    const dependencies = { db, settings, deliver: createDelivery({ settings, db, clock }), secret, clock };
    const times = { ...webhookTimes, timeLimit: 60, answer: 30_000 };
    const tellers = [customersTeller(dependencies, quick), webhooksTeller(dependencies, times)];
    const telling = startEvents({ db, clock, tellers }, quick);
    instances.push({ database, telling, product: await startProduct(db, clock()) });
  }

  beforeAll(async () => {
    opened = await open();
    mail = await startMailServer();
    await begin();
    await begin();
  });
  afterAll(async () => {
    for (const { telling } of instances) await telling.stop();
    for (const { product } of instances) await product.close();
    for (const { database } of instances) await database.close();
    await Promise.all(Object.values(receivers).map((receiver) => receiver.close()));
    await mail.close();
    await opened.close();
  });

  /** The instances by turns, as behind a load balancer. */
  let turn = 0;
  const anInstance = () => {
    const instance = instances[turn++ % instances.length];
    if (!instance) throw new Error('There is no instance');
    return instance.product;
  };
  async function send(code: Code, call: OperatorCall, rows: object[]) {
    const answer = await anInstance().call(`operator/${call}`, { token: keys[code], body: { rows } });
    const outcomes = (answer.body.rows as { outcome: string }[]).map(({ outcome }) => outcome);
    expect(new Set(outcomes), JSON.stringify(answer.body).slice(0, 500)).toEqual(new Set(['created']));
  }
  const suiteOf = (code: Code, n: number) => `${code}-${10_000 + n}`;
  const emailOf = (code: Code, n: number) => `${code.toLowerCase()}-${n}@example.com`;
  const parcel = (code: Code, n: number) => `parcel ${code} ${n}.`;
  const each = <T>(count: number, make: (n: number) => T) => Array.from({ length: count }, (_, n) => make(n));

  async function setUp() {
    const environment = { WAYBILL_SECRET: secret, WEBHOOK_PRIVATE_ADDRESSES: 'true' };
    const { run } = commandConnection(opened.db, environment);
    for (const code of codes) {
      const place = {
        line1: '8400 NW 25th Street',
        locality: 'Doral',
        administrativeArea: 'FL',
        postalCode: '33122',
      };
      await run('warehouse-create', {
        ...{ code, name: `Palm Parcels ${code}`, timeZone: 'America/New_York', hours: 'Mon to Fri 8 to 18' },
        ...{ address: { ...place, countryCode: 'US' }, contact: `${code.toLowerCase()}@palm.example` },
      });
      const key = await run('api-key-create', { name: 'WMS', warehouse: code, scopes: [...operatorScopes] });
      keys[code] = newKeyResultSchema.parse(key).key;
      receivers[code] = await startReceiver();
      await run('webhook-create', { warehouse: code, url: receivers[code].origin, kind: eventKinds });
    }
  }

  async function trade(code: Code) {
    await send(
      code,
      'customers',
      each(customers, (n) => ({ suiteNumber: suiteOf(code, n), name: 'Ada', email: emailOf(code, n) })),
    );
    for (let n = 0; n < signedIn; n++) {
      const product = anInstance();
      const token = await product.tokenOf({ subject: `user-${code}-${n}`, email: emailOf(code, n) });
      expect((await product.call('getAccount', { token })).status).toBe(200);
    }
    for (const at of [0, withPackages / 2])
      await send(
        code,
        'packages',
        each(withPackages / 2, (n) => ({
          ...{ reference: `R-${at + n}`, suiteNumber: suiteOf(code, at + n), status: 'received' },
          description: parcel(code, at + n),
        })),
      );
    await send(
      code,
      'invoices',
      each(signedIn, (n) => {
        const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
        const dates = { issueDate: day(0), dueDate: day(30) };
        const buyer = { name: 'Ada', line1: '1 Bay Street', locality: 'Nassau', countryCode: 'BS' };
        return invoiceRow({ number: `I-${code}-${n}`, suiteNumber: suiteOf(code, n), buyer, ...dates });
      }),
    );
  }

  async function changesOf(code: Code) {
    const changes: OperatorChange[] = [];
    let since = '';
    for (let hasMore = true; hasMore;) {
      const query = { since, limit: '200', kinds: eventKinds.join(',') };
      const { body } = await anInstance().call('operator/changes', { token: keys[code], query });
      const page = operatorChangePageSchema.parse(body);
      changes.push(...page.changes);
      ({ nextCursor: since, hasMore } = page);
    }
    return changes;
  }

  it('events, notifications, mails, changes and webhooks agree in number, and none crosses warehouses', async () => {
    expect(await opened.db.$count(schema.warehouses), 'it begins empty').toBe(0);
    await setUp();
    await Promise.all(codes.map(trade));
    expect(await opened.db.$count(schema.accounts)).toBe(codes.length * customers);

    // Of each warehouse: first sign-ins, arrivals, invoices.
    const events = signedIn + withPackages + signedIn;
    await vi.waitFor(async () => {
      const notifications = await opened.db.$count(schema.notifications);
      expect(notifications).toBe(codes.length * (withPackages + signedIn));
      const messages = await opened.db.select().from(schema.customerMessages);
      const deliveries = await opened.db.select().from(schema.webhookDeliveries);
      expect(deliveries).toHaveLength(codes.length * events);
      expect(new Set(deliveries.map(({ status }) => status))).toEqual(new Set(['delivered']));
      expect(new Set(messages.map(({ status }) => status))).toEqual(new Set(['sent']));
    }, patience);
    const ofTheWarehouse = inArray(schema.domainEvents.kind, eventKinds);
    expect(await opened.db.$count(schema.domainEvents, ofTheWarehouse)).toBe(codes.length * events);
    expect(await opened.db.$count(schema.eventFailures)).toBe(0);

    const parcelsIn = (words: string) => words.match(/parcel \w+ \d+\./g) ?? [];
    const messages = await opened.db.select().from(schema.customerMessages);
    const mailIds = mail.mails.map(({ source }) => /^Message-ID: (<[^>]+>)/m.exec(source)?.[1]);
    expect([mailIds.length, new Set(mailIds).size]).toEqual([messages.length, messages.length]);
    for (const code of codes) {
      for (let n = 0; n < signedIn; n++) {
        const own = mail.mails.filter(({ to }) => to.includes(emailOf(code, n)));
        const words = own.map(({ source }) => partsOf(source).text).join('\n');
        expect(new Set(parcelsIn(words)), 'their own').toEqual(new Set([parcel(code, n)]));
        expect(words.match(/New invoice I-\w+-\d+/g)).toEqual([`New invoice I-${code}-${n}`]);
        expect(words).toContain(`Palm Parcels ${code}, `);
      }
      const changes = await changesOf(code);
      const ids = changes.map(({ id }) => id);
      expect([ids.length, new Set(ids).size]).toEqual([events, events]);
      const arrived = changes.flatMap((change) => change.package?.description ?? []);
      expect(arrived.sort()).toEqual(each(withPackages, (n) => parcel(code, n)).sort());
      const suites = changes.flatMap((change) => change.customer?.suiteNumber ?? []);
      expect(suites.sort()).toEqual(each(signedIn, (n) => suiteOf(code, n)).sort());

      const bodies = receivers[code].received.map(({ body }) => body);
      const delivered = bodies.map((body) => (JSON.parse(body) as { data: OperatorChange }).data.id);
      expect(delivered.sort()).toEqual([...ids].sort());
    }
    const mailed = new Set(mail.mails.flatMap(({ to }) => to));
    expect(mailed.size, 'nobody else').toBe(codes.length * signedIn);
  }, 240_000);
});

import { randomInt } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openDatabase, schema, type OpenedDatabase } from '@/server/database';
import { newId } from '@/server/database/ids';
import { addEndpoint } from '@/server/database/repositories/webhooks/endpoints';
import { createDelivery } from '@/server/delivery';
import { startEvents } from '@/server/events';
import { customersTeller } from '@/server/notifications';
import { webhooksTeller } from '@/server/webhooks';
import { databases } from '../../support/databases';
import { layLine, type Line } from '../../support/line';
import { startMailServer, type MailServer } from '../../support/mail-server';
import { publicOrigin, quick, secret } from '../notifications/tell';
import { packageRow, startOperators, type Operators } from '../operators/harness';
import { startReceiver, type Receiver } from '../webhooks/receiver';
import { webhookTimes } from '../webhooks/times';

// PGlite is part of the process: it does not go away.
const postgresql = databases.filter(({ name }) => name === 'postgresql');
const patience = { timeout: 90_000, interval: 200 };
const cuts = 10;

describe.each(postgresql)('a database that goes away, on $name', ({ open }) => {
  let opened: Awaited<ReturnType<typeof open>>;
  let operators: Operators;
  let mail: MailServer;
  let receiver: Receiver;
  const instances: { line: Line; telling: ReturnType<typeof startEvents>; database: OpenedDatabase }[] = [];
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const warned = vi.spyOn(console, 'log').mockImplementation(() => undefined);

  async function begin() {
    const line = await layLine(opened.url ?? '');
    const database = await openDatabase({ url: line.url });
    const { db } = database;
    const clock = () => new Date();
    const mailFrom = 'Palm Parcels <portal@example.com>';
    const delivery = { smtpUrl: mail.url, mailFrom, outbox: false, smsHook: undefined };
    const settings = { publicOrigin, delivery, privateWebhooks: true };
    const deliver = createDelivery({ settings, db, clock });
    const dependencies = { db, settings, deliver, secret, clock };
    // What was cut off in the middle of a try counts as failed soon.
    const customers = customersTeller(dependencies, { ...quick, settling: 20, timeLimit: 2 });
    const tellers = [customers, webhooksTeller(dependencies, webhookTimes)];
    instances.push({ line, database, telling: startEvents({ db, clock, tellers }, quick) });
  }

  beforeAll(async () => {
    opened = await open();
    operators = await startOperators(opened.db, { start: new Date() });
    mail = await startMailServer();
    receiver = await startReceiver();
    await begin();
    await begin();
  });
  afterAll(async () => {
    for (const { telling } of instances) await telling.stop();
    for (const { database } of instances) await database.close();
    for (const { line } of instances) await line.close();
    await mail.close();
    await receiver.close();
    await operators.close();
    await opened.close();
    logged.mockRestore();
    warned.mockRestore();
  });

  it('all is told once it is back: nothing is lost, doubled, or taken for a fault of an event', async () => {
    const wms = await operators.operator();
    const { warehouseId, account } = wms;
    const endpoint = { id: newId('whk'), warehouseId, url: receiver.origin, createdAt: new Date() };
    await addEndpoint(opened.db, { ...endpoint, kinds: ['package.received'] });
    let arrived = 0;
    const arrive = async () => {
      const description = `Parcel ${arrived++}.`;
      await wms.tell('packages', packageRow({ status: 'received', description }));
    };
    for (let n = 0; n < cuts; n++) {
      const { line } = instances[n % instances.length] ?? {};
      for (let count = 0; count < 5; count++) await arrive();
      // Anywhere in the work on these.
      await delay(randomInt(0, 150));
      line?.cut();
      await arrive();
      await delay(randomInt(0, 150));
      line?.mend();
    }
    const [one, other] = instances;
    one?.line.cut();
    other?.line.cut();
    for (let count = 0; count < 5; count++) await arrive();
    one?.line.mend();
    other?.line.mend();

    await vi.waitFor(async () => {
      const deliveries = await opened.db.select().from(schema.webhookDeliveries);
      const messages = await opened.db.select().from(schema.customerMessages);
      expect(deliveries).toHaveLength(arrived);
      expect([...deliveries, ...messages].map(({ status }) => status)).not.toContain('queued');
      expect(messages.map(({ status }) => status)).not.toContain('sending');
    }, patience);
    expect(await opened.db.select().from(schema.eventFailures)).toEqual([]);

    const all = Array.from({ length: arrived }, (_, n) => `Parcel ${n}.`).sort();
    // What was sent and could not be noted is sent again: a mail program and a receiver fold it by its id.
    const mails = new Map(
      mail.mails
        .filter(({ to }) => to.includes(account.email))
        .map(({ source }) => [/^Message-ID: (<[^>]+>)/m.exec(source)?.[1], source]),
    );
    const messages = await opened.db.select().from(schema.customerMessages);
    expect(mails.size).toBe(messages.length);
    const told = messages.flatMap(({ body }) => body?.match(/(?<=arrived: )Parcel \d+\./g) ?? []);
    expect(told.sort()).toEqual(all);
    const received = new Map(receiver.received.map(({ headers, body }) => [headers['webhook-id'], body]));
    const named = [...received.values()].flatMap((body) => /Parcel \d+\./.exec(body) ?? []);
    expect(named.sort()).toEqual(all);
  }, 240_000);
});

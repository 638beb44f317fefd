import { isNull } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { schema, type OpenedDatabase } from '@/server/database';
import { createDelivery, listOutbox } from '@/server/delivery';
import { seedDemo } from '@/server/demo-data';
import { demoCustomers } from '@/server/demo-data/demo';
import { startEvents } from '@/server/events';
import { customersTeller } from '@/server/notifications';
import { databases } from '../../support/databases';
import { publicOrigin, quick, secret } from './tell';

describe.each(databases)('the demo warehouse on $name', ({ open }) => {
  let opened: OpenedDatabase;
  let telling: ReturnType<typeof startEvents>;
  const clock = () => new Date();

  beforeAll(async () => {
    opened = await open();
    const { db } = opened;
    expect(await seedDemo(db, { clock, tellsNews: true })).toBe(true);
    const delivery = { outbox: true, smtpUrl: undefined, mailFrom: '', smsHook: undefined };
    const settings = { publicOrigin, delivery };
    const deliver = createDelivery({ settings, db, clock });
    const tellers = [customersTeller({ db, settings, deliver, secret, clock }, quick)];
    telling = startEvents({ db, clock, tellers }, quick);
  });
  afterAll(async () => {
    await telling.stop();
    await opened.close();
  });

  it('tells its customers what happened last, by the way of all messages', async () => {
    const recipients = async () =>
      [...new Set((await listOutbox(opened.db, { limit: 50 })).map(({ recipient }) => recipient))].sort();
    const [ada, lin] = demoCustomers;
    await expect.poll(recipients, { timeout: 30_000 }).toEqual([ada.phone, ada.email, lin.email].sort());
    const { notifications } = schema;
    expect(await opened.db.$count(notifications, isNull(notifications.readAt))).toBe(6);
  });
});

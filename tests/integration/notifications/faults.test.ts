import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { schema, type OpenedDatabase } from '@/server/database';
import { databases } from '../../support/databases';
import { packageRow, type TestOperator } from '../operators/harness';
import { startTelling, type Telling } from './harness';

const patience = { timeout: 30_000, interval: 50 };

describe.each(databases)('a mail server with faults on $name', ({ open }) => {
  let opened: OpenedDatabase;
  let telling: Telling;

  beforeAll(async () => {
    opened = await open();
    telling = await startTelling(opened.db);
  });
  afterAll(async () => {
    await telling.close();
    await opened.close();
  });

  const customers = (count: number) =>
    Promise.all(Array.from({ length: count }, () => telling.operators.operator()));
  const arrive = (wms: TestOperator) => wms.tell('packages', packageRow({ status: 'received' }));
  const messageOf = async (wms: TestOperator) => {
    const [row] = await opened.db
      .select()
      .from(schema.customerMessages)
      .where(eq(schema.customerMessages.accountId, wms.account.id));
    return row;
  };

  it('one that refuses an address takes the messages to others', async () => {
    const people = await customers(12);
    const [refused, ...others] = people;
    telling.mail.refuse(refused?.account.email ?? '');
    for (const wms of people) await arrive(wms);
    for (const wms of others) {
      await telling.mailsTo(wms.account.email, 1);
      await expect.poll(() => messageOf(wms), patience).toMatchObject({ status: 'sent', tries: 1 });
    }
    if (refused)
      await expect.poll(() => messageOf(refused), patience).toMatchObject({ status: 'bounced', tries: 1 });
  });

  it('one that is slow delays messages: each is sent once, and what happens meanwhile is noted', async () => {
    const people = await customers(12);
    telling.mail.hold();
    for (const wms of people) await arrive(wms);
    const isTried = async () => {
      const rows = await Promise.all(people.map(messageOf));
      return rows.some((row) => row?.status === 'sending');
    };
    await expect.poll(isTried, patience).toBe(true);
    const [late] = await customers(1);
    if (late) await arrive(late);
    await expect.poll(() => late && messageOf(late), patience).toMatchObject({ status: 'queued' });
    telling.mail.goOn();
    for (const wms of late ? [...people, late] : people) {
      await expect.poll(() => messageOf(wms), patience).toMatchObject({ status: 'sent', tries: 1 });
      await telling.mailsTo(wms.account.email, 1);
    }
  });
});

import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import path from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { usualChoices } from '@/lib/domain/notification/stored-choices';
import { schema } from '@/server/database';
import { databases } from '../../support/databases';
import { buildKillable, type Killable } from '../../support/killable';
import { startMailServer, type MailServer } from '../../support/mail-server';
import { packageRow, startOperators, type Operators, type TestOperator } from '../operators/harness';
import { quick, tellCustomers } from './tell';

const dayMs = 24 * 60 * 60 * 1000;

const postgresql = databases.filter(({ name }) => name === 'postgresql');

/** The Message-IDs of the mails to an address: a receiver that folds twins sees each once. */
const idsTo = ({ mails }: MailServer, address: string) =>
  mails
    .filter(({ to }) => to.includes(address))
    .map(({ source }) => /^Message-ID: (<[^>]+>)/m.exec(source)?.[1]);

describe.each(postgresql)('messages of several processes on $name', ({ open }) => {
  let opened: Awaited<ReturnType<typeof open>>;
  let operators: Operators;
  let mail: MailServer;
  let program: Killable;

  beforeAll(async () => {
    opened = await open();
    operators = await startOperators(opened.db, { start: new Date() });
    mail = await startMailServer();
    program = await buildKillable(path.join(import.meta.dirname, 'crashing.ts'));
  });
  afterAll(async () => {
    await program.remove();
    await mail.close();
    await operators.close();
    await opened.close();
  });

  const arrivals = async (wms: TestOperator, count: number) => {
    for (let told = 0; told < count; told++)
      await wms.tell('packages', packageRow({ status: 'received', description: `Parcel ${told}` }));
  };
  const told = async (wms: TestOperator) => {
    const rows = await opened.db.select().from(schema.notifications);
    return rows.filter(({ accountId }) => accountId === wms.account.id).length;
  };

  it('two instances tell each thing once', async () => {
    const wms = await operators.operator();
    const instances = [1, 2].map(() => tellCustomers(opened.db, mail.url, { ...quick, settling: 0 }));
    await arrivals(wms, 60);
    await vi.waitFor(async () => expect(await told(wms)).toBe(60), { timeout: 30_000 });
    await vi.waitFor(async () => {
      const open = await opened.db.select().from(schema.customerMessages);
      expect(open.filter(({ status }) => status !== 'sent')).toEqual([]);
    }, 30_000);
    await Promise.all(instances.map((instance) => instance.stop()));
    const ids = idsTo(mail, wms.account.email);
    expect(new Set(ids).size).toBe(ids.length);
    const words = mail.mails.map(({ source }) => source).join('\n');
    for (let n = 0; n < 60; n++) expect(words).toContain(`arrived: Parcel ${n}`);
  });

  /** The program, by a clock that is ahead by so many ms. */
  const begin = (ahead = 0) => program.begin(opened.url ?? '', mail.url, String(ahead));
  const killTimes = async (kills: number, ahead = 0) => {
    for (let kill = 0; kill < kills; kill++) {
      const { child } = await begin(ahead);
      const gone = once(child, 'exit');
      // Anywhere in its work, which begins at once.
      setTimeout(() => child.kill('SIGKILL'), randomInt(10, 400));
      await gone;
    }
  };
  const patient = { timeout: 60_000, interval: 200 };
  const everythingSent = () =>
    vi.waitFor(async () => {
      const rows = await opened.db.select().from(schema.customerMessages);
      expect(rows.filter(({ status }) => status !== 'sent')).toEqual([]);
    }, patient);
  const messagesTo = async (wms: TestOperator) => {
    const rows = await opened.db.select().from(schema.customerMessages);
    return rows.filter(({ accountId }) => accountId === wms.account.id);
  };

  it('a process that is killed again and again loses nothing and tells nothing twice', async () => {
    const wms = await operators.operator();
    const telling = arrivals(wms, 100);
    await killTimes(20);
    await telling;
    const last = await begin();
    await vi.waitFor(async () => expect(await told(wms)).toBe(100), patient);
    await everythingSent();
    await program.kill(last);
    const own = await messagesTo(wms);
    const ids = new Set(idsTo(mail, wms.account.email));
    expect(ids.size).toBe(own.length);
    const mentions = own.flatMap(({ body }) => body?.match(/arrived: Parcel \d+/g) ?? []);
    expect(mentions.sort()).toEqual(Array.from({ length: 100 }, (_, n) => `arrived: Parcel ${n}`).sort());
  }, 240_000);

  it('a daily message of a process that is killed again and again has each thing once, and is one', async () => {
    const wms = await operators.operator();
    const { accounts } = schema;
    const notificationChoices = { ...usualChoices, daily: ['email' as const] };
    await opened.db.update(accounts).set({ notificationChoices }).where(eq(accounts.id, wms.account.id));
    const telling = arrivals(wms, 20);
    await killTimes(10);
    await telling;
    const collecting = await begin();
    await vi.waitFor(async () => expect(await told(wms)).toBe(20), patient);
    await program.kill(collecting);
    expect(idsTo(mail, wms.account.email)).toEqual([]);
    // The database's own clock, by which jobs begin, can't be set.
    await opened.db.execute(sql`update pgboss.job set start_after = now() where state < 'completed'`);
    await killTimes(10, dayMs);
    const last = await begin(dayMs);
    await everythingSent();
    await program.kill(last);
    const own = await messagesTo(wms);
    expect(own).toHaveLength(1);
    expect(new Set(idsTo(mail, wms.account.email)).size).toBe(1);
    const mentions = own[0]?.body?.match(/arrived: Parcel \d+/g);
    expect(mentions?.sort()).toEqual(Array.from({ length: 20 }, (_, n) => `arrived: Parcel ${n}`).sort());
  }, 240_000);
});

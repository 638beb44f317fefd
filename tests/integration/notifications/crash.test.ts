import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { schema } from '@/server/database';
import { databases } from '../../support/databases';
import { buildKillable, type Killable } from '../../support/killable';
import { startMailServer, type MailServer } from '../../support/mail-server';
import { packageRow, startOperators, type Operators, type TestOperator } from '../operators/harness';
import { quick, tellCustomers } from './tell';

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

  it('a process that is killed again and again loses nothing and tells nothing twice', async () => {
    const wms = await operators.operator();
    const kills = 20;
    const begin = () => program.begin(opened.url ?? '', mail.url);
    const telling = arrivals(wms, 100);
    for (let kill = 0; kill < kills; kill++) {
      const child = await begin();
      const gone = once(child, 'exit');
      // Anywhere in its work, which begins at once.
      setTimeout(() => child.kill('SIGKILL'), randomInt(10, 400));
      await gone;
    }
    await telling;
    const last = await begin();
    await vi.waitFor(async () => expect(await told(wms)).toBe(100), { timeout: 60_000, interval: 200 });
    await vi.waitFor(
      async () => {
        const rows = await opened.db.select().from(schema.customerMessages);
        expect(rows.filter(({ status }) => status !== 'sent')).toEqual([]);
      },
      { timeout: 60_000, interval: 200 },
    );
    await program.kill(last);
    const sent = await opened.db.select().from(schema.customerMessages);
    const own = sent.filter(({ accountId }) => accountId === wms.account.id);
    const ids = new Set(idsTo(mail, wms.account.email));
    expect(ids.size).toBe(own.length);
    const mentions = own.flatMap(({ body }) => body?.match(/arrived: Parcel \d+/g) ?? []);
    expect(mentions.sort()).toEqual(Array.from({ length: 100 }, (_, n) => `arrived: Parcel ${n}`).sort());
  }, 240_000);
});

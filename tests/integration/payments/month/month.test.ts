import path from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { operatorScopes } from '@/lib/domain/operator/operator';
import { schema } from '@/server/database';
import { createRandom } from '@/server/demo-data/random';
import { createApiKey } from '@/server/product-api/operator/keys';
import { databases } from '@/tests/support/databases';
import { buildKillable, type Killable } from '@/tests/support/killable';
import { addAccount, addWarehouse } from '@/tests/support/product-data';
import { createTokenProvider } from '@/tests/support/product-tokens';
import { startStandInStripe } from '@/tests/support/stand-in-stripe';
import { differencesOf, withoutAdoption } from '../../ledger/harness';
import { createCustomer, owedBy, type Customer } from './customer';
import { startInstances, type Instances } from './instances';
import { createProviders } from './providers';
import { createOperator } from './warehouse';

const customers = 500;
const invoicesEach = 6;
/** Customers who do something at once. */
const atOnce = 8;
/** More than enough of them for calls that each key may make 120 of in a minute. */
const keyCount = 40;

const billingAddress = {
  name: 'Ada Whitfield',
  line1: '1 Bay Street',
  locality: 'Nassau',
  countryCode: 'BS',
};

const dayMs = 24 * 60 * 60 * 1000;
const dayOf = (ms: number) => new Date(ms).toISOString().slice(0, 10);

const postgresql = databases.filter(({ name }) => name === 'postgresql');

/** Does something with each, so many at once. */
async function eachOf<T>(values: readonly T[], work: (value: T) => Promise<void>): Promise<void> {
  const rest = [...values];
  const worker = async () => {
    for (let one = rest.shift(); one !== undefined; one = rest.shift()) await work(one);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}

describe.each(postgresql)('a month of one warehouse on $name', ({ open }) => {
  const random = createRandom(20_261_127);
  let opened: Awaited<ReturnType<typeof open>>;
  let stripe: Awaited<ReturnType<typeof startStandInStripe>>;
  let program: Killable;
  let instances: Instances;
  let people: Customer[];

  beforeAll(async () => {
    opened = await open();
    const { db } = opened;
    await withoutAdoption(db);
    stripe = await startStandInStripe();
    program = await buildKillable(path.join(import.meta.dirname, 'instance.ts'));
    const sessions = await createTokenProvider(() => new Date());
    const args = [opened.url ?? '', stripe.apiUrl, stripe.webhookSecret, JSON.stringify(sessions.publicJwk)];
    instances = await startInstances(program, args, random);

    const warehouseId = await addWarehouse(db);
    const now = new Date();
    const keys = [];
    for (let n = 0; n < keyCount; n++) {
      const scopes = [...operatorScopes];
      keys.push((await createApiKey(db, { name: `WMS ${n}`, warehouseId, scopes }, now)).key);
    }
    const operator = createOperator(instances, random, keys, dayOf(now.getTime()));
    const providers = createProviders(db, instances, stripe, random);
    people = [];
    for (let n = 0; n < customers; n++) {
      const { id, email } = await addAccount(db, { warehouseId, suiteNumber: `S-${n}`, billingAddress });
      const tokenOf = () => sessions.tokenOf({ subject: `user-${id}`, ...(email && { email }) });
      const person = { suiteNumber: `S-${n}`, tokenOf };
      people.push(createCustomer(person, { instances, operator, providers, random }));
    }
  });
  afterAll(async () => {
    await instances.close();
    await program.remove();
    await stripe.close();
    await opened.close();
  });

  const pending = async () => {
    const { payments } = schema;
    const rows = await opened.db
      .select({ id: payments.id })
      .from(payments)
      .where(eq(payments.status, 'pending'));
    return rows.map(({ id }) => id).sort();
  };

  const refundsUnderWay = () => opened.db.$count(schema.refunds, eq(schema.refunds.status, 'pending'));

  it('of two instances that are killed again and again ends with true books, and nothing is paid twice', async () => {
    const kills = await instances.killUntil(eachOf(people, (person) => person.live(invoicesEach)));
    const open = people.flatMap((person) => [...person.open]);
    // What no message has told is asked for, some of it after a minute.
    await vi.waitFor(async () => expect(await pending()).toEqual([...open].sort()), {
      timeout: 180_000,
      interval: 1_000,
    });

    await vi.waitFor(async () => expect(await refundsUnderWay()).toBe(0), {
      timeout: 60_000,
      interval: 1_000,
    });

    expect(instances.failures).toEqual([]);
    expect(await differencesOf(opened.db)).toEqual([]);
    const [from, to] = [dayOf(Date.now() - 10 * dayMs), dayOf(Date.now() + dayMs)];
    const [one = '', other = ''] = instances.origins();
    await eachOf(people, async (person) => {
      const statement = await person.statement(one, from, to);
      expect(await person.statement(other, from, to)).toEqual(statement);
      expect(statement.closing, JSON.stringify({ ...person.tally, statement })).toBe(owedBy(person.tally));
    });

    const seen: Record<string, number> = { kills };
    for (const { counts } of people)
      for (const [what, count] of Object.entries(counts)) seen[what] = (seen[what] ?? 0) + count;
    const everyWay = ['card', 'test', 'bank_transfer'].flatMap((way) => [`${way} paid`, `${way} unpaid`]);
    const righted = [
      'voided',
      'credited',
      'refunded',
      'refunded by provider',
      'refunded there',
      'used credit',
    ];
    const everything = [...everyWay, 'refused', 'taken back', 'cash', ...righted];
    expect(Object.keys(seen)).toEqual(expect.arrayContaining(everything));
    expect(kills).toBeGreaterThan(10);
  }, 1_200_000);
});

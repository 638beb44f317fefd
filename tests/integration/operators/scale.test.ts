import { getTableColumns, getTableName, is, sql } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OperatorCall } from '@/lib/domain/operator/operator';
import { schema, type Database, type OpenedDatabase } from '@/server/database';
import { databases } from '../../support/databases';
import {
  invoiceRow,
  packageRow,
  paymentRow,
  startOperators,
  type Operators,
  type TestOperator,
} from './harness';

const verbs = new Set(['select', 'selectDistinct', 'insert', 'update', 'delete', 'execute']);

/** A database that counts its statements, including those in transactions. */
function counting(db: Database, count: () => void): Database {
  return new Proxy(db, {
    get(target, name, receiver) {
      const value: unknown = Reflect.get(target, name, receiver);
      if (typeof value !== 'function') return value;
      if (name === 'transaction') {
        return (work: (tx: Database) => Promise<unknown>) =>
          target.transaction((tx) => work(counting(tx, count)));
      }
      return (...given: unknown[]): unknown => {
        if (verbs.has(String(name))) count();
        return Reflect.apply(value, target, given);
      };
    },
  });
}

/** Every row of every table, except when and how often a key was used. */
async function everything(db: Database) {
  const tables = Object.values(schema).filter((table) => is(table, PgTable));
  const kept = tables.filter((table) => !['api_keys', 'rate_limits'].includes(getTableName(table)));
  const all: Record<string, unknown> = {};
  for (const table of kept) {
    const order = sql.join(
      Object.values(getTableColumns(table)).map((column) => sql`${column}::text`),
      sql`, `,
    );
    all[getTableName(table)] = await db.select().from(table).orderBy(order);
  }
  return all;
}

const many = 300;
const each = <T>(make: (n: number) => T): T[] => Array.from({ length: many }, (_, n) => make(n));

describe.each(databases)('operators’ requests of many rows on $name', ({ open }) => {
  let opened: OpenedDatabase;
  let operators: Operators;
  let wms: TestOperator;
  let statements = 0;
  beforeAll(async () => {
    opened = await open();
    operators = await startOperators(counting(opened.db, () => (statements += 1)));
    wms = await operators.operator();
  });
  afterAll(async () => {
    await operators.close();
    await opened.close();
  });

  const parcels = each((n) =>
    packageRow({ status: 'shipped', outbound: { carrier: 'ups', trackingNumber: `1ZSCALE${n}` } }),
  );
  const bills = parcels.map(({ reference }) => {
    const row = invoiceRow();
    return { ...row, lines: row.lines.map((line) => ({ ...line, packageReference: reference })) };
  });
  const payments = bills.map(({ number }) => paymentRow(number, 1485));
  const scans = parcels.map(({ reference }) => ({
    packageReference: reference,
    leg: 'outbound',
    occurredAt: '2026-05-01T10:00:00Z',
    status: 'in_transit',
    message: 'Departed',
  }));
  const customers = each((n) => ({ suiteNumber: `C-${n}`, name: 'Ada', email: `c${n}@example.com` }));
  const suites = each((n) => ({ suiteNumber: `T-${n}` }));

  const requests: [string, OperatorCall, object[], string][] = [
    ['new packages', 'packages', parcels, 'created'],
    ['changed packages', 'packages', parcels.map((row) => ({ ...row, weight: 900 })), 'updated'],
    ['new scans', 'events', scans, 'created'],
    ['known scans', 'events', scans, 'unchanged'],
    ['new invoices', 'invoices', bills, 'created'],
    ['known invoices', 'invoices', bills, 'unchanged'],
    ['new payments', 'payments', payments, 'created'],
    ['refunds', 'payments', payments.map((row) => ({ ...row, status: 'refunded' })), 'updated'],
    ['new tokens', 'onboardingTokens', suites, 'created'],
    ['new customers', 'customers', customers, 'created'],
    ['closed customers', 'customers', customers.map((row) => ({ ...row, status: 'closed' })), 'updated'],
    ['new tokens for old', 'onboardingTokens', suites.map((row) => ({ ...row, renew: true })), 'updated'],
  ];

  it.each(requests)(
    '%s: a dry run stores nothing; then all are stored, in as many statements as a few are',
    async (_, call, rows, outcome) => {
      const before = await everything(opened.db);
      const dry = await wms.send(call, { rows, dryRun: true });
      expect(new Set(dry.body.rows.map((row) => row.outcome))).toEqual(new Set([outcome]));
      expect(await everything(opened.db)).toEqual(before);
      statements = 0;
      const answer = await wms.send(call, { rows });
      expect(new Set(answer.body.rows.map((row) => row.outcome))).toEqual(new Set([outcome]));
      expect(statements).toBeLessThan(25);
    },
  );

  it('rows sent together have the same result as sent one by one', async () => {
    const [alone, together] = [await operators.operator(), await operators.operator()];
    const calls: [OperatorCall, object[]][] = [
      ['packages', parcels.slice(0, 3)],
      ['events', scans.slice(0, 3)],
      ['invoices', bills.slice(0, 3)],
      ['payments', payments.slice(0, 3)],
    ];
    for (const [call, rows] of calls) {
      await together.send(call, { rows });
      for (const row of rows) await alone.tell(call, row);
    }
    const all = (await everything(opened.db)) as Record<string, Record<string, unknown>[]>;
    const of = ({ account }: TestOperator, table: string, fields: string[]) =>
      (all[table] ?? [])
        .filter(({ accountId }) => accountId === account.id)
        .map((row) => fields.map((field) => row[field]))
        .sort((a, b) => (String(a[0]) < String(b[0]) ? -1 : 1));
    const told: [string, string[]][] = [
      ['packages', ['reference', 'status', 'group', 'outbound', 'lastEvent', 'searchText', 'version']],
      ['invoices', ['number', 'status', 'subtotal', 'total', 'amountPaid', 'taxes', 'version']],
      ['package_legs', ['trackingNumber', 'leg', 'carrier']],
      ['payments', ['operatorReference', 'amount', 'method', 'reference', 'status', 'receivedAt']],
    ];
    for (const [table, fields] of told) {
      expect(of(together, table, fields)).toEqual(of(alone, table, fields));
      expect(of(together, table, fields)).toHaveLength(3);
    }
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OperatorList } from '@/lib/domain/operator/operator';
import type { OpenedDatabase } from '@/server/database';
import { databases } from '../../support/databases';
import { invoiceRow, startOperators, type Operators, type TestOperator } from './harness';

/** What rows make of nothing else: shipments are customers’, the others of invoices and payments (credit-notes.test.ts). */
type Listed = Exclude<OperatorList, 'shipments' | 'creditNotes' | 'refunds'>;

const many = 520;
const each = <T>(make: (n: number) => T): T[] => Array.from({ length: many }, (_, n) => make(n));
/** References in no order of their making. */
const name = (n: number) => `${(n * 7919) % many}-ä`;

const rows: Record<Listed, object[]> = {
  customers: each((n) => ({ suiteNumber: name(n), name: 'Ada', email: `c${n}@example.com` })),
  packages: each((n) => ({ reference: name(n), suiteNumber: 'S-1', status: 'received' })),
  invoices: each((n) => invoiceRow({ number: name(n) })),
  payments: each((n) => ({
    ...{ reference: name(n), suiteNumber: 'S-1', method: 'Card', amount: 100, currency: 'USD' },
    ...{ receivedAt: '2026-05-10T10:00:00Z', status: 'pending' },
  })),
};

/** A row that changes the nth entity. */
const changed: Record<Listed, (n: number) => object> = {
  customers: (n) => ({ suiteNumber: name(n), status: 'suspended' }),
  packages: (n) => ({ reference: name(n), suiteNumber: 'S-1', status: 'in_storage', weight: 900 }),
  invoices: (n) => ({ number: name(n), suiteNumber: 'S-1', status: 'void' }),
  payments: (n) => ({ ...rows.payments[n], status: 'succeeded' }),
};

describe.each(databases)('pages of what operators read on $name', ({ open }) => {
  let opened: OpenedDatabase;
  let operators: Operators;
  beforeAll(async () => {
    opened = await open();
    operators = await startOperators(opened.db);
  });
  afterAll(async () => {
    await operators.close();
    await opened.close();
  });

  /** The ids of all pages; `between` runs after each page. */
  async function idsOf(wms: TestOperator, what: OperatorList, between: (page: number) => Promise<unknown>) {
    const ids: unknown[] = [];
    let cursor: string | null = '';
    for (let page = 0; cursor !== null; page++) {
      const { body } = await wms.read(what, { cursor, limit: '37' });
      expect(body[what].length).toBeLessThanOrEqual(37);
      ids.push(...body[what].map(({ id }) => id));
      cursor = body.nextCursor;
      await between(page);
    }
    return ids;
  }

  const calls: Listed[] = ['customers', 'packages', 'invoices', 'payments'];

  it.each(calls)(`${many} %s: each once, while others change and add some`, async (what) => {
    const wms = await operators.operator();
    const made = await wms.send(what, { rows: rows[what] });
    const before = made.body.rows.map(({ id }) => id ?? '');
    expect(new Set(before).size).toBe(many);
    const ids = await idsOf(wms, what, async (page) => {
      const [first = {}] = rows[what];
      const [field = ''] = Object.keys(first).filter((key) =>
        ['reference', 'number', 'suiteNumber'].includes(key),
      );
      const fresh = { ...first, [field]: `${page % 2 ? '0' : 'zz'}-new-${page}` };
      const extra = what === 'customers' ? { ...fresh, email: `new${page}@example.com` } : fresh;
      const told = await wms.send(what, {
        rows: [extra, changed[what](page), changed[what](many - 1 - page)],
      });
      expect(told.body.rows.map(({ outcome }) => outcome)).toEqual(['created', 'updated', 'updated']);
    });
    expect(new Set(ids).size).toBe(ids.length);
    expect(before.filter((id) => !ids.includes(id))).toEqual([]);
  });

  it('a package that gets its reference while its list is read comes once', async () => {
    const wms = await operators.operator();
    const token = await wms.token();
    const numbers = Array.from({ length: 80 }, (_, n) => `1Z00000000000${1000 + n}`);
    for (const trackingNumber of numbers)
      await operators.call('preAlertPackage', { token, body: { trackingNumber, carrier: 'ups' } });
    const ids = await idsOf(wms, 'packages', async (page) => {
      const part = numbers.filter((_, n) => n % 3 === page);
      const claims = part.map((trackingNumber, n) => ({
        reference: `${n % 2 ? 'A' : 'zz'}-${page}-${n}`,
        suiteNumber: 'S-1',
        inbound: { carrier: 'ups', trackingNumber },
      }));
      const told = await wms.send('packages', { rows: claims });
      for (const { outcome } of told.body.rows) expect(outcome).toBe('updated');
    });
    expect([ids.length, new Set(ids).size]).toEqual([80, 80]);
  });

  it('25 at first, 200 at most, and the last page has no cursor', async () => {
    const wms = await operators.operator();
    await wms.send('packages', { rows: rows.packages.slice(0, 230) });
    const lengths = [];
    for (const limit of ['', '200']) {
      const { body } = await wms.read('packages', { limit });
      lengths.push(body.packages.length);
      if (limit === '') continue;
      const rest = await wms.read('packages', { limit, cursor: body.nextCursor ?? '' });
      lengths.push(rest.body.packages.length);
      expect(rest.body.nextCursor).toBeNull();
    }
    expect(lengths).toEqual([25, 200, 30]);
  });
});

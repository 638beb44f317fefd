import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lineKinds } from '@/lib/domain/billing/invoice';
import { toldPaymentStatuses } from '@/lib/domain/operator/operator-invoices';
import type { OperatorList } from '@/lib/domain/operator/operator';
import { packageStatuses } from '@/lib/domain/package/package-statuses';
import type { OpenedDatabase } from '@/server/database';
import { oneLine } from '@/server/product-api/tracking/carriers/text';
import { databases } from '../../support/databases';
import { startOperators, type Operators } from './harness';

const words = fc
  .string({ minLength: 1, maxLength: 30, unit: 'grapheme' })
  .map(oneLine)
  .filter((text) => text !== '' && text.length <= 40);
const day = fc.date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true });
const days = day.map((date) => date.toISOString().slice(0, 10));
const times = day.map((date) => date.toISOString());
const usd = fc.record({ amount: fc.nat(1_000_000), currency: fc.constant('USD') });
const size = fc.integer({ min: 1, max: 5000 });
const country = fc.constantFrom('US', 'BS', 'DE');
const optional = (fields: Record<string, fc.Arbitrary<unknown>>): fc.Arbitrary<object> =>
  fc.record(fields, { requiredKeys: [] });
const also = (needed: Record<string, fc.Arbitrary<unknown>>, more: fc.Arbitrary<object>) =>
  fc.tuple(fc.record(needed), more).map(([given, extra]) => ({ ...given, ...extra }));

const party = also(
  { name: words, line1: words, locality: words, countryCode: country },
  optional({ company: words, line2: words, administrativeArea: words, taxId: words, email: words }),
);

const line = also(
  {
    kind: fc.constantFrom(...lineKinds),
    description: words,
    quantity: fc.integer({ min: 1, max: 100_000 }).map((n) => n / 1000),
    unit: words,
    unitPrice: fc.nat(100_000),
    taxCategory: words,
    taxRate: fc.integer({ min: 0, max: 200 }).map((n) => n / 8),
  },
  optional({
    packageReference: fc.constant('P-0'),
    calc: fc.record({ basis: words, inputs: fc.dictionary(words, words, { maxKeys: 3 }) }),
  }),
);

/** New rows; each has the name that follows. */
/** What rows make of nothing else: shipments are customers’, the others of invoices and payments (credit-notes.test.ts). */
type Listed = Exclude<OperatorList, 'shipments' | 'creditNotes' | 'refunds'>;

const arbitraries: Record<Listed, fc.Arbitrary<object>> = {
  packages: optional({
    status: fc.constantFrom(...packageStatuses),
    description: words,
    merchant: also({ name: words }, optional({ orderNumber: words })),
    receivedAt: times,
    condition: words,
    weight: size,
    dimensions: fc.record({ length: size, width: size, height: size }),
    pieces: size,
    contents: fc.array(
      also({ description: words, quantity: size, unitValue: usd }, optional({ originCountry: country })),
      { maxLength: 3 },
    ),
    declaredValue: usd,
    declarationStatus: fc.constantFrom('missing', 'estimated', 'confirmed'),
    storage: fc.record({ freeUntil: days, days: size, expiresAt: days, accrued: usd }),
    onHold: also({ reason: words, since: times }, optional({ note: words })),
    nextAction: also({ code: words, label: words }, optional({ dueOn: days })),
  }),
  customers: also({ name: words }, optional({ language: fc.constantFrom('en', 'pt-BR', 'ar') })),
  invoices: also(
    {
      status: fc.constant('draft'),
      currency: fc.constantFrom('USD', 'JPY'),
      issueDate: fc.constant('2026-05-01'),
      dueDate: fc.constantFrom('2026-05-01', '2027-01-01'),
      lines: fc.array(line, { minLength: 1, maxLength: 4 }),
    },
    optional({ seller: party, buyer: party, notes: words }),
  ),
  payments: also(
    {
      status: fc.constantFrom(...toldPaymentStatuses).filter((status) => status !== 'refunded'),
      method: words,
      amount: fc.integer({ min: 1, max: 1_000_000 }),
      currency: fc.constantFrom('USD', 'JPY'),
      receivedAt: times,
    },
    optional({ label: words }),
  ),
};

const named: Record<Listed, (n: number, run: number) => Record<string, string>> = {
  packages: (n) => ({ reference: `P-${n}`, suiteNumber: 'S-1' }),
  customers: (n, run) => ({ suiteNumber: `C-${n}`, email: `c${n}.${run}@example.com` }),
  invoices: (n) => ({ number: `I-${n}`, suiteNumber: 'S-1' }),
  payments: (n) => ({ reference: `Y-${n}`, suiteNumber: 'S-1' }),
};

describe.each(databases)('what operators write they read back, on $name', ({ open }) => {
  let opened: OpenedDatabase;
  let operators: Operators;
  let runs = 0;
  beforeAll(async () => {
    opened = await open();
    operators = await startOperators(opened.db);
  });
  afterAll(async () => {
    await operators.close();
    await opened.close();
  });

  it.each(Object.keys(arbitraries) as Listed[])('%s of any fields', async (what) => {
    const some = fc.array(arbitraries[what], { minLength: 1, maxLength: 60 });
    await fc.assert(
      fc.asyncProperty(some, async (given) => {
        const wms = await operators.operator();
        if (what === 'invoices') await wms.tell('packages', named.packages(0, 0));
        runs += 1;
        const rows = given.map((fields, n) => ({ ...fields, ...named[what](n, runs) }));
        const sent = await wms.send(what, { rows });
        expect(sent.body.rows.filter(({ outcome }) => outcome !== 'created')).toEqual([]);
        const { body } = await wms.read(what, { limit: '200' });
        const read = new Map(body[what].map((one) => [one.id, one]));
        for (const [index, row] of rows.entries())
          expect(read.get(sent.body.rows[index]?.id)).toMatchObject(row);
      }),
      { numRuns: 12 },
    );
  });
});

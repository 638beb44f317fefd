import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { operatorScopes, usualScopes } from '@/lib/domain/operator/operator';
import { ratesWork } from '@/server/cli/commands/terminal/rates';
import { schema, type OpenedDatabase } from '@/server/database';
import { exampleRates } from '@/server/demo-data/example-rates';
import { writeRates } from '@/server/product-api/rates/write-rates';
import { databases } from '../../support/databases';
import { commandConnection, watchTerminal } from '../../support/operator-terminal';
import { startOperators, type Operators, type TestOperator } from './harness';

const csv = writeRates(exampleRates);
/** The same with dearer photos, and a dearer pound of what is sent by sea to the Caribbean. */
const dearer = csv.replace(/^(photos,.*)450/m, '$1500').replace(/,165,/, ',215,');
/** A price in dollars, and a country that is none. */
const broken = csv.replace(/^(repack,.*)600/m, '$16.00').replace('CA MX', 'CA UK');

describe.each(databases)('rates by call and command on $name', ({ open }) => {
  const terminal = watchTerminal();
  let opened: OpenedDatabase;
  let operators: Operators;
  let folder: string;
  beforeAll(async () => {
    opened = await open();
    operators = await startOperators(opened.db);
    folder = await mkdtemp(path.join(tmpdir(), 'waybill-rates-'));
  });
  afterAll(async () => {
    await rm(folder, { recursive: true, force: true });
    await operators.close();
    await opened.close();
  });

  const post = ({ key }: TestOperator, body: object) =>
    operators.call('operator/rates', { token: key, body });
  const get = ({ key }: TestOperator, query: Record<string, string> = {}) =>
    operators.call('operator/rates', { token: key, query });
  const stored = ({ warehouseId }: TestOperator) =>
    opened.db.select().from(schema.rateSets).where(eq(schema.rateSets.warehouseId, warehouseId));

  it('a dry run stores nothing, an import a set, the same again nothing', async () => {
    const palm = await operators.operator();
    expect((await get(palm)).body).toEqual({ day: '2026-05-20', sets: [] });
    const dry = await post(palm, { csv, dryRun: true });
    expect(dry.body).toMatchObject({ outcome: 'created', dryRun: true, validFrom: '2025-01-01' });
    expect(dry.body).not.toHaveProperty('id');
    expect(await stored(palm)).toEqual([]);
    const made = await post(palm, { csv });
    expect(made.body).toMatchObject({ outcome: 'created', dryRun: false });
    expect(await post(palm, { csv })).toMatchObject({ body: { outcome: 'unchanged', id: made.body.id } });
    expect(await stored(palm)).toMatchObject([{ id: made.body.id, rates: exampleRates }]);
    expect((await get(palm)).body).toMatchObject({
      current: {
        id: made.body.id,
        csv,
        services: exampleRates.services.map(({ name }) => name),
        zones: exampleRates.zones.map(({ name }) => name),
      },
      sets: [{ id: made.body.id, validFrom: '2025-01-01' }],
    });
  });

  it('another import is a set of its own: what counted before is still there to explain quotes', async () => {
    const palm = await operators.operator();
    const first = await post(palm, { csv });
    operators.advance(1);
    const later = await post(palm, { csv: dearer.replace('2025-01-01', '2026-06-01') });
    const again = await get(palm);
    expect(again.body).toMatchObject({ current: { id: first.body.id }, sets: [{ id: later.body.id }, {}] });
    expect((await get(palm, { day: '2026-06-01' })).body).toMatchObject({ current: { id: later.body.id } });
    expect((await get(palm, { day: '2024-12-31' })).body).not.toHaveProperty('current');
    operators.advance(1);
    const corrected = await post(palm, { csv: dearer });
    expect((await get(palm)).body).toMatchObject({ current: { id: corrected.body.id } });
    expect(await stored(palm)).toHaveLength(3);
  });

  it('the comparison has ten sample parcels: each service’s total so far, and by the new rates', async () => {
    const palm = await operators.operator();
    type Comparisons = {
      weight: number;
      countryCode: string;
      service: string;
      before: object | null;
      after: object | null;
    }[];
    const before = (await post(palm, { csv })).body.comparisons as Comparisons;
    expect(new Set(before.map(({ weight }) => weight)).size).toBe(10);
    expect(new Set(before.map(({ countryCode }) => countryCode)).size).toBe(5);
    expect(before.every((one) => one.before === null)).toBe(true);
    const comparisons = (await post(palm, { csv: dearer, dryRun: true })).body.comparisons as Comparisons;
    const other = comparisons.filter((one) => JSON.stringify(one.before) !== JSON.stringify(one.after));
    expect(other.map(({ service, countryCode }) => `${service} ${countryCode}`)).toEqual(['sea AG']);
    expect(comparisons).toContainEqual(
      expect.objectContaining({ service: 'sea', after: { code: 'ask_for_quote' } }),
    );
  });

  it('1010 names each bad cell by line and column, and nothing is stored', async () => {
    const palm = await operators.operator();
    const answer = await post(palm, { csv: broken });
    expect(answer).toMatchObject({ status: 400, body: { code: 1010 } });
    const fields = Object.entries(answer.body.fields as Record<string, string>);
    expect(fields.map(([place]) => place.replace(/\d+/, 'n'))).toEqual([
      'line n, column price',
      'line n, column countries',
    ]);
    expect(fields.map(([, reason]) => reason)).toEqual([
      '"6.00" must be whole minor units, such as 1250 for 12.50, from 0 to 10000000',
      '"CA UK" has "UK", which is no country; use two letters such as GB',
    ]);
    expect(await stored(palm)).toEqual([]);
  });

  it('twenty imports of the same file at once make one set', async () => {
    const palm = await operators.operator();
    const answers = await Promise.all(Array.from({ length: 20 }, () => post(palm, { csv })));
    expect(answers.filter(({ body }) => body.outcome === 'created')).toHaveLength(1);
    expect(await stored(palm)).toHaveLength(1);
  });

  it('ADR 039: reading and writing rates are scopes of their own, which no key has unasked', async () => {
    expect(usualScopes.filter((scope) => scope.startsWith('rates'))).toEqual([]);
    const others = operatorScopes.filter((scope) => !scope.startsWith('rates'));
    const none = await operators.operator([...others]);
    expect(await get(none)).toMatchObject({ status: 400, body: { code: 1040 } });
    expect(await post(none, { csv })).toMatchObject({ status: 400, body: { code: 1040 } });
    const reader = await operators.operator(['rates:read']);
    expect((await get(reader)).status).toBe(200);
    expect(await post(reader, { csv })).toMatchObject({ body: { code: 1040 } });
    const writer = await operators.operator(['rates:write']);
    expect(await get(writer)).toMatchObject({ body: { code: 1040 } });
    expect((await post(writer, { csv })).status).toBe(200);
  });

  describe('the commands', () => {
    async function rates(action: string, warehouse: string, content?: string, day?: string) {
      const file = content === undefined ? [] : ['rates.csv'];
      if (content !== undefined) await writeFile(path.join(folder, 'rates.csv'), content);
      return ratesWork([action, ...file], { warehouse, day }, folder)(commandConnection(opened.db));
    }

    it('check prints what would change and stores nothing; import stores; export prints the file again', async () => {
      const palm = await operators.operator();
      expect(await rates('check', palm.code, csv)).toBe(0);
      expect(terminal.output()).toMatch(/Sample parcel +To +Service +So far +New/);
      expect(terminal.output()).toContain('Nothing is stored.');
      expect(await stored(palm)).toEqual([]);
      expect(await rates('import', palm.code, csv)).toBe(0);
      expect(terminal.output()).toContain('count from 2025-01-01');
      terminal.clear();
      expect(await rates('check', palm.code, dearer)).toBe(0);
      expect(terminal.output()).toMatch(/60 × 40 × 30 cm|0\.2 kg, 24 × 16 × 2 cm/);
      expect(terminal.output()).toContain('ask for quote');
      terminal.clear();
      expect(await rates('export', palm.code)).toBe(0);
      expect(terminal.output()).toBe(csv.trimEnd());
      expect(await rates('import', palm.code, terminal.output())).toBe(0);
      expect(terminal.output()).toContain('there already');
      expect(await stored(palm)).toHaveLength(1);
    });

    it('a bad file is told line by line, with exit code 1, and nothing is stored', async () => {
      const palm = await operators.operator();
      expect(await rates('import', palm.code, broken)).toBe(1);
      expect(terminal.output()).toMatch(/rates\.csv: line \d+, column price: "6\.00" must be whole/);
      expect(terminal.output()).toMatch(/rates\.csv: line \d+, column countries: "CA UK" has "UK"/);
      expect(await stored(palm)).toEqual([]);
    });

    it('show lists the sets and what counts on a day', async () => {
      const palm = await operators.operator();
      expect(await rates('show', palm.code)).toBe(0);
      expect(terminal.output()).toContain('has no rates');
      await rates('import', palm.code, csv);
      terminal.clear();
      expect(await rates('show', palm.code, undefined, '2026-05-20')).toBe(0);
      expect(terminal.output()).toMatch(/rts_\w+ +2025-01-01 +another begins .*on 2026-05-20/);
      expect(terminal.output()).toContain('Sea freight');
      expect(await rates('export', palm.code, undefined, '2024-01-01')).toBe(1);
      await expect(rates('show', palm.code, undefined, 'today')).rejects.toThrow('--day');
      await expect(rates('show', 'NONE')).rejects.toThrow('There is no warehouse "NONE"');
      expect(() => ratesWork(['show'], {}, folder)).toThrow('--warehouse is needed');
      expect(() => ratesWork(['import'], { warehouse: 'MIA' }, folder)).toThrow('Name one file');
    });
  });
});

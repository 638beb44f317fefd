import { readFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exampleRates } from '@/server/demo-data/example-rates';
import { placeOf, sentenceOf } from '@/server/product-api/rates/rate-issue';
import { readRates } from '@/server/product-api/rates/read-rates';
import { rateColumns } from '@/server/product-api/rates/records';
import { writeRates } from '@/server/product-api/rates/write-rates';
import { rateSets } from '@/tests/support/a-rate-set';

type Cells = Partial<Record<(typeof rateColumns)[number], string>>;

/** The example's rows by column, without its heading. */
const example = writeRates(exampleRates)
  .trimEnd()
  .split('\r\n')
  .slice(1)
  .map((line) => line.split(','));

const columnAt = (column: (typeof rateColumns)[number]) => rateColumns.indexOf(column);

/** The line, counted from 1, of the first row with these cells. */
function lineOf(cells: Cells): number {
  const found = example.findIndex((row) =>
    Object.entries(cells).every(([column, value]) => row[columnAt(column as keyof Cells)] === value),
  );
  if (found < 0) throw new Error(`No row has ${JSON.stringify(cells)}`);
  return found + 2;
}

/** The example with other cells in one of its lines, and further rows. */
function changed(line: number, cells: Cells, more: Cells[] = []): string {
  const rows = example.map((row, index) =>
    index === line - 2 ? row.map((value, at) => cells[rateColumns[at] as keyof Cells] ?? value) : row,
  );
  const further = more.map((given) => rateColumns.map((column) => given[column] ?? ''));
  return [rateColumns, ...rows, ...further].map((row) => row.join(',')).join('\n');
}

/** What is wrong, as operators read it. */
function told(csv: string): string[] {
  const reading = readRates(csv);
  if (!('issues' in reading)) throw new Error('The file is right');
  return reading.issues.map((issue) => `${placeOf(issue)}: ${sentenceOf(issue)}`);
}

const documentOf = (name: string) =>
  readFileSync(path.resolve(import.meta.dirname, '../../../docs', name), 'utf8');

describe('a rates file', () => {
  it('is read to the rates that it was written from', () => {
    expect(readRates(writeRates(exampleRates))).toEqual({ rates: exampleRates });
    fc.assert(
      fc.property(rateSets, (rates) => {
        expect(readRates(writeRates(rates))).toEqual({ rates });
      }),
    );
  });

  it('docs/rates.md shows one that is right', () => {
    const [, shown = ''] = /```csv\n([\s\S]*?)```/.exec(documentOf('rates.md')) ?? [];
    expect(readRates(shown)).toMatchObject({
      rates: { services: [{ code: 'express', lanes: [{ minimum: 3400, breaks: [{}, {}, {}] }] }] },
    });
  });

  it('docs/example-rates.csv is that of the demo: three services to five zones', () => {
    expect(readRates(documentOf('example-rates.csv'))).toEqual({ rates: exampleRates });
    expect([exampleRates.services.length, exampleRates.zones.length]).toEqual([3, 5]);
  });

  it('may have its columns in any order, semicolons, and only those that it needs', () => {
    const csv = [
      'zone;record;service;name;carrier;countries;currency;validFrom;taxCategory;taxRate;unit;step;divisor;maxWeight;maxLength;daysFrom;daysTo;upTo;per;price',
      ';rates;;;;;CHF;2026-05-01;S;8.1;;;;;;;;;;',
      'ch;zone;;Switzerland;;CH, LI;;;;;;;;;;;;;;',
      ';service;post;Swiss Post;swiss_post;;;;;;kg;0.5;5000;30000;1000;;;;;',
      'ch;lane;post;;;;;;;;;;;;;1;2;;;',
      'ch;break;post;;;;;;;;;;;;;;;30;kg;450',
    ].join('\n');
    expect(readRates(csv)).toMatchObject({
      rates: {
        currency: 'CHF',
        quoteDays: null,
        validTo: null,
        tax: { category: 'S', rate: 8.1 },
        zones: [{ code: 'ch', countries: ['CH', 'LI'], customsFee: 0 }],
        services: [{ step: 500, fuelPercent: 0, lanes: [{ breaks: [{ upTo: 30_000, per: 'unit' }] }] }],
        insurance: null,
        consolidation: null,
      },
    });
  });
});

describe('what is wrong with a rates file is told by line, column and value, with what would be right', () => {
  const first = (record: string) => lineOf({ record });
  const at = (line: number, column: string, rest: string) => [`line ${line}, column ${column}: ${rest}`];

  it.each<[what: string, line: number, cells: Cells, column: string, reason: string]>([
    [
      'a price in dollars',
      first('repack'),
      { price: '6.00' },
      'price',
      '"6.00" must be whole minor units, such as 1250 for 12.50, from 0 to 10000000',
    ],
    [
      'a price that is left out',
      first('break'),
      { price: '' },
      'price',
      'is empty, and must be whole minor units, such as 1250 for 12.50, from 0 to 10000000',
    ],
    [
      'a record of another kind',
      first('photos'),
      { record: 'photo' },
      'record',
      '"photo" must be one of: rates, zone, service, lane, break, remote, consolidation, repack, photos, insurance',
    ],
    [
      'a cell that the record does not have',
      first('photos'),
      { zone: 'europe' },
      'zone',
      '"europe" must be left out: a row "photos" has no zone',
    ],
    [
      'a country',
      lineOf({ record: 'zone', zone: 'neighbors' }),
      { countries: 'CA UK' },
      'countries',
      '"CA UK" has "UK", which is no country; use two letters such as GB',
    ],
    [
      'a currency',
      first('rates'),
      { currency: 'DOL' },
      'currency',
      '"DOL" must be the three letters of a currency, such as USD',
    ],
    [
      'a day',
      first('rates'),
      { validFrom: '2026-02-30' },
      'validFrom',
      '"2026-02-30" must be a day such as 2026-05-01',
    ],
    [
      'an end before the start',
      first('rates'),
      { validTo: '2024-12-31' },
      'validTo',
      '"2024-12-31" must not be before validFrom',
    ],
    [
      'days in the wrong order',
      first('lane'),
      { daysFrom: '9' },
      'daysTo',
      '"2" must not be less than daysFrom',
    ],
    [
      'a percentage',
      first('service'),
      { fuelPercent: '18,5' },
      'fuelPercent',
      '"18,5" must be per cent such as 12.5, with at most three decimals, from 0 to 200',
    ],
    [
      'a postal range',
      lineOf({ record: 'remote', country: 'CA' }),
      { postalTo: 'Y' },
      'postalTo',
      '"Y" must have as many characters as postalFrom',
    ],
    [
      'a unit that is not the service’s',
      lineOf({ record: 'break', per: 'lb' }),
      { per: 'kg' },
      'per',
      '"kg" must be parcel or lb, the unit of service express',
    ],
    [
      'a service that nobody describes',
      first('lane'),
      { service: 'air' },
      'service',
      '"air" must be a service that a row "service" describes: express, postal, sea',
    ],
    [
      'a country in two zones',
      lineOf({ record: 'zone', zone: 'europe' }),
      { countries: 'DE BS' },
      'countries',
      `"BS" must be in one zone; zone caribbean has it in line ${lineOf({ record: 'zone', zone: 'caribbean' })}`,
    ],
  ])('%s', (_, line, cells, column, reason) => {
    const quoted = Object.fromEntries(
      Object.entries(cells).map(([name, value]) => [name, /[, ]/.test(value) ? `"${value}"` : value]),
    );
    expect(told(changed(line, quoted))).toEqual(expect.arrayContaining(at(line, column, reason)));
  });

  it('rows that are there twice, and a lane or breaks without the other', () => {
    const end = example.length + 2;
    expect(told(changed(0, {}, [{ record: 'repack', price: '1' }]))).toEqual(
      at(end, 'record', '"repack" may be there once at most'),
    );
    const [zone, service] = ['caribbean', 'express'];
    expect(
      told(changed(0, {}, [{ record: 'break', service, zone, upTo: '1', per: 'lb', price: '1' }])),
    ).toEqual(at(end, 'upTo', `"1" must not be there twice; line ${first('break')} has it already`));
    const far = { service: 'sea', zone: 'europe' };
    expect(told(changed(0, {}, [{ record: 'break', ...far, upTo: '1', per: 'lb', price: '1' }]))).toEqual(
      at(end, 'zone', '"europe" must have a row "lane" with service sea'),
    );
    expect(told(changed(0, {}, [{ record: 'lane', ...far, daysFrom: '1', daysTo: '2' }]))).toEqual(
      at(end, 'zone', '"europe" must have a row "break" with service sea'),
    );
  });

  it('a file without what every one has, and one that is no rates file at all', () => {
    expect(told('record,price\nrepack,100')).toEqual([
      'line 1, column record: a row "rates" must be there',
      'line 1, column record: a row "zone" must be there',
      'line 1, column record: a row "service" must be there',
    ]);
    expect(told('')).toEqual(at(1, 'record', 'is empty; its first line names the columns'));
    expect(told(`record,price\n${'repack,1\n'.repeat(5001)}`)).toEqual(
      at(5002, 'record', 'is one line too many: a file has 5000 at most'),
    );
    expect(told('record,prize\nrepack,1')[0]).toContain('there is no column "prize"');
    expect(told('record,price\nrepack,1,2')[0]).toContain('has 3 columns, and the heading has 2');
  });

  it('all lines are told at once', () => {
    const rows: Cells[] = [{ record: 'repack' }, { record: 'zone' }, { record: 'tax' }];
    const lines = told(changed(0, {}, rows)).map((issue) => /^line (\d+)/.exec(issue)?.[1]);
    expect(new Set(lines)).toEqual(new Set([2, 3, 4].map((n) => String(example.length + n))));
  });
});

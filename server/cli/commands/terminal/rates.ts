import path from 'node:path';
import { formatMoney } from '@/lib/format';
import { mostIssues, placeOf, sentenceOf, type RateIssue } from '@/server/product-api/rates/rate-issue';
import type { Imported } from '@/server/product-api/rates/import-rates';
import { shownRatesSchema } from '@/server/product-api/rates/show-rates';
import { importResultSchema } from '../rates';
import type { Connection, Work } from './connect';
import { readText } from './files';
import { table } from './table';
import { UsageError } from './usage';

/** The options of rates that no other command has. */
export const ratesOptions = { day: { type: 'string' } } as const;

interface RatesValues {
  warehouse?: string | undefined;
  day?: string | undefined;
}

type Comparison = Imported['comparisons'][number];

function outcomeInWords(outcome: Comparison['before']): string {
  if (outcome === null) return 'not there';
  return 'code' in outcome ? outcome.code.replaceAll('_', ' ') : formatMoney(outcome);
}

function comparisonTable(comparisons: readonly Comparison[]): string {
  const rows = comparisons.map(({ weight, dimensions, countryCode, service, before, after }) => [
    `${weight / 1000} kg, ${[dimensions.length, dimensions.width, dimensions.height].map((mm) => mm / 10).join(' × ')} cm`,
    countryCode,
    service,
    outcomeInWords(before),
    outcomeInWords(after),
  ]);
  return table(['Sample parcel', 'To', 'Service', 'So far', 'New'], rows);
}

function issuesInWords(name: string, issues: readonly RateIssue[]): string {
  const lines = issues
    .slice(0, mostIssues)
    .map((issue) => `  ${name}: ${placeOf(issue)}: ${sentenceOf(issue)}`);
  const more = issues.length - lines.length;
  if (more > 0) lines.push(`  and ${more} more`);
  return ['Nothing is stored. What has to be mended:', ...lines].join('\n');
}

function storedInWords({ outcome, dryRun, validFrom, id }: Imported): string {
  if (outcome === 'unchanged') return `These rates are there already (${id}); nothing is stored.`;
  if (dryRun) return `The file is right, and its rates would count from ${validFrom}. Nothing is stored.`;
  return `The rates ${id} count from ${validFrom}.`;
}

async function bringIn(
  connection: Connection,
  { file, warehouse, dryRun }: { file: string; warehouse: string; dryRun: boolean },
): Promise<number> {
  const name = path.basename(file);
  const read = await readText(file);
  if ('problem' in read) {
    console.log(`${name}: ${read.problem}`);
    return 1;
  }
  const answer = await connection.run('rates-import', { warehouse, csv: read.text, dryRun });
  const result = importResultSchema.parse(answer);
  if ('issues' in result) {
    console.log(issuesInWords(name, result.issues));
    return 1;
  }
  console.log(comparisonTable(result.comparisons));
  console.log(`\n${storedInWords(result)}`);
  return 0;
}

const readRates = async (connection: Connection, warehouse: string, day: string | undefined) =>
  shownRatesSchema.parse(await connection.run('rates-show', { warehouse, day }));

const showWork =
  (warehouse: string, asked: string | undefined): Work =>
  async (connection) => {
    const { day, current, sets } = await readRates(connection, warehouse, asked);
    const rows = sets.map(({ id, validFrom, validTo = 'another begins', createdAt }) => [
      ...[id, validFrom, validTo, createdAt, id === current?.id ? `on ${day}` : ''],
    ]);
    console.log(
      rows.length > 0
        ? table(['Id', 'From', 'Until', 'Imported', 'Counts'], rows)
        : 'The warehouse has no rates: rates import <file.csv>',
    );
    if (current) console.log(`\n${current.services.join(', ')}\nto ${current.zones.join(', ')}`);
    return 0;
  };

const exportWork =
  (warehouse: string, asked: string | undefined): Work =>
  async (connection) => {
    const { day, current } = await readRates(connection, warehouse, asked);
    console.log(current?.csv.trimEnd() ?? `The warehouse has no rates on ${day}`);
    return current ? 0 : 1;
  };

/** `rates check|import|show|export`. @throws UsageError */
export function ratesWork(
  [action, file, ...more]: string[],
  { warehouse, day }: RatesValues,
  folder: string,
): Work {
  if (!warehouse?.trim()) throw new UsageError('--warehouse is needed, such as MIA');
  if (action === 'check' || action === 'import') {
    if (file === undefined || more.length > 0)
      throw new UsageError(`Name one file: rates ${action} rates.csv`);
    const input = { file: path.resolve(folder, file), warehouse, dryRun: action === 'check' };
    return (connection) => bringIn(connection, input);
  }
  if (file !== undefined) throw new UsageError(`rates ${action ?? ''} takes no "${file}"`);
  if (action === 'show') return showWork(warehouse, day);
  if (action === 'export') return exportWork(warehouse, day);
  throw new UsageError('Say what to do with rates: rates check, import, show or export');
}

import path from 'node:path';
import {
  maxOperatorRows,
  operatorAnswerSchema,
  operatorCalls,
  rowOutcomes,
  type OperatorCall,
  type RowResult,
} from '@/lib/domain/operator/operator';
import type { Connection } from './connect';
import { readText } from './files';
import { placeOf, readCsv, type CsvReading, type CsvRow } from './operator-csv';
import { table } from './table';
import { UsageError } from './usage';

interface Values {
  key?: string | undefined;
  file?: string | undefined;
  'dry-run'?: boolean | undefined;
}

interface Input {
  call: OperatorCall;
  key: string;
  file: string;
  dryRun: boolean;
}

const kinds = new Map<string, OperatorCall>(
  operatorCalls.map((call) => [call.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`), call]),
);

/** Whether `ingest` imports an operator's rows; without a key it imports carriers' files. */
export const isOperatorIngest = ({ key, file }: Values) => key !== undefined || file !== undefined;

/** Checks the arguments of `ingest <kind> --key … --file …`. @throws UsageError */
export function operatorArguments(values: Values, [kind = '', ...more]: string[], folder: string): Input {
  const call = kinds.get(kind);
  if (call === undefined || more.length > 0)
    throw new UsageError(`Name one of: ${[...kinds.keys()].join(', ')}`);
  const { key, file, 'dry-run': dryRun = false } = values;
  if (!key) throw new UsageError('--key is needed: an API key of the warehouse');
  if (!file) throw new UsageError('--file is needed: a .csv or .json file');
  return { call, key, file: path.resolve(folder, file), dryRun };
}

function readJsonRows(text: string): { rows: unknown[] } | { problem: string } {
  let json: unknown;
  try {
    json = JSON.parse(text.replace(/^\ufeff/, ''));
  } catch (error) {
    return { problem: `is not JSON: ${(error as Error).message.split('\n')[0] ?? ''}` };
  }
  const rows = Array.isArray(json) ? json : (json as { rows?: unknown } | null)?.rows;
  return Array.isArray(rows) ? { rows } : { problem: 'has no list of rows in it' };
}

interface Rows {
  rows: unknown[];
  csv?: CsvRow[];
}

type Reading = Rows | { problem: string };

const ofCsv = (reading: CsvReading): Reading =>
  'problem' in reading ? reading : { rows: reading.rows.map(({ row }) => row), csv: reading.rows };

async function readRows({ file, call }: Input): Promise<Reading> {
  const read = await readText(file);
  if ('problem' in read) return read;
  return /\.csv$/i.test(file) ? ofCsv(readCsv(read.text, call)) : readJsonRows(read.text);
}

async function send(
  connection: Connection,
  { call, key, dryRun }: Input,
  rows: unknown[],
): Promise<RowResult[]> {
  const results: RowResult[] = [];
  for (let at = 0; at === 0 || at < rows.length; at += maxOperatorRows) {
    const batch = rows.slice(at, at + maxOperatorRows);
    const answer = operatorAnswerSchema.parse(
      await connection.run('operator-rows', { key, call, rows: batch, dryRun }),
    );
    results.push(...answer.rows.map((result) => ({ ...result, index: result.index + at })));
  }
  return results;
}

/** Sends the rows whose lines could be parsed; the others are rejected here, in their positions. */
async function sendReadable(connection: Connection, input: Input, { rows, csv }: Rows): Promise<RowResult[]> {
  const readable = [...rows.keys()].filter((index) => csv?.[index]?.fault === undefined);
  const sent = await send(
    connection,
    input,
    readable.map((index) => rows[index]),
  );
  const results = new Map(sent.map((result) => [readable[result.index], result]));
  return rows.map((_, index) => {
    const fault = csv?.[index]?.fault;
    const result = results.get(index) ?? { outcome: 'rejected' as const, issues: fault ? [fault] : [] };
    return { ...result, index };
  });
}

function report(file: string, results: RowResult[], csv: CsvRow[] | undefined, dryRun: boolean): string {
  const heading = ['File', 'Rows', 'Created', 'Updated', 'Unchanged', 'Rejected'];
  const counts = rowOutcomes.map((outcome) => results.filter((row) => row.outcome === outcome).length);
  const bad = results.flatMap(({ index, issues }) =>
    issues.map(({ field, reason }) => {
      const row = csv?.[index];
      const place = row?.fault ? field : row ? placeOf(row, field) : `row ${index}: ${field}`;
      return `  ${file}: ${place}: ${reason}`;
    }),
  );
  const parts = [table(heading, [[path.basename(file), results.length, ...counts]])];
  if (bad.length > 0) parts.push(`Not landed:\n${bad.join('\n')}`);
  if (dryRun) parts.push('A dry run: nothing was stored.');
  return parts.join('\n\n');
}

/** The links of new onboarding tokens, by suite. */
function links(rows: unknown[], results: RowResult[], publicOrigin: string): string[] {
  return results.flatMap(({ index, token }) => {
    const { suiteNumber } = rows[index] as { suiteNumber?: string };
    return token === undefined ? [] : [`${suiteNumber ?? ''}  ${publicOrigin}/auth/onboard?token=${token}`];
  });
}

/**
 * `ingest <kind> --key … --file …`: prints the results of the rows and names each invalid one by line and column.
 * @returns the exit code: 0 when everything was stored, else 1
 */
export async function runOperatorIngest(
  connection: Connection,
  input: Input,
  publicOrigin: string,
): Promise<number> {
  const reading = await readRows(input);
  if ('problem' in reading) {
    console.log(`${input.file}: ${reading.problem}`);
    return 1;
  }
  const results = await sendReadable(connection, input, reading);
  console.log(report(input.file, results, reading.csv, input.dryRun));
  for (const link of links(reading.rows, results, publicOrigin)) console.log(link);
  return results.every(({ outcome }) => outcome !== 'rejected') ? 0 : 1;
}

import path from 'node:path';
import { ingestResultSchema, type IngestedRow } from '../ingest';
import type { Connection } from './connect';
import { readTrackerFile } from './files';
import { table } from './table';
import { UsageError } from './usage';

/** The limits of one request, in characters of JSON and in rows. */
const batchLength = 1_000_000;
const batchRows = 500;

interface FileReport {
  file: string;
  problem?: string;
  rows: IngestedRow[];
}

/** Splits rows into batches for single requests; a row is never split. */
export function* batches(rows: readonly unknown[]): Generator<{ index: number; row: unknown }[]> {
  let batch: { index: number; row: unknown }[] = [];
  let length = 0;
  for (const [index, row] of rows.entries()) {
    const own = JSON.stringify(row).length;
    if (batch.length > 0 && (length + own > batchLength || batch.length === batchRows)) {
      yield batch;
      batch = [];
      length = 0;
    }
    batch.push({ index, row });
    length += own;
  }
  if (batch.length > 0) yield batch;
}

async function ingestFile(connection: Connection, customer: string, file: string): Promise<FileReport> {
  const reading = await readTrackerFile(file);
  if ('problem' in reading) return { file, problem: reading.problem, rows: [] };
  const rows: IngestedRow[] = [];
  for (const batch of batches(reading.rows)) {
    const answer = await connection.run('ingest', { customer, rows: batch });
    rows.push(...ingestResultSchema.parse(answer).rows);
  }
  return { file, rows };
}

const outcomes = ['created', 'updated', 'unchanged', 'rejected'] as const;

function reportOf(reports: FileReport[]): string {
  const line = ({ file, rows }: FileReport) => [
    path.basename(file),
    rows.length,
    ...outcomes.map((outcome) => rows.filter((row) => row.outcome === outcome).length),
    rows.reduce((sum, row) => sum + row.newEvents, 0),
    rows.reduce((sum, row) => sum + row.duplicateEvents, 0),
  ];
  const heading = [
    'File',
    'Rows',
    'Created',
    'Updated',
    'Unchanged',
    'Rejected',
    'New events',
    'Known events',
  ];
  const bad = reports.flatMap(({ file, problem, rows }) => [
    ...(problem === undefined ? [] : [`${file}: ${problem}`]),
    ...rows.flatMap(({ index, outcome, issues }) =>
      issues.map(
        ({ field, reason }) =>
          `${file}: row ${index}: ${field}: ${reason}${outcome === 'rejected' ? '' : ' (the rest of the row landed)'}`,
      ),
    ),
  ]);
  const unknown = reports.flatMap(({ file, rows }) =>
    rows.flatMap(({ index, unknownStatuses }) =>
      unknownStatuses.map((word) => `${file}: row ${index}: "${word}"`),
    ),
  );
  const read = reports.filter(({ problem }) => problem === undefined);
  const parts = [
    ...(read.length > 0 ? [table(heading, read.map(line))] : []),
    ...(unknown.length > 0
      ? [`Statuses that no table has, kept as scans:\n${unknown.map((text) => `  ${text}`).join('\n')}`]
      : []),
    ...(bad.length > 0 ? [`Not landed:\n${bad.map((text) => `  ${text}`).join('\n')}`] : []),
  ];
  return parts.join('\n\n');
}

/**
 * `ingest --customer … FILE…`: prints the results of each file's rows and names each invalid one.
 * @returns the exit code: 0 when everything was stored, else 1
 */
export async function runIngest(
  connection: Connection,
  { customer, files }: { customer: string; files: string[] },
): Promise<number> {
  // Checked first, so that a typo in the name is reported before files are read.
  await connection.run('ingest', { customer, rows: [] });
  const reports: FileReport[] = [];
  for (const file of files) reports.push(await ingestFile(connection, customer, file));
  console.log(reportOf(reports));
  const clean = reports.every(
    ({ problem, rows }) => problem === undefined && rows.every(({ issues }) => issues.length === 0),
  );
  return clean ? 0 : 1;
}

/** Checks the arguments of `ingest`. */
export function ingestArguments(values: { customer?: string | undefined }, files: string[], folder: string) {
  const customer = values.customer?.trim();
  if (!customer) throw new UsageError('Name the customer: --customer <e-mail or suite>');
  if (files.length === 0) throw new UsageError('Name at least one file');
  return { customer, files: files.map((file) => path.resolve(folder, file)) };
}

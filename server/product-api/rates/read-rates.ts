import type { z } from 'zod';
import { mostRates, type RateSet } from '@/lib/domain/rates/rate-set';
import { columnsFault, readCsvTable, type CsvLine } from '../operator/csv-lines';
import { assembleRates } from './assemble-rates';
import type { RateIssue } from './rate-issue';
import { rateColumns, recordNames, recordSchemas, type RateRecord, type RecordName } from './records';

type RatesReading = { rates: RateSet } | { issues: RateIssue[] };

type Cells = Record<string, string>;

const isRecord = (name: string): name is RecordName => Object.hasOwn(recordSchemas, name);

function issueOf(issue: z.core.$ZodIssue, line: number, cells: Cells, record: string): RateIssue[] {
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((column) => ({
      ...{ line, column, value: cells[column] ?? '' },
      reason: `must be left out: a row "${record}" has no ${column}`,
    }));
  const column = String(issue.path[0] ?? 'record');
  return [{ line, column, value: cells[column] ?? '', reason: issue.message }];
}

/** Reads a line by the schema of its record; cells that are empty count as left out. */
function readLine(
  heading: readonly string[],
  { record: values, line }: CsvLine,
): RateRecord | { issues: RateIssue[] } {
  const fault = columnsFault(values.length, heading.length);
  if (fault) return { issues: [{ line, column: 'record', value: values.join(','), reason: fault }] };
  const given = heading.flatMap((column, at): [string, string][] =>
    values[at] ? [[column, values[at]]] : [],
  );
  const texts: Cells = Object.fromEntries(given);
  const { record = '', ...cells } = texts;
  if (!isRecord(record)) {
    const reason = `must be one of: ${recordNames.join(', ')}`;
    return { issues: [{ line, column: 'record', value: record, reason }] };
  }
  const parsed = recordSchemas[record].safeParse(cells);
  if (parsed.success) return { record, line, given: texts, cells: parsed.data } as RateRecord;
  return { issues: parsed.error.issues.flatMap((issue) => issueOf(issue, line, cells, record)) };
}

/**
 * Reads a rates file (docs/rates.md), whole or not at all.
 * @returns the rates, or everything that is wrong by line and column
 */
export function readRates(csv: string): RatesReading {
  const table = readCsvTable(csv, rateColumns);
  if ('problem' in table)
    return { issues: [{ line: 1, column: 'record', reason: table.problem.replace(/^line 1: /, '') }] };
  const extra = table.lines[mostRates.lines];
  if (extra) {
    const reason = `is one line too many: a file has ${mostRates.lines} at most`;
    return { issues: [{ line: extra.line, column: 'record', reason }] };
  }
  const read = table.lines.map((line) => readLine(table.heading, line));
  const issues = read.flatMap((one) => ('issues' in one ? one.issues : []));
  const records = read.flatMap((one) => ('issues' in one ? [] : [one]));
  // What refers to a line that can't be read would be reported as well, and is not wrong.
  return issues.length > 0 ? { issues } : assembleRates(records);
}

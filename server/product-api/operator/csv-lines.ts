import { CsvError, parse } from 'csv-parse/sync';

/** A line of an operator's file, with its number. */
export interface CsvLine {
  record: string[];
  line: number;
}

interface CsvTable {
  heading: string[];
  lines: CsvLine[];
}

interface Parsed {
  record: string[];
  info: { lines: number };
}

/** The most frequent separator of the heading, whose cells contain none of them. */
function separatorOf(text: string): string {
  const heading = text.split(/\r?\n/, 1)[0] ?? '';
  const uses = (separator: string) => heading.split(separator).length;
  return [',', ';', '\t'].reduce((best, next) => (uses(next) > uses(best) ? next : best));
}

function parseLines(text: string): CsvLine[] | { problem: string } {
  try {
    const options = { bom: true, info: true, skip_empty_lines: true, trim: true } as const;
    const parsed = parse(text, {
      ...options,
      relax_column_count: true,
      delimiter: separatorOf(text),
    }) as unknown as Parsed[];
    return parsed.map(({ record, info }) => ({ record, line: info.lines }));
  } catch (error) {
    if (error instanceof CsvError) return { problem: `is no CSV: ${error.message}` };
    throw error;
  }
}

/** Reads a CSV whose first line names some of the columns that there are, each once. */
export function readCsvTable(text: string, columns: readonly string[]): CsvTable | { problem: string } {
  const parsed = parseLines(text);
  if ('problem' in parsed) return parsed;
  const [first, ...lines] = parsed;
  if (!first) return { problem: 'is empty; its first line names the columns' };
  const heading = first.record;
  const twice = heading.find((column, at) => heading.indexOf(column) !== at);
  if (twice !== undefined) return { problem: `line 1: column "${twice}" is there twice` };
  const unknown = heading.find((column) => !columns.includes(column));
  if (unknown !== undefined)
    return { problem: `line 1: there is no column "${unknown}"; there are: ${columns.join(', ')}` };
  return { heading, lines };
}

/** What is wrong with a line whose number of columns differs from the heading's. */
export function columnsFault(has: number, should: number): string | undefined {
  if (has === should) return undefined;
  return `has ${has} ${has === 1 ? 'column' : 'columns'}, and the heading has ${should}`;
}

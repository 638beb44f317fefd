import { z } from 'zod';
import { trackingSourceTitles } from '@/lib/contract/product-api/tracking-sources';
import type { RowReading } from './carriers/tracker';
import { sources } from './registry';
import type { RowReader } from './sources/source';

const record = z.record(z.string(), z.unknown());
/** The keys under which the sources' lists and answers have their rows. */
const wrappers = ['trackers', 'results', 'tracking', 'data', 'events'];

function readerOf(row: unknown): RowReader | undefined {
  const parsed = record.safeParse(row);
  if (!parsed.success) return undefined;
  for (const source of Object.values(sources)) {
    const reader = source.readerOf(parsed.data);
    if (reader) return reader;
  }
  return undefined;
}

/**
 * The rows of a file: a list, a single tracker or event body, or a wrapper around them (`{trackers: […]}`).
 * @returns undefined when there is no tracker in it.
 */
export function rowsOf(json: unknown): unknown[] | undefined {
  if (Array.isArray(json)) return json.some((row) => readerOf(row)) ? json : undefined;
  if (readerOf(json)) return [json];
  const parsed = record.safeParse(json);
  if (!parsed.success) return undefined;
  for (const key of wrappers) {
    const inner = parsed.data[key];
    if (Array.isArray(inner) ? inner.some((row) => readerOf(row)) : readerOf(inner)) return rowsOf(inner);
  }
  return undefined;
}

/** Finds the format of one row by its fields and reads it. */
export function readRow(row: unknown): RowReading {
  const read = readerOf(row);
  if (read) return read(row);
  return { issues: [{ field: 'row', reason: `is not a tracker of ${trackingSourceTitles()}` }] };
}

import { z } from 'zod';
import { readEasypostEvent, readEasypostTracker } from '../sources/easypost/read';
import { readKarrioMessage, readKarrioTracker } from '../sources/karrio/read';
import type { RowReading } from './tracker';

const record = z.record(z.string(), z.unknown());
/** Where the sources' lists and answers keep their rows. */
const wrappers = ['trackers', 'results', 'tracking', 'data', 'events'];

type Reader = (row: unknown) => RowReading;

function readerOf(row: unknown): Reader | undefined {
  const parsed = record.safeParse(row);
  if (!parsed.success) return undefined;
  const source = parsed.data;
  if (source.object === 'Event') return readEasypostEvent;
  if (source.object === 'Tracker' || 'tracking_code' in source) return readEasypostTracker;
  if ('tracking_number' in source) return readKarrioTracker;
  const message = readKarrioMessage(source);
  return message && (() => message);
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
  return { issues: [{ field: 'row', reason: 'is neither an EasyPost nor a Karrio tracker' }] };
}

import { trackingSourceTitles } from '@/lib/contract/product-api/tracking-sources';
import { readFile, stat } from 'node:fs/promises';
import { rowsOf } from '@/server/product-api/tracking/read-rows';

const largest = 50 * 1024 * 1024;

/** The rows of a file, or the reason why it can't be read. */
export type FileReading = { rows: unknown[] } | { problem: string };

const fileProblems: Record<string, string> = {
  ENOENT: 'there is no such file',
  EACCES: 'may not be read by this user',
  EISDIR: 'is a folder',
};

/** A file's text of at most 50 MB, or the reason why it can't be read. */
export async function readText(file: string): Promise<{ text: string } | { problem: string }> {
  try {
    const { size } = await stat(file);
    if (size > largest) return { problem: 'is larger than 50 MB; split it' };
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(await readFile(file)) };
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code ?? '';
    if (code === 'ERR_ENCODING_INVALID_ENCODED_DATA')
      return { problem: 'is not UTF-8 text; save it as UTF-8' };
    return { problem: fileProblems[code] ?? `can't be read (${code})` };
  }
}

/** Reads a file of carriers' data; problems are returned as text. */
export async function readTrackerFile(file: string): Promise<FileReading> {
  const read = await readText(file);
  if ('problem' in read) return read;
  let json: unknown;
  try {
    json = JSON.parse(read.text.replace(/^\ufeff/, ''));
  } catch (error) {
    return { problem: `is not JSON: ${(error as Error).message.split('\n')[0] ?? ''}` };
  }
  const rows = rowsOf(json);
  return rows ? { rows } : { problem: `has no ${trackingSourceTitles()} tracker in it` };
}

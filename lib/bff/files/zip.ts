import 'server-only';
import { makeZip } from 'client-zip';
import { safeFileName } from '@/lib/format/file-name';
import { streamed } from './streamed';
import type { CustomerFile } from './file';

/** Gives each name once, whatever its case; the second `a.pdf` is `a (2).pdf`. */
function namesOnce(): (name: string) => string {
  const given = new Set<string>();
  return (name) => {
    const safe = safeFileName(name);
    const dot = safe.lastIndexOf('.');
    let free = safe;
    for (let count = 2; given.has(free.toLowerCase()); count++) {
      free = `${safe.slice(0, dot)} (${count})${safe.slice(dot)}`;
    }
    given.add(free.toLowerCase());
    return free;
  };
}

async function* piecesOf(reader: ReadableStreamDefaultReader<Uint8Array>) {
  for (let piece = await reader.read(); !piece.done; piece = await reader.read()) yield piece.value;
}

/** The files one after the other: the next one is asked for when the one before has been read. */
async function* entriesOf(files: AsyncGenerator<CustomerFile & { body: ReadableStream<Uint8Array> }>) {
  const nameOnce = namesOnce();
  for await (const { name, body } of files) {
    const reader = body.getReader();
    try {
      yield { name: nameOnce(name), input: piecesOf(reader) };
    } catch {
      // Whoever reads has left: the library throws in what they say for a reason.
      return;
    } finally {
      await reader.cancel();
    }
  }
}

async function* partsOf(entries: ReturnType<typeof entriesOf>): AsyncGenerator<Uint8Array, void> {
  yield* makeZip(entries);
}

/**
 * A ZIP file of other files, which are stored as they are, with their names made safe and unique. Nothing is kept in
 * memory but the piece on its way and a line of the directory for each file.
 * @param name without its extension
 */
export const zipFile = (name: string, files: Parameters<typeof entriesOf>[0]): Promise<CustomerFile> =>
  streamed({ name: `${name}.zip`, type: 'application/zip' }, partsOf(entriesOf(files)));

import { randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';

const recordSchema = z.object({
  /** Identifies this lock, so that a take-over replaces the record it read and nothing newer. */
  id: z.string(),
  pid: z.int().positive(),
  /** Tells the process from a later one with its pid, if the system provides it. */
  mark: z.string().optional(),
  /** The internal listener, once the holder has announced it; a command never does. */
  origin: z.url().optional(),
  key: z.string().optional(),
});

/** The content of `server.json` in the data folder; readable by its owner only. */
export type ServerRecord = z.infer<typeof recordSchema>;

/** The file that is both the lock of a data folder and the address of the server that has it locked. */
export function serverFilePath(dataDir: string): string {
  return path.join(path.resolve(dataDir), 'server.json');
}

/** The kernel's fields about a process, after its name; empty for an unknown process or another system. */
async function processFields(pid: number): Promise<string[]> {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  // The name, in parentheses, may contain spaces.
  return text.slice(text.lastIndexOf(')') + 2).split(' ');
}

/** When a process started, in the kernel's ticks since boot. */
export async function processMark(pid: number): Promise<string | undefined> {
  return (await processFields(pid))[19];
}

/** Whether a process has ended but has not been reaped: it holds no resources any more. */
export async function isZombie(pid: number): Promise<boolean> {
  return /^[ZXx]$/.test((await processFields(pid))[0] ?? '');
}

/** A record of this process, not written to a file yet. */
export async function newRecord(): Promise<ServerRecord> {
  return { id: randomUUID(), pid: process.pid, mark: await processMark(process.pid) };
}

/** Null when there is no file; an invalid file reads as a record of no process. */
export async function readRecord(file: string): Promise<ServerRecord | null> {
  let text: string;
  try {
    text = await readFile(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
  try {
    return recordSchema.parse(JSON.parse(text));
  } catch {
    return { id: 'unreadable', pid: 2 ** 31 - 1 };
  }
}

async function withDraft<T>(
  file: string,
  record: ServerRecord,
  action: (draft: string) => Promise<T>,
): Promise<T> {
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
  const draft = `${file}.${randomUUID()}.draft`;
  await writeFile(draft, JSON.stringify(record), { mode: 0o600 });
  try {
    return await action(draft);
  } finally {
    await rm(draft, { force: true });
  }
}

/** Creates the file completely, or not at all if there is one already. */
export function createRecord(file: string, record: ServerRecord): Promise<boolean> {
  return withDraft(file, record, async (draft) => {
    try {
      await link(draft, file);
      return true;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
      throw error;
    }
  });
}

/** Replaces the file's content atomically. Only for the holder of the lock or of the claim to it. */
export function overwriteRecord(file: string, record: ServerRecord): Promise<void> {
  return withDraft(file, record, (draft) => rename(draft, file));
}

import { randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';

const recordSchema = z.object({
  /** Names this very lock, so that a take-over replaces what it looked at and nothing newer. */
  id: z.string(),
  pid: z.int().positive(),
  /** Tells the process from a later one with its pid, where the system says. */
  mark: z.string().optional(),
  /** The internal listener, once the holder has announced it; a command never does. */
  origin: z.url().optional(),
  key: z.string().optional(),
});

/** What `server.json` in the data folder holds; readable by its owner only. */
export type ServerRecord = z.infer<typeof recordSchema>;

/** The file that is both the lock of a data folder and the way to the server that holds it. */
export function serverFilePath(dataDir: string): string {
  return path.join(path.resolve(dataDir), 'server.json');
}

/** What the kernel says of a process, by the fields after its name; empty for a process or a system that does not say. */
async function processFields(pid: number): Promise<string[]> {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  // The name, in parentheses, may hold spaces.
  return text.slice(text.lastIndexOf(')') + 2).split(' ');
}

/** When a process started, in the kernel's ticks since boot. */
export async function processMark(pid: number): Promise<string | undefined> {
  return (await processFields(pid))[19];
}

/** Whether a process has ended, though its parent has not asked yet how: it holds nothing any more. */
export async function isZombie(pid: number): Promise<boolean> {
  return /^[ZXx]$/.test((await processFields(pid))[0] ?? '');
}

/** A record of this process, not yet in any file. */
export async function newRecord(): Promise<ServerRecord> {
  return { id: randomUUID(), pid: process.pid, mark: await processMark(process.pid) };
}

/** Null when there is no file; a file that nobody could have written reads as a record of no process. */
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

/** Puts the record there whole, or not at all when there is a file already. */
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

/** Replaces the file's content in one step. Only who holds the lock, or the claim to it, may. */
export function overwriteRecord(file: string, record: ServerRecord): Promise<void> {
  return withDraft(file, record, (draft) => rename(draft, file));
}

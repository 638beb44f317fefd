import { rm, stat, utimes } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { internalKeyHeader } from '@/lib/runtime/headers';
import {
  createRecord,
  isZombie,
  newRecord,
  overwriteRecord,
  processMark,
  readRecord,
  serverFilePath,
  type ServerRecord,
} from './server-file';

/** The interval, in ms, at which the holder touches its file. */
const heartbeat = 5_000;
/** Where a process can't be distinguished from a later one with its pid: a file untouched for this long, in ms, is stale. */
const staleAfter = 30_000;
const pingTimeout = 2_000;
/** A take-over takes milliseconds; one that another process does not finish in this time, in ms, never will. */
const timeoutMs = 10_000;

/** The data folder is in use by another process. */
export class DataDirLockedError extends Error {
  override readonly name = 'DataDirLockedError';
  readonly pid: number;

  constructor(dataDir: string, pid: number) {
    super(
      `The data folder ${dataDir} is in use by process ${pid}. Stop that process first, or choose another folder with DATA_DIR.`,
    );
    this.pid = pid;
  }
}

export interface DataDirLock {
  /** Publishes the internal listener's address and key to commands. */
  announce: (origin: string, key: string) => Promise<void>;
  /** Releases the folder; idempotent. */
  release: () => Promise<void>;
}

/** How commands reach the server that has a data folder locked. */
export interface ServerFile {
  pid: number;
  origin: string;
  key: string;
}

/** Whether a process of this machine has not ended. */
export async function lives(pid: number): Promise<boolean> {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  return !(await isZombie(pid));
}

/** Refused or answered by another server: the holder has ended. A time-out: it hangs, and still has the folder. */
async function answers(origin: string, key: string): Promise<boolean> {
  try {
    const headers = { [internalKeyHeader]: key };
    const response = await fetch(`${origin}/ping`, { headers, signal: AbortSignal.timeout(pingTimeout) });
    await response.body?.cancel();
    return response.ok;
  } catch (error) {
    return error instanceof Error && error.name === 'TimeoutError';
  }
}

async function isHeld(file: string, record: ServerRecord): Promise<boolean> {
  if (!(await lives(record.pid))) return false;
  const now = await processMark(record.pid);
  if (record.mark !== undefined && now !== undefined) return record.mark === now;
  if (record.origin !== undefined && (await answers(record.origin, record.key ?? ''))) return true;
  const written = await stat(file).catch(() => null);
  return written !== null && Date.now() - written.mtimeMs < staleAfter;
}

/**
 * Replaces the stale `theirs` by `mine`, if it is still there. Taking over requires a claim file named after the stale
 * record, which only one of several contenders can create. A claim whose owner died is itself taken over.
 */
async function takeOver(file: string, theirs: ServerRecord, mine: ServerRecord): Promise<boolean> {
  const claim = `${file}.after-${theirs.id}`;
  if (!(await createRecord(claim, mine))) {
    const other = await readRecord(claim);
    if (other === null || (await lives(other.pid))) return false;
    if (!(await takeOver(claim, other, mine))) return false;
  }
  try {
    if ((await readRecord(file))?.id !== theirs.id) return false;
    await overwriteRecord(file, mine);
    return true;
  } finally {
    await rm(claim, { force: true });
  }
}

/**
 * Locks a data folder for this process: PGlite would let two processes open it unnoticed. Made for one machine; a lock
 * left by a killed process is taken over at once.
 * @throws DataDirLockedError when another process has it
 */
export async function lockDataDir(dataDir: string): Promise<DataDirLock> {
  const file = serverFilePath(dataDir);
  const mine = await newRecord();
  for (const end = Date.now() + timeoutMs; ;) {
    const theirs = await readRecord(file);
    if (theirs === null) {
      if (await createRecord(file, mine)) break;
    } else if (Date.now() > end || (await isHeld(file, theirs))) {
      throw new DataDirLockedError(dataDir, theirs.pid);
    } else if (await takeOver(file, theirs, mine)) break;
    else await delay(5);
  }
  const beat = setInterval(() => {
    const now = new Date();
    utimes(file, now, now).catch(() => undefined);
  }, heartbeat);
  beat.unref();
  return {
    announce: (origin, key) => overwriteRecord(file, { ...mine, origin, key }),
    release: async () => {
      clearInterval(beat);
      if ((await readRecord(file))?.id === mine.id) await rm(file, { force: true });
    },
  };
}

/** The server that has a data folder locked and answers, or null. */
export async function readServerFile(dataDir: string): Promise<ServerFile | null> {
  const record = await readRecord(serverFilePath(dataDir));
  if (record?.origin === undefined || record.key === undefined) return null;
  if (!(await lives(record.pid))) return null;
  const { pid, origin, key } = record;
  return (await answers(origin, key)) ? { pid, origin, key } : null;
}

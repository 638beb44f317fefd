import { setTimeout as delay } from 'node:timers/promises';
import { z } from 'zod';
import type { Settings } from '@/lib/runtime/settings';
import { internalKeyHeader } from '@/lib/runtime/headers';
import { openDatabase } from '@/server/database';
import {
  DataDirLockedError,
  lockDataDir,
  readServerFile,
  type DataDirLock,
  type ServerFile,
} from '@/server/database/connection/lock';
import { createCommands, type Commands } from '..';
import { RefusedError } from '../refused';

/** Time for a server that holds the folder to start up, and between two checks, in ms. */
const timeoutMs = 15_000;
const interval = 200;

/** Runs commands, in the server or in this process. */
export interface Connection {
  run: (command: keyof Commands, body: unknown) => Promise<unknown>;
  close: () => Promise<void>;
}

/** What a command line asks for; the result is the exit code. */
export type Work = (connection: Connection) => Promise<number>;

const refusal = z.object({ error: z.object({ message: z.string() }) });

/** Runs commands in the server that has a data folder locked. */
export function toServer({ origin, key }: ServerFile): Connection {
  return {
    run: async (command, body) => {
      const response = await fetch(`${origin}/commands/${command}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', [internalKeyHeader]: key },
        body: JSON.stringify(body),
      });
      const answer: unknown = await response.json();
      if (response.ok) return answer;
      throw new RefusedError(
        refusal.safeParse(answer).data?.error.message ?? `The server answered ${response.status}`,
      );
    },
    close: async () => undefined,
  };
}

async function toDatabase(
  settings: Settings,
  location: Parameters<typeof openDatabase>[0],
  release: () => Promise<void>,
): Promise<Connection> {
  try {
    const { db, close } = await openDatabase(location);
    const commands = createCommands({ db, clock: () => new Date(), settings });
    return {
      run: (command, body) => commands[command](body),
      close: async () => {
        await close();
        await release();
      },
    };
  } catch (error) {
    await release();
    throw error;
  }
}

/**
 * The server that has a data folder locked or, if there is none, the lock for this process.
 * @throws DataDirLockedError when a process holds the folder and does not listen
 */
export async function serverOrLock(
  dataDir: string,
): Promise<{ server: ServerFile } | { server: null; lock: DataDirLock }> {
  for (const end = Date.now() + timeoutMs; ;) {
    const server = await readServerFile(dataDir);
    if (server) return { server };
    try {
      return { server: null, lock: await lockDataDir(dataDir) };
    } catch (error) {
      // A server that is still starting has locked the folder, and will publish its address.
      if (!(error instanceof DataDirLockedError) || Date.now() > end) throw error;
      await delay(interval);
    }
  }
}

/**
 * Connects to the server that has the data folder locked or, if there is none, locks it for this process. PostgreSQL
 * takes any number of processes.
 * @throws DataDirLockedError when a process holds the folder and does not listen
 */
export async function connect(settings: Settings): Promise<Connection> {
  const { databaseUrl: url, databaseStatements: statements, databaseSync: sync, dataDir } = settings;
  if (url !== undefined) return toDatabase(settings, { url, statements }, async () => undefined);
  const found = await serverOrLock(dataDir);
  return found.server ? toServer(found.server) : toDatabase(settings, { dataDir, sync }, found.lock.release);
}

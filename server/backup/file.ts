import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import { open, rename, rm, stat, type FileHandle } from 'node:fs/promises';
import path from 'node:path';
import { pipeline as joined, Readable } from 'node:stream';
import { createGunzip, createGzip } from 'node:zlib';
import { isFull } from '@/server/database/connection/no-room';
import { syncNames } from '@/server/database/connection/sync-files';
import { deriveKey } from '@/server/identity-provider/crypto/keys';
import { BackupError } from './backup-error';

/** Bytes of the seal, at the end of the file. */
const sealBytes = 32;

const sealOf = (secret: string) => createHmac('sha256', deriveKey(secret, 'backup'));

async function refuseExisting(file: string): Promise<void> {
  const found = await stat(file).catch(() => null);
  if (found) throw new BackupError(`${file} is there already; give another name.`);
}

/** What to say of a disk that is full; any other failure as it is. */
function writingFailed(file: string, error: unknown): unknown {
  if (!isFull(error)) return error;
  const { code } = error as NodeJS.ErrnoException;
  const message = `There is no room for the backup in ${path.dirname(file)} (${code}). Make some, or choose another folder.`;
  return new BackupError(message, { cause: error });
}

/**
 * Writes a backup: lines, compressed by gzip, and after them the seal, an HMAC-SHA-256 of what is before it. The file is
 * there as a whole or not at all, and readable by its owner only.
 * @throws BackupError where there is such a file already, or no room
 */
export async function writeBackup(file: string, secret: string, lines: AsyncIterable<string>): Promise<void> {
  await refuseExisting(file);
  const draft = `${file}.${randomUUID()}.part`;
  const handle = await open(draft, 'wx', 0o600);
  const seal = sealOf(secret);
  try {
    // A function at the end of `pipeline` would hide why it failed.
    const packed = joined(Readable.from(lines), createGzip(), () => undefined);
    for await (const chunk of packed as AsyncIterable<Buffer>) {
      seal.update(chunk);
      await handle.appendFile(chunk);
    }
    await handle.appendFile(seal.digest());
    await handle.sync();
    await handle.close();
    await refuseExisting(file);
    await rename(draft, file);
    await syncNames(path.dirname(file));
  } catch (error) {
    throw writingFailed(file, error);
  } finally {
    await handle.close().catch(() => undefined);
    await rm(draft, { force: true });
  }
}

async function* linesOf(texts: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = '';
  for await (const text of texts) {
    const lines = (rest + text).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
}

const damaged = 'is no backup of Waybill, or it is damaged: cut off or altered. Restore another one.';

/** A backup that is read: its lines can be trusted once `verify` says so. */
export class BackupFile {
  private constructor(
    private readonly name: string,
    private readonly handle: FileHandle,
    private readonly end: number,
  ) {}

  /** @throws BackupError where there is no file that may be a backup */
  static async open(name: string): Promise<BackupFile> {
    const handle = await open(name, 'r').catch((error: unknown) => {
      throw new BackupError(`${name} can't be read (${(error as NodeJS.ErrnoException).code}).`);
    });
    const { size } = await handle.stat();
    return new BackupFile(name, handle, size - sealBytes);
  }

  private sealed() {
    if (this.end <= 0) throw this.damaged();
    return this.handle.createReadStream({ start: 0, end: this.end - 1, autoClose: false });
  }

  /** What to say of a file that is no whole backup. */
  damaged(cause?: unknown): BackupError {
    return new BackupError(`${this.name} ${damaged}`, { cause });
  }

  /** @throws BackupError where anything in the file is not as it was written under this secret */
  async verify(secret: string): Promise<void> {
    const seal = sealOf(secret);
    for await (const chunk of this.sealed()) seal.update(chunk as Buffer);
    const stored = Buffer.alloc(sealBytes);
    await this.handle.read(stored, 0, sealBytes, this.end);
    if (!timingSafeEqual(seal.digest(), stored)) throw this.damaged();
  }

  /** The lines from the first one on. @throws BackupError where they can't be unpacked */
  async *lines(): AsyncGenerator<string> {
    const unpacked = joined(this.sealed(), createGunzip(), () => undefined);
    unpacked.setEncoding('utf8');
    try {
      yield* linesOf(unpacked as AsyncIterable<string>);
    } catch (error) {
      throw this.damaged(error);
    } finally {
      unpacked.destroy();
    }
  }

  close(): Promise<void> {
    return this.handle.close();
  }
}

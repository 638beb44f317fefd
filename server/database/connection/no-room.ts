import { statfs } from 'node:fs/promises';

/** PGlite finishes what a killed process left behind only with room for another file of its log, and for the data. */
const neededMb = 64;

const codes = new Set(['ENOSPC', 'EDQUOT', 'EFBIG']);

/** Whether a file could not be written because its disk, or what its owner may use of it, is full. */
export const isFull = (error: unknown): boolean => codes.has((error as NodeJS.ErrnoException).code ?? '');

/** Reads how much room a folder's disk has: free blocks, and their size in bytes. */
export type ReadDisk = (folder: string) => Promise<{ bavail: number; bsize: number }>;

/** The megabytes that are left for a folder, where they are too few for its database; undefined where nobody can say. */
export async function tooFewMb(folder: string, read: ReadDisk = statfs): Promise<number | undefined> {
  const disk = await read(folder).catch(() => undefined);
  if (disk === undefined) return undefined;
  const freeMb = Math.floor((disk.bavail * disk.bsize) / 2 ** 20);
  return freeMb < neededMb ? freeMb : undefined;
}

/** PGlite can't open its folder, and the disk is full or nearly so. Nothing is lost by that. */
export class NoRoomError extends Error {
  override readonly name = 'NoRoomError';

  constructor(folder: string, freeMb: number, cause: unknown) {
    super(
      `The database in ${folder} can't be opened, for its disk has only ${freeMb} MB left. Leave the folder as it is, make room for ${neededMb} MB at least, and start again (docs/operations.md).`,
      { cause },
    );
  }
}

/** The failure to open a folder, where its disk has too little room: PGlite itself says nothing of a full disk. */
export async function noRoomFor(
  folder: string,
  cause: unknown,
  read?: ReadDisk,
): Promise<NoRoomError | undefined> {
  const freeMb = await tooFewMb(folder, read);
  return freeMb === undefined ? undefined : new NoRoomError(folder, freeMb, cause);
}

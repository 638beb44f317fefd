import { statfs } from 'node:fs/promises';

/** PGlite finishes what a killed process left behind only with room for another file of its log, and for the data. */
const neededMb = 64;

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

/**
 * The failure to open a folder, where its disk has too little room: PGlite itself says nothing of a full disk.
 * @returns undefined where there is room enough, or nobody can say
 */
export async function noRoomFor(
  folder: string,
  cause: unknown,
  read: (folder: string) => Promise<{ bavail: number; bsize: number }> = statfs,
): Promise<NoRoomError | undefined> {
  const disk = await read(folder).catch(() => undefined);
  if (disk === undefined) return undefined;
  const freeMb = Math.floor((disk.bavail * disk.bsize) / 2 ** 20);
  return freeMb < neededMb ? new NoRoomError(folder, freeMb, cause) : undefined;
}

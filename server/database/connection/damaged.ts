/** PGlite can't open its folder: files are missing or were changed by something else. */
export class DamagedDatabaseError extends Error {
  override readonly name = 'DamagedDatabaseError';

  constructor(folder: string, cause: unknown) {
    super(
      `The database in ${folder} is damaged and can't be opened. Move that folder away, keep it, and restore the newest backup: npm run waybill -- restore FILE (docs/operations.md).`,
      { cause },
    );
  }
}

/** Whether a failure to open is about what the files hold; others are the machine's: no memory, no right, no room. */
export const isDamage = (error: unknown): boolean =>
  !(error instanceof RangeError) && (error as NodeJS.ErrnoException | null)?.code === undefined;

import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';

const ending = '.backup';

/** A draft of ours bears the random part that `writeBackup` gives it. */
const draft = /^\.[\da-f-]{36}\.part$/;

/**
 * The beginning of the names of an installation's own backups, by its secret's fingerprint: several installations may
 * share a folder.
 */
const beginningOf = (fingerprint: string) => `waybill-${fingerprint}-`;

/** The time in a name, to the second; names sort by it. */
const timeOf = (at: Date) => at.toISOString().replaceAll(/[-:]|\.\d+/g, '');
const time = /^\d{8}T\d{6}Z$/;

/** The file of a backup that the portal takes by itself. */
export function fileOf(folder: string, fingerprint: string, at: Date): string {
  return path.join(folder, `${beginningOf(fingerprint)}${timeOf(at)}${ending}`);
}

/** What is after the time in a name of this installation's; undefined for any other file. */
function restOf(name: string, fingerprint: string): string | undefined {
  const beginning = beginningOf(fingerprint);
  if (!name.startsWith(beginning)) return undefined;
  const [at = '', ...rest] = name.slice(beginning.length).split(ending);
  return time.test(at) && rest.length > 0 ? rest.join(ending) : undefined;
}

/** The backups that the portal took by itself, the newest first. Each is whole: its name comes last. */
async function ownBackups(folder: string, fingerprint: string): Promise<string[]> {
  const names = await readdir(folder);
  return names
    .filter((name) => restOf(name, fingerprint) === '')
    .sort()
    .reverse();
}

/** Deletes the portal's own backups beyond the newest `keep`, and no other file. @returns how many */
export async function deleteOld(folder: string, fingerprint: string, keep: number): Promise<number> {
  const old = (await ownBackups(folder, fingerprint)).slice(keep);
  for (const name of old) await rm(path.join(folder, name), { force: true });
  return old.length;
}

/** Deletes what a backup has left that was killed. Call it while none is taken. */
export async function deleteDrafts(folder: string, fingerprint: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (draft.test(restOf(name, fingerprint) ?? '')) await rm(path.join(folder, name), { force: true });
  }
}

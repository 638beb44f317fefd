import { z } from 'zod';
import { knownMigrations } from '@/server/database/connection/migrations';
import { BackupError } from './backup-error';
import { BackupFile } from './file';
import { manifestSchema, type Manifest } from './manifest';
import { fingerprintOf } from './secret';

/** What every version of the format says of itself. */
const headSchema = z.object({ format: z.literal('waybill-backup'), version: z.int() });

async function readManifest(backup: BackupFile): Promise<Manifest> {
  const first = await backup.lines().next();
  try {
    const json: unknown = JSON.parse(first.done ? '' : first.value);
    if (headSchema.parse(json).version > 1)
      throw new BackupError(
        'The backup was taken by a newer release of Waybill, whose format this one does not know.',
      );
    return manifestSchema.parse(json);
  } catch (error) {
    throw error instanceof BackupError ? error : backup.damaged(error);
  }
}

function requireSecret({ secretFingerprint }: Manifest, secret: string | undefined): string {
  if (secret !== undefined && fingerprintOf(secret) === secretFingerprint) return secret;
  const found =
    secret === undefined ? 'There is no secret here' : `The secret here is ${fingerprintOf(secret)}`;
  throw new BackupError(
    `${found}, and the backup is sealed with ${secretFingerprint}. Set WAYBILL_SECRET, or put secret.key into the data folder, as it was where the backup was taken.`,
  );
}

function requireKnownMigration({ migration }: Manifest): void {
  const known = knownMigrations();
  if (known.some(({ at }) => at === migration.at)) return;
  throw new BackupError(
    `The backup has the schema ${migration.name}, which this release does not know (its newest is ${known.at(-1)?.name}). Restore it with the release that took it, or a newer one.`,
  );
}

/** A backup that was checked. */
export interface OpenedBackup {
  backup: BackupFile;
  manifest: Manifest;
  /** The secret that it is sealed with. */
  secret: string;
}

/**
 * Opens a backup and checks all of it.
 * @throws BackupError where it is damaged, of a newer release, or sealed with another secret
 */
export async function openBackup(file: string, secret: string | undefined): Promise<OpenedBackup> {
  const backup = await BackupFile.open(file);
  try {
    const manifest = await readManifest(backup);
    const sealedWith = requireSecret(manifest, secret);
    await backup.verify(sealedWith);
    requireKnownMigration(manifest);
    return { backup, manifest, secret: sealedWith };
  } catch (error) {
    await backup.close();
    throw error;
  }
}

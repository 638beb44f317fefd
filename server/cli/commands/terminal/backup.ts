import path from 'node:path';
import { formatNumber } from '@/lib/format';
import type { Settings } from '@/lib/runtime/settings';
import type { Manifest } from '@/server/backup/manifest';
import { fillDatabase } from '@/server/backup/place';
import { openBackup } from '@/server/backup/read';
import { restoreInto } from '@/server/backup/restore';
import { requireSecretOf } from '@/server/backup/secret';
import { takeBackup } from '@/server/backup/take';
import { storedSecret } from '@/server/identity-provider/secret';
import { withSource } from './backup-source';
import { UsageError } from './usage';

/** What a command line asks for that opens the database by itself; the result is the exit code. */
export type UnconnectedWork = (settings: Settings) => Promise<number>;

function contents({ tables, jobs, takenAt }: Manifest): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  const counts = `${formatNumber(rows)} rows of ${tables.length} tables and ${formatNumber(jobs)} jobs`;
  return `${counts}, as of ${takenAt}`;
}

const takeWork =
  (file: string): UnconnectedWork =>
  async (settings) => {
    const manifest = await withSource(settings, async (opened) => {
      const secret = await requireSecretOf(opened.db, await storedSecret({ settings }));
      return takeBackup(opened, { file, secret, now: new Date() });
    });
    console.log(`${file} has ${contents(manifest)}.`);
    console.log(
      `It is sealed with the secret ${manifest.secretFingerprint}, without which it can't be restored: keep WAYBILL_SECRET or secret.key, and elsewhere.`,
    );
    return 0;
  };

const restoreWork =
  (file: string): UnconnectedWork =>
  async (settings) => {
    const read = await openBackup(file, await storedSecret({ settings }));
    const ended = await fillDatabase(settings, ({ db }) => restoreInto(db, read, new Date())).finally(() =>
      read.backup.close(),
    );
    console.log(`Restored: ${contents(read.manifest)}.`);
    console.log(
      `Ended: ${formatNumber(ended.sessions)} sessions. Void: ${formatNumber(ended.codesAndLinks)} codes and links, and ${formatNumber(ended.setUpLinks)} links to set up an account; make new ones by onboarding-link.`,
    );
    console.log(
      'Messages, webhooks and payment checks are held. Start the portal, look at it, then: npm run waybill -- release-queue',
    );
    return 0;
  };

/** `backup FILE` and `restore FILE`. @param folder the base of a relative name @throws UsageError */
export function backupWork(command: 'backup' | 'restore', names: string[], folder: string): UnconnectedWork {
  const [name, ...more] = names;
  if (name === undefined || more.length > 0) throw new UsageError(`Name one file: ${command} FILE`);
  const file = path.resolve(folder, name);
  return command === 'backup' ? takeWork(file) : restoreWork(file);
}

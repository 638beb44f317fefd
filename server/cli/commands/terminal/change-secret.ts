import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { formatNumber } from '@/lib/format';
import { BackupError } from '@/server/backup/backup-error';
import { changeSecret, type ChangedSecret } from '@/server/backup/change-secret';
import { closing } from '@/server/backup/place';
import { lockDataDir } from '@/server/database/connection/lock';
import { migrateDatabase } from '@/server/database/connection/migrate';
import { openUnmigrated } from '@/server/database/connection/open';
import { storedSecret } from '@/server/identity-provider/secret';
import type { UnconnectedWork } from './backup';
import { requireFilled, requireFolder } from './backup-source';
import { UsageError } from './usage';

async function formerIn(file: string): Promise<string> {
  const text = await readFile(file, 'utf8').catch((cause: unknown) => {
    throw new BackupError(`${file} can't be read.`, { cause });
  });
  return text.trim();
}

function print({ apps, sessions, codesAndLinks, setUpLinks, webhooks }: ChangedSecret): void {
  console.log(`The secret is changed. Authenticator apps go on: ${formatNumber(apps)}.`);
  console.log(
    `Ended: ${formatNumber(sessions)} sessions. Void: all recovery codes, links in messages, ${formatNumber(codesAndLinks)} codes and links, ${formatNumber(setUpLinks)} links to set up an account.`,
  );
  if (webhooks.length > 0)
    console.log(
      ['Webhooks with other secrets now; make each a new one by webhook rotate:']
        .concat(webhooks.map(({ id, url }) => `  ${id}  ${url}`))
        .join('\n'),
    );
  console.log('Take a backup now: those from before need the former secret.');
}

/** `change-secret --former FILE`, where no portal runs. @param folder the base of a relative name @throws UsageError */
export function changeSecretWork(former: string | undefined, folder: string): UnconnectedWork {
  if (!former) throw new UsageError('--former is needed: a file that holds the former secret');
  const file = path.resolve(folder, former);
  return async (settings) => {
    const { databaseUrl: url, databaseStatements: statements, databaseSync: sync, dataDir } = settings;
    const secret = await formerIn(file);
    const next = await storedSecret({ settings });
    if (next === undefined || next === secret)
      throw new BackupError('Set WAYBILL_SECRET to a new secret, or write one into secret.key, first.');
    if (url === undefined) requireFolder(dataDir);
    const lock = url === undefined ? await lockDataDir(dataDir) : undefined;
    try {
      const place = url === undefined ? { dataDir, sync } : { url, statements };
      const changed = await closing(await openUnmigrated(place), async (opened) => {
        await requireFilled(opened);
        await migrateDatabase(opened);
        return changeSecret(opened.db, { former: secret, next }, new Date());
      });
      print(changed);
    } finally {
      await lock?.release();
    }
    return 0;
  };
}

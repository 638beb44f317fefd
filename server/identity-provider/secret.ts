import { randomBytes } from 'node:crypto';
import { link, mkdir, open, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Settings } from '@/lib/runtime/settings/settings';

const fileName = 'secret.key';

type SecretSettings = Pick<Settings, 'secret' | 'dataDir'>;

/** The secret of this installation, as `loadSecret`; undefined where it has none yet. */
export async function storedSecret({ settings }: { settings: SecretSettings }): Promise<string | undefined> {
  return settings.secret ?? (await readSecret(path.join(settings.dataDir, fileName)));
}

/**
 * The secret of this installation: WAYBILL_SECRET, else `secret.key` (mode 0600) in the data folder, created on first
 * use. Several instances on one PostgreSQL need the setting, or they can't verify each other's codes.
 */
export async function loadSecret({ settings }: { settings: SecretSettings }): Promise<string> {
  const stored = await storedSecret({ settings });
  if (stored !== undefined) return stored;
  const file = path.join(settings.dataDir, fileName);
  await mkdir(settings.dataDir, { recursive: true, mode: 0o700 });
  await makeSecret(file);
  const made = await readSecret(file);
  if (made === undefined)
    throw new Error(`The secret file ${fileName} disappeared while it was being created`);
  return made;
}

async function readSecret(file: string): Promise<string | undefined> {
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  });
  if (text === undefined) return undefined;
  const secret = text.trim();
  if (secret.length < 32)
    throw new Error(`The secret file ${fileName} is damaged: it holds fewer than 32 characters`);
  return secret;
}

/** Writes the file completely or not at all, even after a crash; of concurrent writers the first wins. */
async function makeSecret(file: string): Promise<void> {
  const draft = `${file}.${randomBytes(6).toString('hex')}`;
  const handle = await open(/* turbopackIgnore: true */ draft, 'wx', 0o600);
  try {
    await handle.writeFile(`${randomBytes(32).toString('hex')}\n`);
    await handle.sync();
    await handle.close();
    await link(draft, file).catch((error: unknown) => {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    });
  } finally {
    await handle.close().catch(() => undefined);
    await rm(draft, { force: true });
  }
}

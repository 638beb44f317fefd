import type { Database } from '@/server/database';
import { endAllSignIns, type EndedSignIns } from '@/server/database/repositories/identity/end-all';
import { listSigningKeys } from '@/server/database/repositories/identity/identity-keys';
import { deriveKey } from '@/server/identity-provider/crypto/keys';
import { ensureSigningKeys, openPrivateKey, WrongSecretError } from '@/server/identity-provider/jwks/keys';
import { BackupError } from './backup-error';

/** Tells secrets apart without telling them: 64 of the 256 bits of a key that nothing else uses. */
export const fingerprintOf = (secret: string) =>
  deriveKey(secret, 'fingerprint').toString('hex').slice(0, 16);

/** @throws BackupError where there is no secret, or the keys of the database are sealed with another one */
export async function requireSecretOf(db: Database, secret: string | undefined): Promise<string> {
  if (secret === undefined)
    throw new BackupError('There is no secret here. Set WAYBILL_SECRET as it is where the portal runs.');
  const newest = (await listSigningKeys(db, new Date())).at(-1);
  if (newest === undefined) return secret;
  try {
    await openPrivateKey(newest, secret);
    return secret;
  } catch (error) {
    if (!(error instanceof WrongSecretError)) throw error;
    throw new BackupError(`${error.message}. Give this command the secret of the servers.`, { cause: error });
  }
}

/**
 * Ends all sign-ins, and seals a first new key for session tokens with the secret that counts from now on: by it every
 * command knows the secret, also before the portal is started.
 */
export async function endSignInsUnder(tx: Database, secret: string, now: Date): Promise<EndedSignIns> {
  const ended = await endAllSignIns(tx, now);
  await ensureSigningKeys(tx, secret, now);
  return ended;
}

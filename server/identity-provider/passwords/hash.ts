import { hash, parseOptions, verify } from '@node-rs/argon2';
import { newSecretToken } from '@/server/identity-provider/crypto/tokens';

/** Argon2id, the library's default algorithm: 19 MiB, two passes, one lane (security 12). */
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/**
 * The form in which a password is hashed and compared: NFC, so that keyboards that compose letters differently agree.
 * Nothing else is changed, trimmed or truncated.
 */
export const normalized = (password: string): string => password.normalize('NFC');

/** Hashes a password; the result contains salt and parameters. */
export function hashPassword(password: string): Promise<string> {
  return hash(normalized(password), parameters);
}

/** Whether a stored hash was made with weaker parameters than today's. */
export function needsRehash(stored: string): boolean {
  const made = parseOptions(stored);
  return (Object.keys(parameters) as (keyof typeof parameters)[]).some(
    (name) => made[name] < parameters[name],
  );
}

let decoy: Promise<string> | undefined;

/**
 * Whether a password fits a stored hash. Without one it is compared with the hash of a random password: both cost the
 * same (security 11).
 */
export async function verifyPassword(stored: string | undefined, password: string): Promise<boolean> {
  decoy ??= hashPassword(newSecretToken());
  const decoyHash = await decoy;
  const matches = await verify(stored ?? decoyHash, normalized(password));
  return matches && stored !== undefined;
}

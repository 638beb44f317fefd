import { z } from 'zod';
import { accessTokenSeconds } from '@/server/identity-provider/idp/issuer';
import { rotateSigningKey, WrongSecretError } from '@/server/identity-provider/jwks/keys';
import { loadSecret } from '@/server/identity-provider/secret';
import type { CommandContext } from './context';
import { requireEmbeddedIdentity } from './embedded-only';
import { RefusedError } from './refused';

export const rotateKeysResultSchema = z.object({
  kid: z.string(),
  signsFrom: z.coerce.date(),
  formerVerifyUntil: z.coerce.date(),
});
export type RotateKeysResult = z.infer<typeof rotateKeysResultSchema>;

/**
 * Rotates the key that signs session JWTs.
 * @throws RefusedError under another secret than the running servers'
 */
export async function rotateKeys(context: CommandContext): Promise<RotateKeysResult> {
  requireEmbeddedIdentity(context, 'it rotates its keys itself.');
  const { db, clock, settings } = context;
  const secret = await loadSecret({ settings });
  // Connected apps' tokens live longer than a session JWT, and must verify until they expire as well.
  const jwtSeconds = Math.max(settings.lifetimes.jwtSeconds, accessTokenSeconds);
  try {
    return await rotateSigningKey(db, { secret, jwtSeconds, now: clock() });
  } catch (error) {
    if (!(error instanceof WrongSecretError)) throw error;
    throw new RefusedError(`${error.message}. Give this command the secret of the servers.`, {
      cause: error,
    });
  }
}

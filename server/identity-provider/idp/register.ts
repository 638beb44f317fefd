import type { Database } from '@/server/database';
import { digestOf } from '@/server/database/ids';
import { addApp } from '@/server/database/repositories/identity/identity-apps';
import { newIdentityId, newSecretToken } from '@/server/identity-provider/crypto/tokens';

interface NewApp {
  name: string;
  redirectUrls: string[];
  /** Whether it can keep a secret: a web server can, a mobile or browser app can't. */
  confidential: boolean;
  /** The operator's own: it needs no consent, and may exchange its tokens for sessions. */
  firstParty: boolean;
}

/** Registers an app. @returns its client id and, for a confidential one, the secret, which is not stored in clear */
export async function registerApp(
  db: Database,
  { name, redirectUrls, confidential, firstParty }: NewApp,
  now: Date,
): Promise<{ clientId: string; clientSecret: string | undefined }> {
  const clientId = newIdentityId('connected-app');
  const clientSecret = confidential ? newSecretToken() : undefined;
  await addApp(db, {
    id: clientId,
    name,
    redirectUrls,
    firstParty,
    secretDigest: clientSecret === undefined ? null : digestOf(clientSecret),
    createdAt: now,
  });
  return { clientId, clientSecret };
}

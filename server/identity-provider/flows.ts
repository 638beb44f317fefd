import { digestOf } from '@/server/database/ids';
import { addFlow, type FlowKind } from '@/server/database/repositories/identity/identity-flows';
import type { Database } from '@/server/database';
import type { IdentityContext } from './context';
import { newIdentityId, newSecretToken } from './crypto/tokens';

interface Flow {
  kind: FlowKind;
  seconds: number;
  userId?: string | null;
  sessionId?: string | null;
  data?: Record<string, unknown>;
  /** The token to issue; 256 random bits by default. */
  token?: string;
}

/** Starts a single-use flow. @returns the token to issue; only its SHA-256 is stored */
export async function startFlow(
  db: Database,
  { clock }: Pick<IdentityContext, 'clock'>,
  { kind, seconds, userId = null, sessionId = null, data = {}, token = newSecretToken() }: Flow,
): Promise<string> {
  const now = clock();
  await addFlow(db, {
    id: newIdentityId('flow'),
    kind,
    digest: digestOf(token),
    userId,
    sessionId,
    data,
    expiresAt: new Date(now.getTime() + seconds * 1000),
    createdAt: now,
  });
  return token;
}

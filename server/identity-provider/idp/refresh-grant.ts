import { z } from 'zod';
import { digestOf } from '@/server/database/ids';
import {
  findIssued,
  touchGrant,
  type ConnectedApp,
} from '@/server/database/repositories/identity/identity-apps';
import { endFlow } from '@/server/database/repositories/identity/identity-flows';
import type { IdentityContext } from '@/server/identity-provider/context';
import { readParameters } from './form';
import { OAuthError } from './oauth-error';
import { issueRefreshToken, refreshDataSchema } from './refresh-token';
import { endStolen } from './stolen';
import type { Redeemed } from './tokens';

const parametersSchema = z.object({ refresh_token: z.string(), scope: z.string().optional() });

const refused = () => new OAuthError('invalid_grant', 'The refresh token is not valid');

/** An app may request fewer scopes than it was granted, for one call (RFC 6749 6). */
function narrowed(granted: string[], scope: string | undefined): string[] {
  if (scope === undefined) return granted;
  const asked = new Set(scope.split(' ').filter(Boolean));
  if (![...asked].every((one) => granted.includes(one)))
    throw new OAuthError('invalid_scope', 'More is asked for than was granted');
  return [...asked];
}

/**
 * Exchanges a refresh token for new tokens, once; a new refresh token replaces it. A reused one ends all access of the
 * app to this user (RFC 9700 4.14).
 * @throws OAuthError
 */
export async function redeemRefreshToken(
  context: IdentityContext,
  app: ConnectedApp,
  form: Record<string, string>,
  client: string,
): Promise<Redeemed> {
  const given = readParameters(form, parametersSchema);
  const issued = await findIssued(context.db, 'idp_refresh', digestOf(given.refresh_token));
  if (!issued?.userId || issued.expiresAt <= context.clock()) throw refused();
  const { id, userId } = issued;
  const data = refreshDataSchema.parse(issued.data);
  if (data.clientId !== app.id) throw refused();
  const scopes = narrowed(data.scopes, given.scope);
  const refreshToken = await rotate(context, { id, userId }, data);
  if (refreshToken === null)
    return endStolen(context, { userId, clientId: app.id, client, what: 'refresh_token' });
  return { userId, authorization: { ...data, scopes }, refreshToken };
}

/** The next refresh token, with all granted scopes; null when this one was used before. */
async function rotate(
  context: IdentityContext,
  { id, userId }: { id: string; userId: string },
  authorization: z.infer<typeof refreshDataSchema>,
): Promise<string | undefined | null> {
  return context.db.transaction(async (tx) => {
    const now = context.clock();
    if (!(await endFlow(tx, id, now))) return null;
    if (!(await touchGrant(tx, authorization.grantId, now))) throw refused();
    return issueRefreshToken(tx, context, userId, authorization);
  });
}

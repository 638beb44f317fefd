import { z } from 'zod';
import { digestOf } from '@/server/database/ids';
import {
  findIssued,
  isSessionOpen,
  touchGrant,
  type ConnectedApp,
} from '@/server/database/repositories/identity/identity-apps';
import { endFlow } from '@/server/database/repositories/identity/identity-flows';
import type { IdentityContext } from '@/server/identity-provider/context';
import { matchesChallenge } from '@/server/identity-provider/crypto/pkce';
import { liveAt } from '@/server/identity-provider/sessions/life';
import { codeDataSchema, type CodeData } from './authorization-code';
import { readParameters } from './form';
import { OAuthError } from './oauth-error';
import { issueRefreshToken } from './refresh-token';
import { endStolen } from './stolen';
import type { Redeemed } from './tokens';

const parametersSchema = z.object({
  code: z.string(),
  redirect_uri: z.string(),
  /** RFC 7636 4.1; no other verifier can fit a challenge. */
  code_verifier: z.string().regex(/^[\w.~-]{43,128}$/),
});

const refused = () => new OAuthError('invalid_grant', 'The code is not valid');

function isBound(data: CodeData, app: ConnectedApp, given: z.output<typeof parametersSchema>): boolean {
  return (
    data.clientId === app.id &&
    data.redirectUrl === given.redirect_uri &&
    matchesChallenge(given.code_verifier, data.codeChallenge)
  );
}

/**
 * Redeems an authorization code, once (security 15): by the app it was issued to, with its redirect URL and the
 * verifier of its challenge, while the session that allowed it lives. A second complete redemption means that one of
 * the two parties stole the code.
 * @throws OAuthError
 */
export async function redeemCode(
  context: IdentityContext,
  app: ConnectedApp,
  form: Record<string, string>,
  client: string,
): Promise<Redeemed> {
  const given = readParameters(form, parametersSchema);
  const issued = await findIssued(context.db, 'idp_code', digestOf(given.code));
  if (!issued?.userId || !issued.sessionId) throw refused();
  const { userId, sessionId } = issued;
  const data = codeDataSchema.parse(issued.data);
  if (!isBound(data, app, given)) throw refused();
  if (issued.endedAt === null && issued.expiresAt <= context.clock()) throw refused();
  const redeemed = await spendCode(context, issued.id, { userId, authorization: { ...data, sessionId } });
  return redeemed ?? endStolen(context, { userId, clientId: app.id, client, what: 'code' });
}

/** Null when the code was used before; of concurrent callers exactly one gets tokens. */
async function spendCode(
  context: IdentityContext,
  id: string,
  { userId, authorization }: Omit<Redeemed, 'refreshToken'>,
): Promise<Redeemed | null> {
  return context.db.transaction(async (tx) => {
    const at = liveAt(context);
    if (!(await endFlow(tx, id, at.now))) return null;
    const isValid =
      (await isSessionOpen(tx, authorization.sessionId, at)) &&
      (await touchGrant(tx, authorization.grantId, at.now));
    if (!isValid) throw refused();
    const refreshToken = await issueRefreshToken(tx, context, userId, authorization);
    return { userId, authorization, refreshToken };
  });
}

import { digestOf } from '@/server/database/ids';
import { endFlow, findFlow } from '@/server/database/repositories/identity/identity-flows';
import { forgetFlowData } from '@/server/database/repositories/identity/identity-oauth';
import { isSignInLocked, noteFailure } from '@/server/identity-provider/attempts';
import type { IdentityContext } from '@/server/identity-provider/context';
import { matchesChallenge } from '@/server/identity-provider/crypto/pkce';
import { currentSession } from '@/server/identity-provider/sessions/life';
import { signIn } from '@/server/identity-provider/sessions/sign-in';
import { WireError, type WireErrorType } from '@/server/identity-provider/wire/errors';
import { readVisitor } from '@/server/identity-provider/wire/visitor';
import { findOwner, settleAccount, type OAuthAccount } from './account';
import { openValues, tokenSchema, type OAuthToken } from './token';
import { oauthFactor, viewValues } from './view';

interface OAuthSignIn {
  token: string;
  verifier: string | undefined;
  durationMinutes: number;
}

interface Proof {
  flowId: string;
  data: OAuthToken;
  account: OAuthAccount;
}

/** Finds the proof behind a token without using it up. @throws WireError */
async function findProof({ db, clock }: IdentityContext, token: string): Promise<Proof> {
  const flow = await findFlow(db, 'oauth_token', digestOf(token), clock());
  if (!flow) throw new WireError('oauth_token_not_found');
  const data = tokenSchema.parse(flow.data);
  const { provider, profile } = data;
  return { flowId: flow.id, data, account: { provider, profile, attachTo: flow.userId } };
}

/** Invalidates a token presented by another browser or for a locked user (security 9). */
async function refuse(
  context: IdentityContext,
  request: Request,
  { flowId, account }: Proof,
  { type, owner }: { type: WireErrorType; owner: string | null },
): Promise<never> {
  const { provider, profile } = account;
  await endFlow(context.db, flowId, context.clock());
  await forgetFlowData(context.db, flowId);
  await noteFailure(context, {
    subject: owner ?? `${provider}:${profile.subject}`,
    kind: 'oauth_refused',
    client: readVisitor(request).client,
    userId: owner ?? undefined,
    detail: { provider, failure: type },
  });
  throw new WireError(type);
}

/**
 * Signs in with the token of a finished flow, or attaches the account to the signed-in user. The token works once
 * (security 15), only with the PKCE verifier of its start, and for attaching only for the user who requested it.
 * @returns `data` of the response
 * @throws WireError
 */
export async function authenticateOAuth(
  context: IdentityContext,
  request: Request,
  { token, verifier, durationMinutes }: OAuthSignIn,
): Promise<object> {
  const { db, clock, secret } = context;
  const current = await currentSession(context, request);
  const proof = await findProof(context, token);
  const { flowId, data, account } = proof;
  const owner = await findOwner(db, account);
  if (verifier === undefined) {
    return refuse(context, request, proof, { type: 'pkce_expected_code_verifier', owner });
  }
  if (!matchesChallenge(verifier, data.codeChallenge)) {
    return refuse(context, request, proof, { type: 'pkce_mismatch', owner });
  }
  const stranger = account.attachTo !== null && account.attachTo !== current?.userId;
  if (stranger || (owner !== null && (await isSignInLocked(context, owner)))) {
    return refuse(context, request, proof, { type: 'oauth_token_not_found', owner });
  }
  const values = openValues(token, data.sealedValues);
  let registrationId = '';
  const signedIn = await signIn(context, request, {
    current,
    durationMinutes,
    method: `oauth_${account.provider}`,
    prove: async (tx) => {
      const now = clock();
      if (!(await endFlow(tx, flowId, now))) throw new WireError('oauth_token_not_found');
      await forgetFlowData(tx, flowId);
      const settled = await settleAccount(tx, secret, account, now);
      registrationId = settled.registrationId;
      const factor = oauthFactor(account, registrationId, settled.contact, now);
      return { userId: settled.userId, factor, ...(settled.added && { event: 'oauth_added' }) };
    },
  });
  return {
    ...signedIn,
    provider_type: account.provider,
    provider_subject: account.profile.subject,
    profile_picture_url: account.profile.picture,
    locale: account.profile.locale,
    oauth_user_registration_id: registrationId,
    provider_values: viewValues(values),
    reset_sessions: false,
  };
}

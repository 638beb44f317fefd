import { saveGrant } from '@/server/database/repositories/identity/identity-apps';
import type { Session } from '@/server/database/repositories/identity/identity-sessions';
import type { IdentityContext } from '@/server/identity-provider/context';
import { newIdentityId } from '@/server/identity-provider/crypto/tokens';
import { recordSecurityEvent } from '@/server/identity-provider/security-events';
import { WireError } from '@/server/identity-provider/wire/errors';
import { issueCode } from './authorization-code';
import { readAuthorizeRequest, type AuthorizeRequest } from './authorize-request';
import type { SubmitRequest } from './authorize-schemas';
import { issuerOf } from './issuer';
import { withAnswer } from './redirect';

interface Outcome {
  redirect_uri: string;
  authorization_code?: string;
}

/** Base64url of a SHA-256: S256 is the only method supported (security 15). */
const challengeForm = /^[\w-]{43}$/;
/** Printable ASCII; it is repeated in the id token. */
const nonceForm = /^[\x20-\x7e]{0,512}$/;

function checkProofs({ code_challenge: challenge, nonce }: SubmitRequest): string {
  if (!challenge) throw new WireError('pkce_required_for_idp_authorization_flow');
  if (!challengeForm.test(challenge)) throw new WireError('invalid_pkce_code_challenge');
  if (!nonceForm.test(nonce ?? '')) throw new WireError('invalid_idp_request');
  return challenge;
}

/**
 * Completes an app's request: consent becomes a grant and a code, a refusal an error, and either leads to the app's
 * registered redirect URL (security 7).
 * @throws WireError when the request itself is invalid
 */
export async function authorize(
  context: IdentityContext,
  session: Session,
  request: SubmitRequest,
  client: string,
): Promise<Outcome> {
  const asked = await readAuthorizeRequest(context, session, request);
  const codeChallenge = checkProofs(request);
  const back = { iss: issuerOf(context), state: request.state ?? undefined };
  const event = { client, userId: session.userId, detail: { app: asked.app.id } };
  const allowed = !asked.consentRequired || (request.consent_granted && session.impersonator === null);
  if (!allowed) {
    await recordSecurityEvent(context, { kind: 'app_refused', ...event });
    const error = request.prompt === 'none' ? 'consent_required' : 'access_denied';
    return { redirect_uri: withAnswer(request.redirect_uri, { error, ...back }) };
  }
  const code = await allow(context, session, asked, { ...request, code_challenge: codeChallenge });
  await recordSecurityEvent(context, { kind: 'app_allowed', ...event });
  return {
    redirect_uri: withAnswer(request.redirect_uri, { code, ...back }),
    authorization_code: code,
  };
}

function allow(
  context: IdentityContext,
  session: Session,
  { app, grant, scopes }: AuthorizeRequest,
  request: SubmitRequest & { code_challenge: string },
): Promise<string> {
  return context.db.transaction(async (tx) => {
    const saved = await saveGrant(tx, {
      id: newIdentityId('connected-app-grant'),
      userId: session.userId,
      appId: app.id,
      scopes: [...new Set([...(grant?.scopes ?? []), ...scopes])],
      now: context.clock(),
    });
    return issueCode(tx, context, session, {
      clientId: app.id,
      grantId: saved.id,
      redirectUrl: request.redirect_uri,
      codeChallenge: request.code_challenge,
      scopes,
      ...(request.nonce != null && { nonce: request.nonce }),
    });
  });
}

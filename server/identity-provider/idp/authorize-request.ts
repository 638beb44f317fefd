import {
  findGrant,
  type AppGrant,
  type ConnectedApp,
} from '@/server/database/repositories/identity/identity-apps';
import type { Session } from '@/server/database/repositories/identity/identity-sessions';
import type { IdentityContext } from '@/server/identity-provider/context';
import { WireError } from '@/server/identity-provider/wire/errors';
import type { StartRequest } from './authorize-schemas';
import { requestedApp } from './requested-app';
import { grantableScopes, type Scope } from './scopes';

/** An app's validated authorize request. */
export interface AuthorizeRequest {
  app: ConnectedApp;
  /** The user's existing grant to the app. */
  grant: AppGrant | undefined;
  scopes: Scope[];
  consentRequired: boolean;
}

const prompts = new Set(['', 'none', 'consent']);

/**
 * Whether anybody on the user's machine could take the place of the app: it has no secret, and the code goes to a port
 * there (RFC 8252 8.6). https and `http` to this machine are all that a redirect URL can be.
 */
const isReplaceable = ({ secretDigest }: ConnectedApp, redirectUrl: string) =>
  secretDigest === null && new URL(redirectUrl).protocol === 'http:';

interface Wanted {
  allowed: string[];
  scopes: Scope[];
  prompt: string;
  redirectUrl: string;
}

function needsConsent(app: ConnectedApp, { allowed, scopes, prompt, redirectUrl }: Wanted): boolean {
  if (prompt === 'consent') return true;
  if (app.firstParty && isReplaceable(app, redirectUrl)) return true;
  return !app.firstParty && !scopes.every((scope) => allowed.includes(scope));
}

/**
 * Validates an app's request. First-party apps and scopes granted before need no consent, unless the app requests it or
 * anybody could pose as the first-party app (security 15); an impersonated session never gives one, because the access
 * would outlive it.
 * @throws WireError
 */
export async function readAuthorizeRequest(
  { db }: Pick<IdentityContext, 'db'>,
  session: Session,
  request: StartRequest,
): Promise<AuthorizeRequest> {
  const app = await requestedApp(db, request.client_id, request.redirect_uri);
  const prompt = request.prompt ?? '';
  if (request.response_type !== 'code' || !prompts.has(prompt)) throw new WireError('invalid_idp_request');
  const scopes = grantableScopes(request.scopes, app);
  if (scopes.length === 0) throw new WireError('oauth_invalid_scope_requested');
  const grant = await findGrant(db, session.userId, app.id);
  const wanted = { allowed: grant?.scopes ?? [], scopes, prompt, redirectUrl: request.redirect_uri };
  const consentRequired = session.impersonator !== null || needsConsent(app, wanted);
  return { app, grant, scopes, consentRequired };
}

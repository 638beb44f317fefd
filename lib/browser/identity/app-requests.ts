import { ask } from './ask';

/** A connected app's request, as written into the address (RFC 6749 4.1.1). */
export interface AuthorizeRequest {
  clientId: string;
  redirectUri: string;
  responseType: string;
  scopes: string[];
  codeChallenge: string;
  state?: string | undefined;
  nonce?: string | undefined;
  prompt?: string | undefined;
}

/** A connected app's request to end the session here as well. */
export interface EndSessionRequest {
  clientId: string;
  redirectUri: string;
  state?: string | undefined;
  idToken?: string | undefined;
}

/** The consent the customer is asked for. */
export interface Asked {
  appName: string;
  /** The signed-in customer's address. */
  account: string | undefined;
  /** The requested scopes, such as `email`. */
  scopes: string[];
  consentRequired: boolean;
}

function wireRequest({ clientId, redirectUri, responseType, scopes, prompt }: AuthorizeRequest) {
  return {
    client_id: clientId,
    redirect_uri: redirectUri,
    response_type: responseType,
    scopes,
    ...(prompt !== undefined && { prompt }),
  };
}

/** Reads which app asks for which scopes; this grants nothing. @throws AppError */
export async function startAuthorize(request: AuthorizeRequest): Promise<Asked> {
  const answer = await ask((sdk) => sdk.idp.oauthAuthorizeStart(wireRequest(request)));
  const { client, user, scope_results, consent_required: consentRequired } = answer;
  return {
    appName: client.client_name || new URL(request.redirectUri).host,
    account: user.emails[0]?.email ?? user.phone_numbers[0]?.phone_number,
    scopes: scope_results.filter(({ is_grantable }) => is_grantable).map(({ scope }) => scope),
    consentRequired,
  };
}

/**
 * Grants or refuses an app's request. @returns the app's redirect address, with a code or a refusal @throws AppError
 */
export async function answerAuthorize(request: AuthorizeRequest, granted: boolean): Promise<string> {
  const { state, nonce, codeChallenge } = request;
  const { redirect_uri } = await ask((sdk) =>
    sdk.idp.oauthAuthorizeSubmit({
      ...wireRequest(request),
      code_challenge: codeChallenge,
      consent_granted: granted,
      ...(state !== undefined && { state }),
      ...(nonce !== undefined && { nonce }),
    }),
  );
  return redirect_uri;
}

/** Asks whether an app may end the session without confirmation, and where it redirects then. @throws AppError */
export async function startEndSession({
  clientId,
  redirectUri,
  state,
  idToken,
}: EndSessionRequest): Promise<{ address: string; consentRequired: boolean }> {
  const answer = await ask((sdk) =>
    sdk.idp.oauthLogoutStart({
      client_id: clientId,
      post_logout_redirect_uri: redirectUri,
      ...(state !== undefined && { state }),
      ...(idToken !== undefined && { id_token_hint: idToken }),
    }),
  );
  return { address: answer.redirect_uri, consentRequired: answer.consent_required };
}

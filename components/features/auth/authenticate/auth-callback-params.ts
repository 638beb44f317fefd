/** The kinds of token at /auth/authenticate, as in the provider's links. */
const tokenTypes = ['magic_links', 'oauth', 'reset_password', 'impersonation'] as const;

export type TokenType = (typeof tokenTypes)[number];

export interface AuthCallbackParams {
  type: TokenType;
  token: string;
  /** Why another provider returned the visitor without a token: an error type. */
  error: string | null;
}

/** Reads a one-time token from an address; null when there is none of a known kind. */
export function readAuthCallbackParams(search: string): AuthCallbackParams | null {
  const params = new URLSearchParams(search);
  const token = params.get('token');
  const type = tokenTypes.find((known) => known === params.get('stytch_token_type'));
  return token && type ? { type, token, error: params.get('error') } : null;
}

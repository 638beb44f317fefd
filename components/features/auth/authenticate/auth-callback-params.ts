/** What brings a visitor to /auth/authenticate, as the provider's links write it. */
const tokenTypes = ['magic_links', 'oauth', 'reset_password', 'impersonation'] as const;

export type TokenType = (typeof tokenTypes)[number];

export interface AuthCallbackParams {
  type: TokenType;
  token: string;
  /** Why another provider sent the visitor back with nothing: an error type. */
  error: string | null;
}

/** Reads a one-time token from an address; null when there is none of a kind we know. */
export function readAuthCallbackParams(search: string): AuthCallbackParams | null {
  const params = new URLSearchParams(search);
  const token = params.get('token');
  const type = tokenTypes.find((known) => known === params.get('stytch_token_type'));
  return token && type ? { type, token, error: params.get('error') } : null;
}

import { z } from 'zod';

/** Seconds allowed at the provider. */
export const stateSeconds = 600;

/**
 * The data of an `oauth_state` flow, stored until the provider's callback; its user is the one who attaches the
 * account, if any.
 */
export const stateSchema = z.object({
  provider: z.string(),
  /** The PKCE verifier towards the provider; the SDK's own is `codeChallenge`. */
  verifier: z.string(),
  nonce: z.string(),
  /** SHA-256 of the browser's cookie. */
  binding: z.string(),
  codeChallenge: z.string(),
  loginRedirectUrl: z.string(),
  signupRedirectUrl: z.string(),
  /** The requested scopes; a provider that grants them all need not say so. */
  scopes: z.array(z.string()),
});

export type OAuthState = z.infer<typeof stateSchema>;

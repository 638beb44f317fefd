import { z } from 'zod';

/** Seconds somebody may take at the provider. */
export const stateSeconds = 600;

/** What an `oauth_state` flow remembers until the provider answers; its user is who attaches the account, if anybody. */
export const stateSchema = z.object({
  provider: z.string(),
  /** Of the proof key towards the provider; the SDK's own is `codeChallenge`. */
  verifier: z.string(),
  nonce: z.string(),
  /** SHA-256 of what the browser keeps in a cookie. */
  binding: z.string(),
  codeChallenge: z.string(),
  loginRedirectUrl: z.string(),
  signupRedirectUrl: z.string(),
  /** What was asked for; a provider that grants it all need not say so. */
  scopes: z.array(z.string()),
});

export type OAuthState = z.infer<typeof stateSchema>;

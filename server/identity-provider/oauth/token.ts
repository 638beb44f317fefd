import type { TokenEndpointResponse } from 'oauth4webapi';
import { z } from 'zod';
import { deriveKey } from '@/server/identity-provider/crypto/keys';
import { seal, unseal } from '@/server/identity-provider/crypto/seal';
import { profileSchema } from './profile';

/** Seconds within which the browser must redeem the token. */
export const tokenSeconds = 300;

/** The data of an `oauth_token` flow; its user is the one who attaches the account, if any. */
export const tokenSchema = z.object({
  provider: z.string(),
  profile: profileSchema,
  codeChallenge: z.string(),
  sealedValues: z.string(),
});

export type OAuthToken = z.infer<typeof tokenSchema>;

const valuesSchema = z.object({
  accessToken: z.string(),
  scopes: z.array(z.string()),
  /** RFC 3339, or nothing when the provider does not say. */
  expiresAt: z.string(),
});

/** The tokens for the provider's own API. */
export type ProviderValues = z.infer<typeof valuesSchema>;

/** A token endpoint's values; it need not name the granted scopes when they are the requested ones. */
export function valuesOf(tokens: TokenEndpointResponse, asked: string[], now: Date): ProviderValues {
  const { access_token: accessToken, scope, expires_in } = tokens;
  return {
    accessToken,
    scopes: scope === undefined ? asked : scope.split(/[ ,]+/).filter(Boolean),
    expiresAt: expires_in === undefined ? '' : new Date(now.getTime() + expires_in * 1000).toISOString(),
  };
}

const context = 'provider-values';

/**
 * Encrypts a provider's values until they are redeemed. The key is the single-use token, which only the browser has:
 * they can't be read from the database, not even with the installation's secret.
 */
export function sealValues(token: string, values: ProviderValues): string {
  return seal(deriveKey(token, 'provider-values'), JSON.stringify(values), context);
}

/** Decrypts them with the token. */
export function openValues(token: string, sealed: string): ProviderValues {
  return valuesSchema.parse(JSON.parse(unseal(deriveKey(token, 'provider-values'), sealed, context)));
}

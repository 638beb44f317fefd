import type { TokenEndpointResponse } from 'oauth4webapi';
import { z } from 'zod';
import { deriveKey } from '@/server/identity-provider/crypto/keys';
import { seal, unseal } from '@/server/identity-provider/crypto/seal';
import { profileSchema } from './profile';

/** Seconds until the browser has to hand the token in. */
export const tokenSeconds = 300;

/** What an `oauth_token` flow remembers; its user is who attaches the account, if anybody. */
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
  /** RFC 3339, or nothing where the provider does not say. */
  expiresAt: z.string(),
});

/** What the provider gives for its own API. */
export type ProviderValues = z.infer<typeof valuesSchema>;

/** What a token endpoint gave; it need not name the scopes it grants when they are those that were asked for. */
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
 * Encrypts a provider's values for the minutes until they are handed out. The key is the single-use token, which only
 * the browser has: nobody reads them in the database, not even with the installation's secret.
 */
export function sealValues(token: string, values: ProviderValues): string {
  return seal(deriveKey(token, 'provider-values'), JSON.stringify(values), context);
}

/** Opens them with the token. */
export function openValues(token: string, sealed: string): ProviderValues {
  return valuesSchema.parse(JSON.parse(unseal(deriveKey(token, 'provider-values'), sealed, context)));
}

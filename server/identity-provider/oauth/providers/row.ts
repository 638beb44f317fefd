import type { z } from 'zod';
import type { OAuthClients } from '@/lib/runtime/settings/oauth';
import type { Profile } from '@/server/identity-provider/oauth/profile';

/** The nineteen providers of SPEC section 7, by the names of the wire. */
export type ProviderName = keyof OAuthClients;

/** Reads what a provider says about its user. */
type ProfileReader = z.ZodType<Profile>;

interface CommonRow {
  /** Asked for beside `custom_scopes`. */
  scopes: readonly string[];
  /** Where the scopes are not separated by spaces. */
  scopeSeparator?: ',';
  /** Sent to the authorization endpoint beside the usual parameters. */
  parameters?: Readonly<Record<string, string>>;
  /** How the client proves itself at the token endpoint; `apple` signs a secret for each call. */
  clientAuthentication: 'basic' | 'post' | 'apple';
  /** What the provider calls `client_id`. */
  clientIdName?: 'client_key';
  /** False where a `code_verifier` makes the token endpoint fail. */
  pkce?: false;
  profile: ProfileReader;
}

/** A provider with OpenID Connect: its endpoints come from its discovery document, its user from the id_token. */
export interface OidcRow extends CommonRow {
  protocol: 'oidc';
  issuer: string;
  /** The issuer's last word is the tenant's, which only the id_token tells. */
  tenantIssuer?: true;
  /** False where the id_token does not repeat the nonce. */
  nonce?: false;
  /** The answer comes as a form posted from the provider's page. */
  formPost?: true;
  /** The id_token is short; the rest is asked for at the user-info endpoint. */
  userInfo?: true;
}

/** A provider with plain OAuth 2: its user comes from a call of its own API. */
export interface PlainRow extends CommonRow {
  protocol: 'oauth2';
  authorization: string;
  token: string;
  userInfo: string;
  /** Where the user's addresses are, when they are not in the user-info. */
  emails?: { url: string; read: z.ZodType<Pick<Profile, 'email' | 'emailVerified'>> };
}

export type ProviderRow = OidcRow | PlainRow;

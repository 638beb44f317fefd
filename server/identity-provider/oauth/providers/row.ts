import type { z } from 'zod';
import type { OAuthClients } from '@/lib/runtime/settings/oauth';
import type { Profile } from '@/server/identity-provider/oauth/profile';

/** The nineteen providers of SPEC section 7, by their names on the wire. */
export type ProviderName = keyof OAuthClients;

/** Parses a provider's data about its user. */
type ProfileReader = z.ZodType<Profile>;

interface CommonRow {
  /** Requested in addition to `custom_scopes`. */
  scopes: readonly string[];
  /** For providers whose scopes are not separated by spaces. */
  scopeSeparator?: ',';
  /** Sent to the authorization endpoint in addition to the usual parameters. */
  parameters?: Readonly<Record<string, string>>;
  /** The client's authentication at the token endpoint; `apple` signs a secret for each call. */
  clientAuthentication: 'basic' | 'post' | 'apple';
  /** The provider's name for `client_id`. */
  clientIdName?: 'client_key';
  /** False where a `code_verifier` makes the token endpoint fail. */
  pkce?: false;
  profile: ProfileReader;
}

/** A provider with OpenID Connect: its endpoints come from its discovery document, its user from the id_token. */
export interface OidcRow extends CommonRow {
  protocol: 'oidc';
  issuer: string;
  /** The issuer contains the tenant, which only the id_token reveals. */
  tenantIssuer?: true;
  /** False where the id_token does not repeat the nonce. */
  nonce?: false;
  /** The callback is a form posted from the provider's page. */
  formPost?: true;
  /** The id_token is short; the rest is fetched from the user-info endpoint. */
  userInfo?: true;
}

/** A provider with plain OAuth 2: its user is fetched from its own API. */
export interface PlainRow extends CommonRow {
  protocol: 'oauth2';
  authorization: string;
  token: string;
  userInfo: string;
  /** The endpoint for the user's addresses, when they are not in the user-info. */
  emails?: { url: string; read: z.ZodType<Pick<Profile, 'email' | 'emailVerified'>> };
}

export type ProviderRow = OidcRow | PlainRow;

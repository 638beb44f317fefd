import { oauthProviders, type OAuthProvider } from '@/lib/contract/identity/methods';
import { privateUrl } from './private-way';
import { SettingsError } from './settings-error';

/** What an installation has at an OAuth provider. */
export interface OAuthClient {
  clientId: string;
  clientSecret: string;
  /** Another address than the provider's own, for self-hosted or sandbox instances. */
  baseUrl?: string;
}

export type OAuthClients = Partial<Record<OAuthProvider, OAuthClient>>;

/** Apple's secret is made of the team's key for each call, or elsewhere for half a year. */
const appleSecret = /^(?:[A-Z\d]{10}:[A-Z\d]{10}:[A-Za-z\d+/=]+|[\w-]+\.[\w-]+\.[\w-]+)$/;

function readClient(
  provider: OAuthProvider,
  environment: Record<string, string | undefined>,
): OAuthClient | undefined {
  const name = (part: string) => `OAUTH_${provider.toUpperCase()}_${part}`;
  const [id, secret, base] = ['CLIENT_ID', 'CLIENT_SECRET', 'BASE_URL'].map(
    (part) => environment[name(part)],
  );
  if (!id && !secret) return undefined;
  if (!id) throw new SettingsError(`${name('CLIENT_ID')} is needed beside ${name('CLIENT_SECRET')}.`);
  if (!secret) throw new SettingsError(`${name('CLIENT_SECRET')} is needed beside ${name('CLIENT_ID')}.`);
  if (provider === 'apple' && !appleSecret.test(secret)) {
    throw new SettingsError(
      `${name('CLIENT_SECRET')} must be TEAM_ID:KEY_ID:PRIVATE_KEY, or a client secret made of them.`,
    );
  }
  if (!base) return { clientId: id, clientSecret: secret };
  const baseUrl = privateUrl.safeParse(base);
  if (!baseUrl.success)
    throw new SettingsError(`${name('BASE_URL')} must be an https address, or http on this machine.`);
  return { clientId: id, clientSecret: secret, baseUrl: baseUrl.data };
}

/**
 * The embedded server's OAuth clients: `OAUTH_<PROVIDER>_CLIENT_ID`, `…_CLIENT_SECRET` and, where wanted, `…_BASE_URL`.
 * @throws SettingsError
 */
export function readOAuthClients(environment: Record<string, string | undefined>): OAuthClients {
  const entries = oauthProviders.map((provider) => [provider, readClient(provider, environment)] as const);
  return Object.fromEntries(entries.filter(([, client]) => client !== undefined));
}

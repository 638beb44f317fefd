import {
  allowInsecureRequests,
  discoveryRequest,
  processDiscoveryResponse,
  type AuthorizationServer,
  type JWKSCacheInput,
} from 'oauth4webapi';
import { z } from 'zod';
import type { OAuthClient } from '@/lib/runtime/settings/oauth';
import { providerRequest } from './http';
import { providerRows, type OidcRow, type PlainRow, type ProviderName, type ProviderRow } from './providers';

/** Milliseconds for which a discovery document is cached. */
const cachedFor = 3_600_000;

/** A provider with this installation's client. */
export interface Provider<Row extends ProviderRow = ProviderRow> {
  name: ProviderName;
  row: Row;
  client: OAuthClient;
  server: AuthorizationServer;
  /** The provider's keys as last fetched. */
  jwks: JWKSCacheInput;
}

/** http is allowed for a provider on this machine only, as lib/runtime/settings/oauth ensures. */
export function requestsTo({ baseUrl }: OAuthClient) {
  return { ...providerRequest, [allowInsecureRequests]: baseUrl?.startsWith('http:') ?? false };
}

/** An endpoint on the provider's own origin, or on its configured replacement. */
export function endpointOf(url: string, { baseUrl }: OAuthClient): string {
  if (baseUrl === undefined) return url;
  const { pathname, search } = new URL(url);
  return `${baseUrl}${pathname}${search}`;
}

/** Whether a tenant's issuer fits the template with `{tenantid}`. */
function fitsTenant(issuer: string, asked: URL): boolean {
  const [, tenant = ''] = asked.pathname.split('/');
  return issuer.replace('{tenantid}', tenant) === asked.href;
}

async function discover(row: OidcRow, client: OAuthClient): Promise<AuthorizationServer> {
  const asked = new URL(client.baseUrl ?? row.issuer);
  const response = await discoveryRequest(asked, requestsTo(client));
  const { issuer } = z.looseObject({ issuer: z.string() }).parse(await response.clone().json());
  const expected = row.tenantIssuer && fitsTenant(issuer, asked) ? new URL(issuer) : asked;
  return processDiscoveryResponse(expected, response);
}

function plainServer(row: PlainRow, client: OAuthClient): AuthorizationServer {
  return {
    issuer: client.baseUrl ?? new URL(row.authorization).origin,
    authorization_endpoint: endpointOf(row.authorization, client),
    token_endpoint: endpointOf(row.token, client),
  };
}

interface Known {
  until: number;
  provider: Provider;
}

/** Finds providers with their endpoints; caches discovery, but no failures. */
export type FindProvider = (name: ProviderName, client: OAuthClient) => Promise<Provider>;

/** One cache per server: instances with different discovery data do no harm. */
export function createProviders(clock: () => Date): FindProvider {
  const known = new Map<ProviderName, Known>();
  return async (name, client) => {
    const now = clock().getTime();
    const found = known.get(name);
    if (found && found.until > now) return found.provider;
    const row = providerRows[name];
    const server = row.protocol === 'oidc' ? await discover(row, client) : plainServer(row, client);
    const provider: Provider = { name, row, client, server, jwks: {} };
    known.set(name, { until: now + cachedFor, provider });
    return provider;
  };
}

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

/** Milliseconds for which a discovery document is taken as it was. */
const fresh = 3_600_000;

/** A provider with the client this installation has there. */
export interface Provider<Row extends ProviderRow = ProviderRow> {
  name: ProviderName;
  row: Row;
  client: OAuthClient;
  server: AuthorizationServer;
  /** The provider's keys, as they were last fetched. */
  jwks: JWKSCacheInput;
}

/** http is for a provider on this machine only; lib/runtime/settings/oauth sees to that. */
export function requestsTo({ baseUrl }: OAuthClient) {
  return { ...providerRequest, [allowInsecureRequests]: baseUrl?.startsWith('http:') ?? false };
}

/** An endpoint below the provider's own origin, or below the address that stands in for it. */
export function endpointOf(url: string, { baseUrl }: OAuthClient): string {
  if (baseUrl === undefined) return url;
  const { pathname, search } = new URL(url);
  return `${baseUrl}${pathname}${search}`;
}

/** Whether a tenant's issuer, `{tenantid}` in it, is the one that was asked for. */
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

/** Finds providers with their endpoints; remembers what discovery told, but no failure. */
export type FindProvider = (name: ProviderName, client: OAuthClient) => Promise<Provider>;

/** One memory per server: instances that know different things of a provider do no harm. */
export function createProviders(clock: () => Date): FindProvider {
  const known = new Map<ProviderName, Known>();
  return async (name, client) => {
    const now = clock().getTime();
    const found = known.get(name);
    if (found && found.until > now) return found.provider;
    const row = providerRows[name];
    const server = row.protocol === 'oidc' ? await discover(row, client) : plainServer(row, client);
    const provider: Provider = { name, row, client, server, jwks: {} };
    known.set(name, { until: now + fresh, provider });
    return provider;
  };
}

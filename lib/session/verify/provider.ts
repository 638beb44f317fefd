import { backendSlot, type FetchHandler } from '@/lib/runtime/backend';
import { internalKeyHeader, trustedHeaders } from '@/lib/runtime/headers';
import type { Settings } from '@/lib/runtime/settings/settings';
import { endingOf, timed } from '@/lib/runtime/telemetry';
import { sharedVerifier, type Verifier } from './verifier';
import { requireWhole } from './verifier-password';

type ProviderSettings = Pick<Settings, 'identity' | 'internal'>;

/** Calls the provider by path (`/sdk/v1/…`, `/v1/…`): remote, embedded in this process, or over the loopback. */
export type ProviderFetch = (path: string, init?: RequestInit) => Promise<Response>;

/** The provider can't be reached from here at the moment. */
class ProviderUnreachable extends Error {
  override readonly name = 'ProviderUnreachable';
}

/** The embedded server sees only the path; the name can't be resolved, so nothing leaves by mistake. */
const embeddedOrigin = 'http://identity.invalid';

/** A word of the provider's wire, which no id looks like. */
const word = /^(v1|sdk|[a-z_]{2,30})$/;

/** A path without ids and query string. */
const callName = (path: string) =>
  (path.split('?', 1)[0] ?? '')
    .split('/')
    .map((segment) => (segment === '' || word.test(segment) ? segment : '{id}'))
    .join('/');

async function embedded(): Promise<FetchHandler | null> {
  const backend = await backendSlot();
  return backend?.identity ?? null;
}

/**
 * The connection to the identity provider, remote or embedded, from Node or the edge; the rest of the app sees no
 * difference.
 */
export function providerFetch(settings: ProviderSettings): ProviderFetch {
  return async (path, init) => {
    if (settings.identity.url) {
      const headers = new Headers(init?.headers);
      headers.delete(trustedHeaders.client);
      headers.delete(trustedHeaders.place);
      const send = () => fetch(`${settings.identity.url}${path}`, { cache: 'no-store', ...init, headers });
      return timed({ kind: 'call', api: 'identity', name: callName(path), isRemote: true }, send, endingOf);
    }
    const identity = await embedded();
    if (identity) return identity(new Request(`${embeddedOrigin}${path}`, init));
    const { origin, key } = settings.internal;
    if (!origin || !key) throw new ProviderUnreachable('The identity server has not started yet');
    const headers = new Headers(init?.headers);
    headers.set(internalKeyHeader, key);
    return fetch(`${origin}/identity${path}`, { cache: 'no-store', ...init, headers });
  };
}

/** A unique name per provider, as a key for caches. */
export function providerName({ identity, internal }: ProviderSettings): string {
  return identity.url ?? internal.origin ?? embeddedOrigin;
}

/** The verifier of this process for the provider's session JWTs. */
export function providerVerifier(settings: ProviderSettings): Verifier {
  const { jwksUrl, projectId, issuer, audience, jwtMaxSeconds } = settings.identity;
  const path = `/v1/sessions/jwks/${projectId}`;
  const ask = providerFetch(settings);
  const verifier = sharedVerifier({
    jwksUrl: jwksUrl ?? `${providerName(settings)}${path}`,
    fetch: jwksUrl
      ? (url, init) => fetch(url, { cache: 'no-store', ...init })
      : (_url, init) => ask(path, init),
    issuer,
    audience,
    maxLifetime: jwtMaxSeconds,
  });
  // The embedded server gives no JWT to a session that waits for its second step.
  return settings.identity.url === undefined ? verifier : requireWhole(verifier);
}

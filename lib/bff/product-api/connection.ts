import 'server-only';
import { backendSlot, type FetchHandler } from '@/lib/runtime/backend';
import { readSettings } from '@/lib/runtime/settings';
import { trustedHeaders } from '@/lib/runtime/headers';
import { endingOf, telemetry, timed } from '@/lib/runtime/telemetry';
import { AppError, ErrorCode } from '@/lib/contract/errors';
import { text } from '@/lib/text/text';
import type { Connection } from './request';
import { createResilience, type Resilience } from './resilience';

const slot = Symbol.for('waybill.product-api.resilience');

interface Slot {
  [slot]?: Resilience;
}

/** One breaker per process: pages and handlers are separate module graphs. */
function sharedResilience(): Resilience {
  const holder = globalThis as Slot;
  return (holder[slot] ??= createResilience());
}

/** The host is made up: an embedded server is called in process and reads the path alone. */
const embeddedBaseUrl = 'http://product.internal';

const embeddedFetch: FetchHandler = async (request) => {
  const backend = await backendSlot();
  if (!backend?.product) throw new AppError(ErrorCode.networkError, text('errors.network'));
  return backend.product(request);
};

/** With an explicit signal, Next makes no second copy of the response, which would have to be read as well. */
const remoteFetch: FetchHandler = async (request) => {
  const name = new URL(request.url).pathname.replace(/^.*\/api\//, '');
  const send = () => {
    const traceparent = telemetry()?.traceparent();
    if (traceparent !== undefined) request.headers.set('traceparent', traceparent);
    return fetch(request, { signal: request.signal });
  };
  return timed({ kind: 'call', api: 'product', name, isRemote: true }, send, endingOf);
};

/** A remote API has no reason to trust these headers, and a portal on an edge host has not checked them. */
function headersForOthers(headers: Record<string, string> = {}): Record<string, string> {
  const own: string[] = [trustedHeaders.client, trustedHeaders.place];
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !own.includes(name)));
}

/** ms; a heartbeat comes every twenty seconds (security 27). */
const silence = 60_000;

/** The configured product API, remote or embedded, for one visitor. */
export function productConnection(visitor: Pick<Connection, 'token' | 'headers' | 'signal'>): Connection {
  const { url } = readSettings().product;
  const resilience = sharedResilience();
  if (!url) return { baseUrl: embeddedBaseUrl, fetch: embeddedFetch, ...visitor, resilience };
  const headers = headersForOthers(visitor.headers);
  const photoBase = `${url}/`;
  return { baseUrl: url, photoBase, fetch: remoteFetch, ...visitor, headers, resilience, silence };
}

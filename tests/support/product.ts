import { createProductClient, type ProductClient } from '@/lib/bff/product-api/client';
import { createResilience } from '@/lib/bff/product-api/resilience';
import { createProductServer, type ProductDependencies } from '@/server/product-api';
import { Streams, type StreamLimits } from '@/server/product-api/stream/streams';
import type { Database } from '@/server/database';
import { trustedHeaders } from '@/lib/runtime/headers';
import { listen } from './listen';
import { createTokenProvider } from './product-tokens';

interface Call {
  token?: string;
  query?: Record<string, string>;
  body?: unknown;
  method?: string;
  headers?: Record<string, string>;
  /** The visitor's address. */
  client?: string;
}

export interface Answer {
  status: number;
  headers: Headers;
  /** Parsed JSON, or the text when it is not JSON. */
  body: Record<string, unknown>;
}

function requestOf({ token, body, method, headers, client }: Call): RequestInit {
  return {
    method: method ?? (body === undefined ? 'GET' : 'POST'),
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(client && { [trustedHeaders.client]: client }),
      ...headers,
    },
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  };
}

/** The product API on its own port, with a provider of session JWTs and a clock that the test sets. */
export async function startProduct(
  db: Database,
  start: Date,
  {
    limits,
    ...more
  }: Pick<
    ProductDependencies,
    | 'messageSecret'
    | 'messageChannels'
    | 'privateWebhooks'
    | 'texts'
    | 'payments'
    | 'photoOrigins'
    | 'allowances'
  > & {
    limits?: Partial<StreamLimits>;
  } = {},
) {
  let now = start;
  const clock = () => now;
  const provider = await createTokenProvider(clock);
  const streams = new Streams({ db, clock, ...(limits && { limits }) });
  const server = await listen(
    createProductServer({ db, verifier: provider.verifier, clock, streams, ...more }),
  );
  return {
    ...provider,
    clock,
    origin: server.origin,
    streams,
    close: async () => {
      await streams.stop();
      await server.close();
    },
    advance: (seconds: number) => {
      now = new Date(now.getTime() + seconds * 1000);
    },
    /** The portal's own client, for the customer of a token. */
    client: (token: string): ProductClient =>
      createProductClient({
        baseUrl: server.origin,
        fetch: (request) => fetch(request),
        resilience: createResilience(),
        token,
      }),
    call: async (name: string, options: Call = {}): Promise<Answer> => {
      const url = new URL(`/api/${name}`, server.origin);
      for (const [key, value] of Object.entries(options.query ?? {})) url.searchParams.set(key, value);
      const response = await fetch(url, requestOf(options));
      const text = await response.text();
      const body = (text.startsWith('{') ? JSON.parse(text) : { text }) as Answer['body'];
      return { status: response.status, headers: response.headers, body };
    },
  };
}

export type Product = Awaited<ReturnType<typeof startProduct>>;

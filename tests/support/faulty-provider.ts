import { createServer, type RequestListener } from 'node:http';
import { toNodeListener } from '@/server/http/node-adapter';
import { listenWith } from './listen';

/** How an upstream can fail (security 26); `refused` is tested with an unused address. */
export const faults = ['500', 'html', 'empty', 'hang', 'reset'] as const;
export type Fault = (typeof faults)[number];

export interface FaultyProvider {
  origin: string;
  /** Null: everything is passed on. */
  fault: Fault | null;
  /** Awaited before the target's answer is sent on. */
  hold: ((path: string) => Promise<void>) | null;
  /** Requested paths, in order. */
  calls: string[];
  close: () => Promise<void>;
}

const failing: Record<Fault, RequestListener> = {
  '500': (_, response) => {
    response.writeHead(500, { 'content-type': 'application/json' }).end('{"error":"down"}');
  },
  html: (_, response) => {
    response.writeHead(502, { 'content-type': 'text/html' }).end('<h1>Bad gateway</h1>');
  },
  empty: (_, response) => {
    response.writeHead(200).end();
  },
  hang: () => undefined,
  reset: (request) => {
    request.socket.resetAndDestroy();
  },
};

/** Hop-by-hop headers, which are not forwarded. */
const ofConnection = ['connection', 'content-length', 'host', 'transfer-encoding'];

/** A proxy between the portal and an identity server or a product API that fails on demand. */
export async function startFaultyProvider(target: string): Promise<FaultyProvider> {
  const passOn = toNodeListener(async (request) => {
    const { pathname, search } = new URL(request.url);
    const { method } = request;
    const headers = new Headers(request.headers);
    for (const name of ofConnection) headers.delete(name);
    const body = method === 'GET' ? null : await request.arrayBuffer();
    const { signal } = request;
    const answer = await fetch(`${target}${pathname}${search}`, { method, headers, body, signal });
    await provider.hold?.(pathname);
    const kept = ['content-type', 'content-disposition', 'retry-after'].flatMap(
      (name): [string, string][] => {
        const value = answer.headers.get(name);
        return value === null ? [] : [[name, value]];
      },
    );
    const isStream = answer.headers.get('content-type')?.startsWith('text/event-stream');
    const passed = isStream ? answer.body : await answer.arrayBuffer();
    return new Response(passed, { status: answer.status, headers: kept });
  });
  const server = createServer((request, response) => {
    provider.calls.push(request.url ?? '');
    (provider.fault ? failing[provider.fault] : passOn)(request, response);
  });
  const provider: FaultyProvider = {
    origin: '',
    fault: null,
    hold: null,
    calls: [],
    close: async () => undefined,
  };
  return Object.assign(provider, await listenWith(server));
}

/** An unused address of this machine. */
export async function refusedOrigin(): Promise<string> {
  const { origin, close } = await listenWith(createServer());
  await close();
  return origin;
}

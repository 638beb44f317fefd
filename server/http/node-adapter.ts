import { getRequestListener, RequestError } from '@hono/node-server';
import type { RequestListener } from 'node:http';
import type { FetchHandler } from '@/lib/runtime/backend';
import { log } from '@/lib/runtime/log';

interface AdapterOptions {
  /** Called with a handler's exception; the client gets a bare 500 either way. */
  onError?: (error: unknown) => void;
}

/**
 * Serves a fetch-style handler from a `node:http` server: bodies stream both ways, `request.signal` aborts when the
 * client disconnects, several Set-Cookie headers stay separate. The handler gets a genuine `Request`, which can be
 * passed to `new Request(url, request)`.
 */
export function toNodeListener(handler: FetchHandler, options: AdapterOptions = {}): RequestListener {
  const report = options.onError ?? ((error) => log.error('handler_failed', { error }));
  const listener = getRequestListener(
    ({ url, method, headers, body, signal }) =>
      handler(new Request(url, { method, headers, body, signal, duplex: 'half' } as RequestInit)),
    {
      overrideGlobalObjects: false,
      errorHandler: (error) => {
        if (error instanceof RequestError) return new Response(null, { status: 400 });
        report(error);
        return new Response(null, { status: 500 });
      },
    },
  );
  return (incoming, outgoing) => void listener(incoming, outgoing);
}

import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Settings } from '@/lib/env';
import { trustedHeaders } from '@/lib/env/headers';
import { log } from '@/lib/log';
import { clientAddressReader } from './client-address';
import { Refusals } from './refusals';
import { allowedMethods, isProbe, refusalOf } from './inspect-request';
import type { Lifecycle } from './lifecycle';
import { defaultLimits, type Limits } from './limits';
import { placeReader } from './place';
import { answerProbe, type Health } from './probes';
import { announcesBody, readBody, withBody } from './request-body';
import { isForwarded, rawHeader, replaceHeaders } from './request-headers';

/** The log line of one answered request (security 31). */
export interface RequestLine {
  requestId: string;
  method: string;
  route: string;
  status: number;
  ms: number;
}

export interface FrontListenerOptions {
  settings: Pick<Settings, 'publicOrigin' | 'secure' | 'trustedProxies'>;
  /** Next's request handler. It sees only what this listener lets through. */
  handler: (request: IncomingMessage, response: ServerResponse) => unknown;
  lifecycle: Lifecycle;
  health: Health;
  routeOf: (path: string) => string;
  record?: (line: RequestLine) => void;
  limits?: Partial<Limits>;
}

/**
 * The process's only public server: bounds each request in method, size and time, works out who sent it, and hands
 * the rest to Next, which by itself answers such things with 500, with half a body, or never (security 22).
 */
export function createFrontListener(options: FrontListenerOptions): Server {
  const { settings, handler, lifecycle, health, routeOf } = options;
  const record = options.record ?? ((line) => log.info('request', { ...line }));
  const limits = { ...defaultLimits, ...options.limits };
  const refusals = new Refusals(settings.secure, limits);
  const readClient = clientAddressReader(settings.trustedProxies);
  const readPlace = placeReader(settings.trustedProxies);

  async function pass(request: IncomingMessage, response: ServerResponse, requestId: string): Promise<void> {
    const client = readClient(request.socket.remoteAddress, rawHeader(request, 'x-forwarded-for'));
    const own: Record<string, string> = {
      [trustedHeaders.client]: client,
      [trustedHeaders.requestId]: requestId,
    };
    const place = readPlace(request);
    if (place !== '') own[trustedHeaders.place] = place;
    if (isForwarded(request)) own[trustedHeaders.forwarded] = '1';
    if (settings.secure) own['x-forwarded-proto'] = 'https';
    replaceHeaders(request, own);
    if (!announcesBody(request)) {
      await handler(request, response);
      return;
    }
    const body = await refusals.whileReceiving(response, () => readBody(request, limits.body));
    if (body === null) await refusals.refuse(request, response, 413);
    else await handler(withBody(request, body), response);
  }

  async function answer(
    request: IncomingMessage,
    response: ServerResponse,
    requestId: string,
  ): Promise<void> {
    const refused = refusalOf(request, limits, settings);
    if (refused !== null) await refusals.refuse(request, response, refused);
    else if (isProbe(request))
      await answerProbe(request, response, lifecycle.phase, health, refusals.headers);
    else if (lifecycle.phase === 'starting') await refusals.refuse(request, response, 503);
    else await pass(request, response, requestId);
  }

  const server = createServer(
    {
      requireHostHeader: false,
      maxHeaderSize: limits.url + limits.headers,
      headersTimeout: limits.arrival,
      requestTimeout: limits.arrival,
      connectionsCheckingInterval: limits.arrivalCheck,
      keepAliveTimeout: limits.keepAlive,
    },
    (request, response) => {
      const start = performance.now();
      const leave = lifecycle.enter();
      const requestId = randomUUID();
      const method = allowedMethods.includes(request.method ?? '') ? (request.method ?? '') : 'other';
      const route = routeOf((request.url ?? '').split('?', 1)[0] ?? '');
      response.setHeader('X-Request-Id', requestId);
      if (lifecycle.phase === 'draining') response.setHeader('Connection', 'close');
      response.once('close', () => {
        leave();
        const status = response.headersSent ? response.statusCode : 499;
        record({ requestId, method, route, status, ms: Math.round(performance.now() - start) });
      });
      answer(request, response, requestId).catch((error: unknown) => {
        if (response.destroyed || request.socket.destroyed) return;
        log.error('request_failed', { requestId, route, error });
        void refusals.refuse(request, response, 500);
      });
    },
  );
  server.maxHeadersCount = 0;
  refusals.guard(server, (status) =>
    record({ requestId: randomUUID(), method: 'other', route: '{unknown}', status, ms: 0 }),
  );
  return server;
}

import { randomBytes, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Settings } from '@/lib/runtime/settings';
import { trustedHeaders } from '@/lib/runtime/headers';
import { log } from '@/lib/runtime/log';
import { endingOf, telemetry } from '@/lib/runtime/telemetry';
import { clientAddressReader } from './client-address';
import { completeHeaders } from './every-answer';
import { Refusals } from './refusals';
import { allowedMethods, asksForStream, isProbe, refusalOf, pathOf } from './inspect-request';
import type { Lifecycle } from './lifecycle';
import { defaultLimits, type Limits } from './limits';
import { placeReader } from './place';
import { answerProbe, type Health } from './probes';
import { announcesBody, readBody, withBody } from './request-body';
import { dropHeaders, isForwarded, rawHeader, replaceHeaders } from './request-headers';
import { equalInConstantTime } from './constant-time';
import { isConditional, isRead, judgeConditions, type FileFacts } from './static-files';
import type { Route } from './route-pattern';

/** The log line of one answered request (security 31). */
export interface RequestLine {
  requestId: string;
  method: string;
  route: string;
  status: number;
  ms: number;
}

/** What the handler is given with a request. */
export interface Given {
  requestId: string;
  /** The route's pattern. */
  route: string;
  /** Whether its answer stays open for long. */
  isStream: boolean;
  /** What came with it. */
  body?: Buffer;
}

export interface FrontListenerOptions {
  settings: Pick<Settings, 'publicOrigin' | 'secure' | 'trustedProxies'>;
  /** The guard and Next. It only gets requests that this listener accepts, with their whole body. */
  handler: (request: IncomingMessage, response: ServerResponse, given: Given) => unknown;
  lifecycle: Lifecycle;
  health: Health;
  routeOf: (path: string) => Route;
  /** The public file at a path, or null. */
  fileOf: (path: string) => FileFacts | null;
  record?: (line: RequestLine) => void;
  limits?: Partial<Limits>;
}

/**
 * The process's only public server: bounds each request in method, size and time, determines its client, and forwards
 * the rest to Next, which by itself answers such requests with 500, with half a body, or never (security 22).
 */
export function createFrontListener(options: FrontListenerOptions): Server {
  const { settings, handler, lifecycle, health, routeOf, fileOf } = options;
  const record = options.record ?? ((line) => log.info('request', { ...line }));
  const limits = { ...defaultLimits, ...options.limits };
  const refusals = new Refusals(settings.secure, limits);
  const readClient = clientAddressReader(settings.trustedProxies);
  const readPlace = placeReader(settings.trustedProxies);
  const selfKey = randomBytes(32).toString('base64url');

  /**
   * Next sends itself requests, with the headers of the current one, for an action of another page and for the page
   * that an action redirects to. Such a request has been checked already, under the public host.
   */
  const isOwn = (request: IncomingMessage) =>
    equalInConstantTime(rawHeader(request, trustedHeaders.self), selfKey);

  function nameSender(request: IncomingMessage, requestId: string): void {
    const client = readClient(request.socket.remoteAddress, rawHeader(request, 'x-forwarded-for'));
    const own: Record<string, string> = {
      [trustedHeaders.client]: client,
      [trustedHeaders.requestId]: requestId,
    };
    const place = readPlace(request);
    if (place !== '') own[trustedHeaders.place] = place;
    if (isForwarded(request)) own[trustedHeaders.forwarded] = '1';
    if (settings.secure) own['x-forwarded-proto'] = 'https';
    if (request.method === 'POST') own[trustedHeaders.self] = selfKey;
    replaceHeaders(request, own);
  }

  async function pass(request: IncomingMessage, response: ServerResponse, given: Given): Promise<void> {
    if (!announcesBody(request)) {
      await handler(request, response, given);
      return;
    }
    const body = await refusals.whileReceiving(response, () => readBody(request, limits.body));
    if (body === null) await refusals.refuse(request, response, 413);
    else await handler(withBody(request, body), response, { ...given, body });
  }

  /** The status for a request's conditions on a file; headers that Next can't handle are removed. */
  function conditionStatus(request: IncomingMessage, response: ServerResponse): number | null {
    if (!isRead(request) || !isConditional(request)) return null;
    const file = fileOf(pathOf(request));
    if (file === null) return null;
    const { status, drop } = judgeConditions(request, file);
    dropHeaders(request, (name) => drop.includes(name));
    if (status === 416) response.setHeader('Content-Range', `bytes */${file.size}`);
    return status;
  }

  /** Next answers for files that aren't there by a page, outside of the guard and without its headers. */
  const isMissingFile = (request: IncomingMessage) =>
    pathOf(request).startsWith('/static/') && fileOf(pathOf(request)) === null;

  async function answer(
    request: IncomingMessage,
    response: ServerResponse,
    { own, ...given }: Given & { own: boolean },
  ): Promise<void> {
    const refused = refusalOf(request, limits, own ? null : settings) ?? conditionStatus(request, response);
    if (refused !== null) await refusals.refuse(request, response, refused);
    else if (isProbe(request))
      await answerProbe(request, response, lifecycle.phase, health, refusals.headers);
    else if (lifecycle.phase === 'starting') await refusals.refuse(request, response, 503);
    else if (isMissingFile(request)) await refusals.refuse(request, response, 404);
    else {
      if (!own) nameSender(request, given.requestId);
      await pass(request, response, given);
    }
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
      const isStream = asksForStream(request);
      const exit = lifecycle.enter(isStream);
      const requestId = randomUUID();
      const own = isOwn(request);
      const method = allowedMethods.includes(request.method ?? '') ? (request.method ?? '') : 'other';
      const { name, pattern: route } = routeOf(pathOf(request));
      const begun = own
        ? undefined
        : telemetry()?.begin({ kind: 'request', method, route, requestId, isStream });
      response.setHeader('X-Request-Id', requestId);
      completeHeaders(response, settings.secure);
      if (lifecycle.phase === 'draining') response.setHeader('Connection', 'close');
      response.once('close', () => {
        exit();
        if (own) return;
        const status = response.headersSent ? response.statusCode : 499;
        begun?.end(endingOf({ status }));
        record({ requestId, method, route: name, status, ms: Math.round(performance.now() - start) });
      });
      const answering = () => answer(request, response, { requestId, own, route, isStream });
      (begun ? begun.within(answering) : answering()).catch((error: unknown) => {
        if (response.destroyed || request.socket.destroyed) return;
        log.error('request_failed', { requestId, route: name, error });
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

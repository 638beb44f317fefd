import type { IncomingMessage, ServerResponse } from 'node:http';
import {
  createFrontListener,
  type FrontListenerOptions,
  type RequestLine,
} from '@/server/http/front-listener';
import { Lifecycle } from '@/server/http/lifecycle';
import { routePatterns } from '@/server/http/route-pattern';
import { listenWith, type Listening } from './listen';

export interface Front extends Listening {
  lifecycle: Lifecycle;
  lines: RequestLine[];
  server: ReturnType<typeof createFrontListener>;
}

type Overrides = Partial<Omit<FrontListenerOptions, 'settings'>> & {
  settings?: Partial<FrontListenerOptions['settings']>;
};

/** Echoes the request, so that a test sees what Next would see. */
export async function echo(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const { method, url, headers } = request;
  const body = Buffer.concat(chunks).toString();
  response.setHeader('Content-Type', 'application/json');
  response.end(JSON.stringify({ method, url, headers, body, bytes: body.length }));
}

/** A front listener on a free port with a dummy in place of Next; its public origin is its own address. */
export async function startFront(overrides: Overrides = {}): Promise<Front> {
  const lifecycle = new Lifecycle();
  lifecycle.phase = 'ready';
  const lines: RequestLine[] = [];
  const settings = { publicOrigin: 'http://localhost:3000', secure: false, trustedProxies: [] };
  const server = createFrontListener({
    lifecycle,
    handler: echo,
    health: async () => ({ database: 'ok' }),
    fileOf: () => null,
    routeOf: routePatterns(['/', '/packages', '/packages/[id]', '/sdk/v1/[...path]', '/api/[call]']),
    record: (line) => lines.push(line),
    ...overrides,
    settings: { ...settings, ...overrides.settings },
  });
  const listening = await listenWith(server);
  return { ...listening, lifecycle, lines, server };
}

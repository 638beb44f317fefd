import { randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { internalKeyHeader } from '@/lib/runtime/headers';
import type { FetchHandler } from '@/lib/runtime/backend';
import { log } from '@/lib/runtime/log';
import { toNodeListener } from './node-adapter';
import { equalInConstantTime } from './constant-time';

/** Commands that `npm run ingest` and others send to the running server: a JSON value in, a JSON value out. */
export type Commands = Record<string, (body: unknown) => Promise<unknown>>;

export interface InternalListenerOptions {
  identity: FetchHandler | null;
  commands: Commands;
}

export interface InternalListener {
  origin: string;
  key: string;
  close: () => Promise<void>;
}

const notFound = () => new Response(null, { status: 404 });

async function runCommand(name: string, request: Request, commands: Commands): Promise<Response> {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (command === undefined || request.method !== 'POST') return notFound();
  try {
    return Response.json((await command(await request.json())) ?? null);
  } catch (error) {
    // A refusal is a message for the caller and contains the customer's name, so it is not logged (security 31).
    const refused = error instanceof Error && error.name === 'RefusedError';
    if (!refused) log.warn('command_failed', { command: name, error });
    const message = error instanceof Error ? error.message : 'failed';
    return Response.json({ error: { message } }, { status: 400 });
  }
}

/** Handles requests with the key; any other gets a 404. */
export function internalHandler({ identity, commands }: InternalListenerOptions, key: string): FetchHandler {
  return async (request) => {
    if (!equalInConstantTime(request.headers.get(internalKeyHeader), key)) return notFound();
    const url = new URL(request.url);
    if (url.pathname === '/ping') return new Response('pong');
    const command = /^\/commands\/([\w-]+)$/.exec(url.pathname)?.[1];
    if (command !== undefined) return runCommand(command, request, commands);
    if (identity === null || !url.pathname.startsWith('/identity/')) return notFound();
    const inner = new Request(new URL(url.pathname.slice('/identity'.length) + url.search, url), request);
    inner.headers.delete(internalKeyHeader);
    return identity(inner);
  };
}

/**
 * The second server of the process, on loopback and a port of its own: through it the guard, which cannot
 * reach the process's objects, and commands call the embedded backend.
 */
export async function startInternalListener(options: InternalListenerOptions): Promise<InternalListener> {
  const key = randomBytes(32).toString('base64url');
  const server = createServer(toNodeListener(internalHandler(options, key)));
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(0, '127.0.0.1', () => resolve());
  });
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    key,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeIdleConnections();
        setTimeout(() => server.closeAllConnections(), 1_000).unref();
      }),
  };
}

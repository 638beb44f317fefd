import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { toNodeListener } from '@/server/http/node-adapter';
import type { FetchHandler } from '@/lib/runtime/backend';

export interface Listening {
  origin: string;
  close: () => Promise<void>;
}

/** Serves a handler on a free or given loopback port, so that a test uses it over HTTP. */
export function listen(handler: FetchHandler, port = 0): Promise<Listening> {
  return listenWith(createServer(toNodeListener(handler)), port);
}

/** Binds any server to a free loopback port, or to a given one. */
export async function listenWith(server: Server, wanted = 0): Promise<Listening> {
  await new Promise<void>((resolve) => server.listen(wanted, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

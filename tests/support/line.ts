import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import path from 'node:path';

/** A TCP connection to a PostgreSQL cluster that can be cut. */
export interface Line {
  /** The database's address over this line. */
  url: string;
  /** Ends all connections, and takes none until it is mended. */
  cut: () => void;
  mend: () => void;
  close: () => Promise<void>;
}

/** What of a connection's bytes from the database is passed on. */
type Filter = (bytes: Buffer) => Buffer;

/**
 * Lays a line to a database of the tests' cluster, which listens on a socket of the file system.
 * @param filterOf makes the filter of one connection; all bytes are passed on without
 */
export async function layLine(url: string, filterOf?: () => Filter): Promise<Line> {
  const address = new URL(url);
  const socket = path.join(address.searchParams.get('host') ?? '', `.s.PGSQL.${address.port}`);
  const open = new Set<Socket>();
  let isCut = false;

  const server = createServer((near) => {
    if (isCut) return near.destroy();
    const far = connect(socket);
    near.pipe(far);
    const filter = filterOf?.();
    if (filter) far.on('data', (bytes) => near.write(filter(bytes)));
    else far.pipe(near);
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(one);
      one.on('error', () => undefined);
      one.once('close', () => {
        open.delete(one);
        other.destroy();
      });
    }
    return undefined;
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  address.search = '';
  address.host = `127.0.0.1:${port}`;
  const drop = () => open.forEach((one) => one.destroy());
  return {
    url: address.href,
    cut: () => {
      isCut = true;
      drop();
    },
    mend: () => {
      isCut = false;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        drop();
      }),
  };
}

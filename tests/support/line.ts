import path from 'node:path';
import { layWire, type Filter, type Wire } from './wire';

/** A TCP connection to a PostgreSQL cluster that can fail. */
export interface Line extends Wire {
  /** The database's address over this line. */
  url: string;
}

/**
 * Lays a line to a database of the tests' cluster, which listens on a socket of the file system.
 * @param filterOf makes the filter of what the database sends over one connection; all is passed on without
 */
export async function layLine(url: string, filterOf?: () => Filter): Promise<Line> {
  const address = new URL(url);
  const socket = path.join(address.searchParams.get('host') ?? '', `.s.PGSQL.${address.port}`);
  const wire = await layWire({ path: socket }, filterOf);
  address.search = '';
  address.host = `127.0.0.1:${wire.port}`;
  return { ...wire, url: address.href };
}

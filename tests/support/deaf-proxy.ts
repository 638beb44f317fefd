import { connect, createServer } from 'node:net';

const notification = 'A'.charCodeAt(0);

/** Takes whole messages from PostgreSQL's bytes, and leaves notices out, as a pool between transactions does. */
function withoutNotices(): (bytes: Buffer) => Buffer {
  let rest = Buffer.alloc(0);
  return (bytes) => {
    rest = Buffer.concat([rest, bytes]);
    const kept: Buffer[] = [];
    while (rest.length >= 5 && rest.length > rest.readUInt32BE(1)) {
      const end = 1 + rest.readUInt32BE(1);
      if (rest[0] !== notification) kept.push(rest.subarray(0, end));
      rest = rest.subarray(end);
    }
    return Buffer.concat(kept);
  };
}

/** A way to a PostgreSQL by which no notices arrive. @param url of the database, without TLS */
export async function deafProxy(url: string) {
  const target = new URL(url);
  const socketFolder = target.searchParams.get('host');
  const to =
    socketFolder === null
      ? { host: target.hostname, port: Number(target.port) }
      : { path: `${socketFolder}/.s.PGSQL.${target.port || '5432'}` };
  const server = createServer((client) => {
    const database = connect(to);
    const filter = withoutNotices();
    client.pipe(database);
    database.on('data', (bytes) => client.write(filter(bytes)));
    database.on('close', () => client.destroy());
    client.on('close', () => database.destroy());
    for (const socket of [client, database]) socket.on('error', () => socket.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The proxy has no port');
  const through = new URL(url);
  through.searchParams.delete('host');
  through.hostname = '127.0.0.1';
  through.port = String(address.port);
  return { url: through.href, close: () => server.close() };
}

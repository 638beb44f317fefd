import { connect, createServer, type AddressInfo, type NetConnectOpts, type Socket } from 'node:net';
import { Transform } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';

/** What of a connection's bytes is passed on. */
export type Filter = (bytes: Buffer) => Buffer;

/** TCP connections to a server that can be cut, slowed, or left without an answer. */
export interface Wire {
  /** Where it is reached, on loopback. */
  port: number;
  /** Ends all connections, and takes none until it is mended. */
  cut: () => void;
  /** Passes nothing on until it is mended; connections are taken, and stay. */
  hang: () => void;
  /** Passes everything on so many ms late until it is mended. */
  slow: (ms: number) => void;
  mend: () => void;
  close: () => Promise<void>;
}

/** Lays a wire to a server. @param filterOf makes the filter of what the server sends over one connection */
export async function layWire(target: NetConnectOpts, filterOf?: () => Filter): Promise<Wire> {
  const open = new Set<Socket>();
  let isCut = false;
  let lateness = 0;
  let mended: Promise<void> | undefined;
  let goOn: () => void = () => undefined;

  const wait = async () => {
    await mended;
    if (lateness > 0) await delay(lateness);
  };
  const passing = (filter: Filter = (bytes) => bytes) =>
    new Transform({
      transform: (bytes: Buffer, _, done) => {
        if (!mended && lateness === 0) done(null, filter(bytes));
        else void wait().then(() => done(null, filter(bytes)));
      },
    });

  const server = createServer((near) => {
    if (isCut) return near.destroy();
    const far = connect(target);
    near.pipe(passing()).pipe(far);
    far.pipe(passing(filterOf?.())).pipe(near);
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
  const drop = () => open.forEach((one) => one.destroy());
  const mend = () => {
    isCut = false;
    lateness = 0;
    mended = undefined;
    goOn();
  };
  return {
    port: (server.address() as AddressInfo).port,
    cut: () => {
      isCut = true;
      drop();
    },
    hang: () => {
      mended = new Promise((resolve) => (goOn = resolve));
    },
    slow: (ms) => {
      lateness = ms;
    },
    mend,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        mend();
        drop();
      }),
  };
}

import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** ms between two looks at an instance. */
const pause = 200;

interface Instance {
  port: number;
  isReady: boolean;
}

async function isReady(port: number): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(2_500);
    return (await fetch(`http://127.0.0.1:${port}/readyz`, { signal })).ok;
  } catch {
    return false;
  }
}

const connected = (port: number) =>
  new Promise<Socket | undefined>((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(socket));
    socket.once('error', () => resolve(undefined));
  });

/**
 * Hands connections on to instances in turn, as load balancers do: to those whose `/readyz` is good, and to any while none
 * is; to the next one where nobody listens.
 */
export async function startBalancer(ports: readonly number[]) {
  const instances: Instance[] = ports.map((port) => ({ port, isReady: true }));
  const open = new Set<Socket>();
  let turn = 0;

  const look = async (instance: Instance) => {
    instance.isReady = await isReady(instance.port);
  };
  const looking = setInterval(() => instances.forEach((instance) => void look(instance)), pause);

  async function choose(): Promise<Socket | undefined> {
    turn += 1;
    const inTurn = instances.map((_, index) => instances[(turn + index) % instances.length]);
    const wanted = inTurn.sort((a, b) => Number(b?.isReady) - Number(a?.isReady));
    for (const instance of wanted) {
      const far = instance && (await connected(instance.port));
      if (far) return far;
    }
    return undefined;
  }

  const server = createServer({ pauseOnConnect: true }, (near) => {
    near.on('error', () => undefined);
    void choose().then((far) => {
      if (!far) return near.resetAndDestroy();
      near.pipe(far).pipe(near);
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
      near.resume();
      return undefined;
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    close: () =>
      new Promise<void>((resolve) => {
        clearInterval(looking);
        server.close(() => resolve());
        open.forEach((one) => one.destroy());
      }),
  };
}

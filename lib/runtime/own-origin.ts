import type { AddressInfo } from 'node:net';

/** By which address this process reaches a listener of its own. */
function ownOrigin({ address, family, port }: AddressInfo): string {
  if (address === '0.0.0.0') return `http://127.0.0.1:${port}`;
  if (address === '::') return `http://[::1]:${port}`;
  return family === 'IPv6' ? `http://[${address}]:${port}` : `http://${address}:${port}`;
}

/** Tells Next where to ask itself: behind a proxy the public origin may not be reached from here. */
export function tellNextOwnOrigin(bound: AddressInfo): void {
  process.env.__NEXT_PRIVATE_ORIGIN = ownOrigin(bound);
}

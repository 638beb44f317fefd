import type { AddressInfo } from 'node:net';

/** The origin at which this process reaches one of its own listeners. */
function ownOrigin({ address, family, port }: AddressInfo): string {
  if (address === '0.0.0.0') return `http://127.0.0.1:${port}`;
  if (address === '::') return `http://[::1]:${port}`;
  return family === 'IPv6' ? `http://[${address}]:${port}` : `http://${address}:${port}`;
}

/** Sets the address for Next's requests to itself: behind a proxy the public origin may not be reachable from here. */
export function setOwnOrigin(bound: AddressInfo): void {
  process.env.__NEXT_PRIVATE_ORIGIN = ownOrigin(bound);
}

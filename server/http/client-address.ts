import ipaddr from 'ipaddr.js';

type Address = ipaddr.IPv4 | ipaddr.IPv6;
type Range = [Address, number];

function parseRange(text: string): Range {
  if (text.includes('/')) return ipaddr.parseCIDR(text);
  const address = ipaddr.process(text);
  return [address, address.kind() === 'ipv4' ? 32 : 128];
}

function parse(text: string | undefined): Address | null {
  const bare = text
    ?.trim()
    .replace(/^\[(.+)\](:\d+)?$/, '$1')
    .replace(/^(\d+(?:\.\d+){3}):\d+$/, '$1');
  return bare && ipaddr.isValid(bare) ? ipaddr.process(bare) : null;
}

/** An IPv6 address counts as its /64, which is the share of one customer (security 10). */
function describe(address: Address): string {
  if (address.kind() === 'ipv4') return address.toString();
  const network = (address as ipaddr.IPv6).parts.slice(0, 4);
  return `${new ipaddr.IPv6([...network, 0, 0, 0, 0]).toString()}/64`;
}

function rangeMatcher(trustedProxies: readonly string[]): (address: Address) => boolean {
  const ranges = trustedProxies.map(parseRange);
  return (address) =>
    ranges.some(([network, bits]) => network.kind() === address.kind() && address.match(network, bits));
}

/**
 * Creates the function that decides whether a peer is a configured proxy. @param trustedProxies addresses and CIDR
 * ranges
 */
export function proxyMatcher(trustedProxies: readonly string[]): (remote: string | undefined) => boolean {
  const trusted = rangeMatcher(trustedProxies);
  return (remote) => {
    const peer = parse(remote);
    return peer !== null && trusted(peer);
  };
}

/**
 * Creates the function that determines the client of a request. `X-Forwarded-For` is trusted only as far as configured
 * proxies wrote it: the rightmost address that is none of them is the client.
 * @param trustedProxies addresses and CIDR ranges
 */
export function clientAddressReader(
  trustedProxies: readonly string[],
): (remote: string | undefined, forwardedFor: string | undefined) => string {
  const trusted = rangeMatcher(trustedProxies);
  return (remote, forwardedFor) => {
    let client = parse(remote);
    if (client === null) return 'unknown';
    const hops = forwardedFor?.split(',').reverse() ?? [];
    for (const hop of hops) {
      if (!trusted(client)) break;
      const before = parse(hop);
      if (before === null) break;
      client = before;
    }
    return describe(client);
  };
}

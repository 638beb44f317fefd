/**
 * Headers that make a test a client of its own for the portal's limits (security 9 and 10): it trusts this machine as a
 * proxy, and a proxy tells who is behind it.
 */
export function ownClient(): { 'x-forwarded-for': string } {
  const part = () => Math.floor(Math.random() * 256);
  return { 'x-forwarded-for': `198.18.${part()}.${part()}` };
}

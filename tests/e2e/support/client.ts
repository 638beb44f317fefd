/**
 * Headers that give a test its own rate limits (security 9 and 10): the portal trusts this machine as a
 * proxy, and a proxy reports the client's address.
 */
export function ownClient(): { 'x-forwarded-for': string } {
  const part = () => Math.floor(Math.random() * 256);
  return { 'x-forwarded-for': `198.18.${part()}.${part()}` };
}

/**
 * Headers that the front listener sets on a request after removing the client's own. They are absent on an edge host.
 */
export const trustedHeaders = {
  /** The visitor's address, determined from the socket and the configured proxies; an IPv6 one as its /64. */
  client: 'x-waybill-client',
  /** The visitor's country (ISO 3166, two letters), if a configured proxy reported it. */
  place: 'x-waybill-place',
  /** Present when the request had a forwarding header. */
  forwarded: 'x-waybill-forwarded',
  requestId: 'x-request-id',
  /** A key by which the front listener recognises a request that Next sends to it. */
  self: 'x-waybill-self',
} as const;

/** The key of the internal listener on calls within the process. */
export const internalKeyHeader = 'x-waybill-internal';

/**
 * Headers that the front listener sets on a request after it has dropped what a client sent under the same names. On
 * an edge host they are absent.
 */
export const trustedHeaders = {
  /** The visitor's address, worked out from the socket and the configured proxies; an IPv6 one as its /64. */
  client: 'x-waybill-client',
  /** The visitor's country (ISO 3166, two letters), where a configured proxy named it. */
  place: 'x-waybill-place',
  /** Present when a forwarding header came with the request. */
  forwarded: 'x-waybill-forwarded',
  requestId: 'x-request-id',
  /** A key of the process's own, by which the front listener knows a request that Next sends to it. */
  self: 'x-waybill-self',
} as const;

/** Carries the key of the internal listener on self-calls. */
export const internalKeyHeader = 'x-waybill-internal';

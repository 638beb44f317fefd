/** What a request may cost (security 22). Times in ms, sizes in bytes. */
export interface Limits {
  url: number;
  headers: number;
  body: number;
  /** How much of a body that is too large is read and dropped, so that the client gets to see the 413. */
  drained: number;
  /** A request that has not arrived whole by then, headers and body, is cut. */
  arrival: number;
  /** How often arrivals are looked at. */
  arrivalCheck: number;
  /** How long a connection may rest between requests. */
  keepAlive: number;
}

export const defaultLimits: Limits = {
  url: 8 * 1024,
  headers: 16 * 1024,
  body: 1024 * 1024,
  drained: 16 * 1024 * 1024,
  arrival: 20_000,
  arrivalCheck: 500,
  keepAlive: 65_000,
};

/** The limits of a request (security 22). Times in ms, sizes in bytes. */
export interface Limits {
  url: number;
  headers: number;
  body: number;
  /** The part of an oversized body that is read and discarded, so that the client can read the 413. */
  drained: number;
  /** A request whose headers and body have not been received in full by then is aborted. */
  arrival: number;
  /** The interval of that check. */
  arrivalCheck: number;
  /** The maximum idle time of a connection between requests. */
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

/** What a run writes down while it lasts, and is audited by. All times are ms since 1970. */

/** Kinds of requests. Those of a portal whose identity provider and product API are elsewhere are `remote`. */
export const kinds = [
  'page',
  'read',
  'write',
  'sign-in',
  'operator',
  'remote page',
  'remote write',
  'remote sign-in',
] as const;
export type Kind = (typeof kinds)[number];

/**
 * How a request ended: `failed` is the portal's own fault (5xx, a broken connection, no answer, a page without its
 * content), `refused` an answer that says no.
 */
export type Outcome = 'good' | 'refused' | 'failed' | 'signed out';

export interface Answer {
  kind: Kind;
  /** What was asked for, such as a path. */
  what: string;
  asked: number;
  ended: number;
  outcome: Outcome;
  /** The status, and the code of an error. */
  detail: string;
}

/** A fault that was there for a while. */
export interface Outage {
  fault: string;
  began: number;
  ended: number;
  /** Kinds of requests that may fail from it. */
  touches: readonly Kind[];
  /** Whether what was told may not have been noted, and be told again under the same id. */
  keepsFromNoting: boolean;
  /** ms until everything was good again. */
  recovery: number;
}

/** Something that was to be stored. `unknown`: there was no answer, or one that doesn't say. */
export interface Write {
  /** What it is of, such as `nickname of pkg_1`; later writes of the same take its place. */
  thing: string;
  value: string;
  asked: number;
  ended: number;
  outcome: 'acknowledged' | 'refused' | 'unknown';
}

/** A webhook or a mail, as it came to who takes it. */
export interface Told {
  id: string;
  at: number;
  /** Whether it was answered as received. */
  isTaken: boolean;
  /** What it tells of: a change, or a parcel. */
  subjects: string[];
}

/** A promise that was not kept. */
export interface Finding {
  promise: string;
  detail: string;
}

/** ms in which everything is good again after an outage (security 31). */
export const recoveryLimit = 5_000;

/** How something ended: `refused` is the caller's fault, `failed` ours or that of somebody we asked. */
export type Outcome = 'ok' | 'refused' | 'failed';

/** What is timed. Nothing in it may come from a customer but by a pattern: no id, address, code or query string. */
export type Operation =
  /** A request at the front listener, by its route's pattern; a stream stays open for long. */
  | { kind: 'request'; method: string; route: string; requestId: string; isStream: boolean }
  /** The guard's judgement of a request. */
  | { kind: 'guard' }
  /** Next's answer: a page, or a handler such as `/bff/{call}`. */
  | { kind: 'page'; route: string }
  /** A call of the product API or the identity provider, embedded or remote. */
  | { kind: 'call'; api: 'product' | 'identity'; name: string; isRemote: boolean }
  /** A statement with placeholders; what it is given stays out. */
  | { kind: 'query'; text: string }
  /** Waiting for a connection to the database. */
  | { kind: 'connection' }
  /** A try of a queue's job. `cause`: the `traceparent` under which the job was added. */
  | { kind: 'job'; queue: string; attempt: number; cause?: string | undefined }
  /** A try to deliver a webhook. */
  | { kind: 'webhook'; host: string }
  /** A message handed to a mail server, the hook of text messages or the outbox. */
  | { kind: 'message'; channel: string };

export interface Ending {
  outcome: Outcome;
  /** The HTTP status, where there is one. */
  status?: number;
  /** Why it failed; its class is exported, its message is not. */
  error?: unknown;
}

/** An operation under way. */
export interface Begun {
  /** Runs work: what begins in it is part of this operation. */
  within: <T>(work: () => T) => T;
  /** Called once. */
  end: (ending: Ending) => void;
}

/** Where traces and metrics go (decision 069). Nothing in it throws, or makes anybody wait. */
export interface Telemetry {
  begin: (operation: Operation) => Begun;
  /** What is under way, as the header `traceparent` (W3C Trace Context); undefined where nothing is traced. */
  traceparent: () => string | undefined;
  countSignIn: (method: string, outcome: Outcome) => void;
}

const slot = Symbol.for('waybill.telemetry');

interface Holder {
  [slot]?: Telemetry | undefined;
}

/** Switches telemetry on for this process, with all its module graphs; off without one. */
export function fillTelemetry(given: Telemetry | undefined): void {
  (globalThis as Holder)[slot] = given;
}

/** Undefined where neither traces nor metrics are asked for, and on an edge host. */
export const telemetry = (): Telemetry | undefined => (globalThis as Holder)[slot];

const success = (): Ending => ({ outcome: 'ok' });

/** How a call ended by its answer. */
export function endingOf({ status }: { status: number }): Ending {
  if (status < 400) return { outcome: 'ok', status };
  return { outcome: status < 500 ? 'refused' : 'failed', status };
}

/**
 * Runs work as an operation; by itself where telemetry is off.
 * @param read how it ended, by its result; what it throws is a failure
 */
export async function timed<T>(
  operation: Operation,
  work: () => Promise<T>,
  read: (result: T) => Ending = success,
): Promise<T> {
  const begun = telemetry()?.begin(operation);
  if (!begun) return work();
  try {
    const result = await begun.within(work);
    begun.end(read(result));
    return result;
  } catch (error) {
    begun.end({ outcome: 'failed', error });
    throw error;
  }
}

/** A server in the shape of fetch: the embedded servers and the remote ones look alike through it. */
export type FetchHandler = (request: Request) => Promise<Response>;

/** What the composition (instrumentation-node.ts) offers to the rest of the process. */
export interface Backend {
  /** The embedded identity server, or null when IDENTITY_API_URL names a remote one. */
  identity: FetchHandler | null;
  /** The embedded product API, or null when PRODUCT_API_URL names a remote one. */
  product: FetchHandler | null;
  /** Readiness by part: `ok`, or what is wrong in a few words. */
  health: () => Promise<Record<string, string>>;
  /** Ends what the composition opened; in-flight work finishes first. */
  close: () => Promise<void>;
}

const slot = Symbol.for('waybill.backend');

interface Slot {
  [slot]?: Promise<Backend>;
}

/**
 * The one backend of this process. Instrumentation, pages and handlers are separate module graphs, so a module-level
 * singleton would be several (architecture "One process, one instance").
 */
export function backendSlot(): Promise<Backend> | undefined {
  return (globalThis as Slot)[slot];
}

/** Called once, by the composition. */
export function fillBackendSlot(backend: Promise<Backend>): void {
  (globalThis as Slot)[slot] = backend;
}

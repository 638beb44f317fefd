import type { ReadFigures } from './figures';
import { upstreamHealth, type Health } from './readiness';
import type { Settings } from './settings/settings';

/** A server as a function like fetch, the same for embedded and remote servers. */
export type FetchHandler = (request: Request) => Promise<Response>;

/** The backend that the composition (instrumentation-node.ts) offers to the rest of the process. */
export interface Backend {
  /** The embedded identity server, or null when IDENTITY_API_URL names a remote one. */
  identity: FetchHandler | null;
  /** The embedded product API, or null when PRODUCT_API_URL names a remote one. */
  product: FetchHandler | null;
  /** Readiness by part: `ok`, or a short description of the problem. */
  health: Health;
  /** What metrics tell of the database and of open streams; undefined where there is no database. */
  figures: ReadFigures | undefined;
  /** Whether the installation has a warehouse; true for a remote product API, which has its own. */
  isSetUp: () => Promise<boolean>;
  /** Ends what would stay open by itself: the streams of open pages. */
  endStreams: () => void;
  /** Aborted by then. */
  ending: AbortSignal;
  /** Closes everything the composition opened; in-flight work finishes first. */
  close: () => Promise<void>;
}

const slot = Symbol.for('waybill.backend');

interface Slot {
  filled: boolean;
  backend: Promise<Backend>;
  fill: (backend: Promise<Backend>) => void;
}

function newSlot(): Slot {
  let fill: Slot['fill'] = () => undefined;
  const backend = new Promise<Backend>((resolve) => (fill = resolve));
  return { filled: false, backend, fill };
}

function theSlot(): Slot {
  const holder = globalThis as { [slot]?: Slot };
  return (holder[slot] ??= newSlot());
}

/**
 * The single backend of this process. Instrumentation, pages and handlers are separate module graphs, so a module-level
 * singleton would exist several times (architecture "One process, one instance"). Undefined until the composition has
 * begun.
 */
export function backendSlot(): Promise<Backend> | undefined {
  const { filled, backend } = theSlot();
  return filled ? backend : undefined;
}

/** The same for callers that start before the composition: resolves when it has finished. */
export function awaitBackend(): Promise<Backend> {
  return theSlot().backend;
}

/** Called once, by the composition; under `next dev` an edited one replaces the previous one. */
export function fillBackendSlot(backend: Promise<Backend>): void {
  const holder = globalThis as { [slot]?: Slot };
  if (theSlot().filled) holder[slot] = newSlot();
  theSlot().filled = true;
  theSlot().fill(backend);
}

/** With two remote upstreams there is nothing to open: the app calls them by the settings. */
export function remoteBackend(settings: Pick<Settings, 'identity' | 'product'>): Backend {
  const ending = new AbortController();
  return {
    identity: null,
    product: null,
    health: upstreamHealth(settings),
    figures: undefined,
    isSetUp: async () => true,
    endStreams: () => ending.abort(),
    ending: ending.signal,
    close: async () => undefined,
  };
}

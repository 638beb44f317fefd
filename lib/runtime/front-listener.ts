import { trustedHeaders } from './headers';

const mark = Symbol.for('waybill.front-listener');

/**
 * The body of an answer that stays open for long, made when it is asked for: a stream holds all that is kept of the
 * request in whose async context it was made.
 */
export type LongBody = () => ReadableStream<Uint8Array> | null;

interface FrontListener {
  /** How many requests somebody waits for: all that are open but streams. */
  waiting: () => number;
  /** ms since the last request came, 0 while somebody waits for an answer. */
  quietFor: () => number;
  /** Takes the body of an open request's answer, to send it itself. @returns false where it can't */
  takeBody: (requestId: string, body: LongBody) => boolean;
}

interface Holder {
  [mark]?: FrontListener;
}

const frontListener = () => (globalThis as Holder)[mark];

/** Called by the server that guards the pages before Next gets their requests. */
export function announceFrontListener(listener: FrontListener): void {
  (globalThis as Holder)[mark] = listener;
}

/** @throws where nothing stands before Next: a build for a Node host has no guard of its own (decision 034) */
export function requireFrontListener(): void {
  if (frontListener()) return;
  throw new Error(
    'Serve this build with `npm start` or `node server/cli/start.mjs`: `next start` has no guard.',
  );
}

/** Whether somebody waits for a page or a call of this process; nobody is known of without a front listener. */
export const isAnswering = (): boolean => (frontListener()?.waiting() ?? 0) > 0;

/** ms since somebody last asked for a page or a call of this process; infinite without a front listener. */
export const quietFor = (): number => frontListener()?.quietFor() ?? Infinity;

/**
 * The answer to a request, with a body that stays open for long. Where there is a front listener it sends the body, and
 * Next, which holds a request until its answer is over, gets an answer without one.
 */
export function longAnswer(request: Request, body: LongBody, headers: Headers): Response {
  const requestId = request.headers.get(trustedHeaders.requestId);
  const isTaken = requestId !== null && frontListener()?.takeBody(requestId, body);
  return new Response(isTaken ? null : body(), { headers });
}

const mark = Symbol.for('waybill.front-listener');

interface FrontListener {
  /** How many requests somebody waits for: all that are open but streams. */
  waiting: () => number;
}

interface Holder {
  [mark]?: FrontListener;
}

/** Called by the server that guards the pages before Next gets their requests. */
export function announceFrontListener(listener: FrontListener): void {
  (globalThis as Holder)[mark] = listener;
}

/** @throws where nothing stands before Next: a build for a Node host has no guard of its own (decision 034) */
export function requireFrontListener(): void {
  if ((globalThis as Holder)[mark]) return;
  throw new Error(
    'Serve this build with `npm start` or `node server/cli/start.mjs`: `next start` has no guard.',
  );
}

/** Whether somebody waits for a page or a call of this process; nobody is known of without a front listener. */
export const isAnswering = (): boolean => ((globalThis as Holder)[mark]?.waiting() ?? 0) > 0;

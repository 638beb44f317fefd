const mark = Symbol.for('waybill.front-listener');

interface Holder {
  [mark]?: true;
}

/** Called by the server that guards the pages before Next gets their requests. */
export function announceFrontListener(): void {
  (globalThis as Holder)[mark] = true;
}

/** @throws where nothing stands before Next: a build for a Node host has no guard of its own (decision 034) */
export function requireFrontListener(): void {
  if ((globalThis as Holder)[mark]) return;
  throw new Error(
    'Serve this build with `npm start` or `node server/cli/start.mjs`: `next start` has no guard.',
  );
}

import { whenIdle } from './when-idle';
import { whenRead } from './when-read';

/** A click alone is what a screen reader sends. */
const signs = ['pointermove', 'pointerdown', 'wheel', 'scroll', 'keydown', 'click'];

/** Runs a task at the first sign of use that counts, or once the page has been read a while. @returns cancels it */
function atFirstUse(task: () => void, counts: (target: Element | undefined) => boolean): () => void {
  const listening = new AbortController();
  const settle = () => {
    cancel();
    task();
  };
  const callOff = whenRead(settle);
  const cancel = () => {
    listening.abort();
    callOff();
  };
  const onSign = ({ target }: Event) => {
    if (counts(target instanceof Element ? target : undefined)) settle();
  };
  for (const sign of signs)
    addEventListener(sign, onSign, { capture: true, passive: true, signal: listening.signal });
  return cancel;
}

/** A link brings a page of its own: what a press needs would only be in its way. */
const isNoLink = (target: Element | undefined) => !target?.closest('a[href]');
const isContent = (target: Element | undefined) => target?.closest('main') != null;

let documentUsed: Promise<void> | undefined;

/**
 * Runs a task once the document is used and idle (docs/decisions/036-presses-cost-nothing-before-use.md). @returns
 * cancels it
 */
export function whenUsed(task: () => void): () => void {
  documentUsed ??= new Promise((resolve) => void atFirstUse(resolve, isNoLink));
  let callOff: (() => void) | undefined;
  let cancelled = false;
  void documentUsed.then(() => {
    if (!cancelled) callOff = whenIdle(task);
  });
  return () => {
    cancelled = true;
    callOff?.();
  };
}

/** The same for what the page shows, without the menu and the bar around it; each page anew. @returns cancels it */
export function whenContentUsed(task: () => void): () => void {
  let cancel = atFirstUse(() => {
    cancel = whenIdle(task);
  }, isContent);
  return () => cancel();
}

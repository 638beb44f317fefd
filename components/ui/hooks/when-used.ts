import { useEffect, useState } from 'react';
import { whenIdle } from './when-idle';

const signs = ['pointermove', 'pointerdown', 'keydown', 'scroll', 'wheel', 'touchstart', 'focusin'] as const;
/** Milliseconds after which somebody who only reads has everything as well. */
const reading = 10_000;

let used = false;
const waiting = new Set<() => void>();

function begin(): void {
  used = true;
  for (const sign of signs) window.removeEventListener(sign, begin, true);
  for (const task of [...waiting]) task();
  waiting.clear();
}

function listen(): void {
  for (const sign of signs) window.addEventListener(sign, begin, { capture: true, passive: true });
  setTimeout(begin, reading);
}

/**
 * Runs a task once the page is idle after the visitor has begun to use it: moved, scrolled, touched or typed. For what
 * nobody misses before, and what no press needs offline. @returns cancels it
 */
export function whenUsed(task: () => void): () => void {
  if (used) return whenIdle(task);
  let callOff: (() => void) | undefined;
  const start = () => {
    callOff = whenIdle(task);
  };
  if (waiting.size === 0) listen();
  waiting.add(start);
  return () => {
    waiting.delete(start);
    callOff?.();
  };
}

/** Whether the page is in use: see `whenUsed`. */
export function useUsed(): boolean {
  const [inUse, setInUse] = useState(false);
  useEffect(() => whenUsed(() => setInUse(true)), []);
  return inUse;
}

'use client';

import { useEffect, useLayoutEffect, useReducer, useSyncExternalStore } from 'react';
import type { z } from 'zod';

/** State shared by the pages of one area. It survives navigation within the area, and a reload of the tab. */
export interface Area<T> {
  /** The state for the server's and the browser's first render. */
  readonly initial: T;
  get: () => T;
  change: (update: (state: T) => T) => void;
  subscribe: (listener: () => void) => () => void;
  /** Restores the state stored by this tab before a reload; only the first call has an effect. */
  restore: () => void;
  isRestored: () => boolean;
}

/**
 * @param name of the area, unique among the demo pages
 * @param schema of the state; a stored state of another shape is discarded
 */
export function areaOf<T>(name: string, schema: z.ZodType<T>, initial: T): Area<T> {
  const key = `demo.${name}`;
  const listeners = new Set<() => void>();
  let state = initial;
  let restored = false;

  const show = (next: T) => {
    state = next;
    listeners.forEach((listener) => listener());
  };
  const restore = () => {
    if (restored) return;
    restored = true;
    const kept = schema.safeParse(readKept(key));
    show(kept.success ? kept.data : state);
  };
  return {
    initial,
    get: () => state,
    change(update) {
      restore();
      show(update(state));
      keep(key, state);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    restore,
    isRestored: () => restored,
  };
}

/** The state of an area. Event handlers change it by `area.change`. */
export function useArea<T>(area: Area<T>): T {
  const [, renderAgain] = useReducer((count: number) => count + 1, 0);
  // useSyncExternalStore subscribes after the paint only: a flushSync before it would render nothing.
  useLayoutEffect(() => area.subscribe(renderAgain), [area]);
  useEffect(() => area.restore(), [area]);
  return useSyncExternalStore(area.subscribe, area.get, () => area.initial);
}

/** False until the stored state is restored: a missing item may still appear. */
export function useRestored<T>(area: Area<T>): boolean {
  useEffect(() => area.restore(), [area]);
  return useSyncExternalStore(area.subscribe, area.isRestored, () => false);
}

function readKept(key: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

/** Without storage, or when it is full, the page still works until the tab is reloaded. */
function keep(key: string, state: unknown): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(state));
  } catch {}
}

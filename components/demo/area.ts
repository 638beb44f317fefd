'use client';

import { useEffect, useSyncExternalStore } from 'react';
import type { z } from 'zod';

/** What the pages of one area share. It is kept while one moves within the area, and over a reload of the tab. */
export interface Area<T> {
  /** What the server draws, and the browser first. */
  readonly initial: T;
  get: () => T;
  change: (update: (state: T) => T) => void;
  subscribe: (listener: () => void) => () => void;
  /** Takes up what this tab kept before a reload; only the first call does anything. */
  restore: () => void;
  isRestored: () => boolean;
}

/**
 * @param name of the area, unique among the demo pages
 * @param schema of the state; what was kept in another shape is dropped
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

/** The state of an area. It changes in event handlers only, by `area.change`. */
export function useArea<T>(area: Area<T>): T {
  useEffect(() => area.restore(), [area]);
  return useSyncExternalStore(area.subscribe, area.get, () => area.initial);
}

/** False until what the tab kept is taken up: what is not found until then may still come. */
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

/** A browser that keeps nothing, or has no room, still works until the tab is reloaded. */
function keep(key: string, state: unknown): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(state));
  } catch {}
}

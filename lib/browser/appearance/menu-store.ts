import type { MenuItem } from '@/lib/appearance/menu';

const none: MenuItem[] = [];
let groups = none;
const listeners = new Set<() => void>();

/** Groups shown below the product's own, for this session; initially none. */
export const getExtraMenu = (): MenuItem[] => groups;

/** The server renders the product's own menu only. */
export const getServerExtraMenu = (): MenuItem[] => none;

export function setExtraMenu(next: MenuItem[]): void {
  groups = next;
  listeners.forEach((listener) => listener());
}

/** Calls back on each change. @returns the unsubscribe function */
export function subscribeExtraMenu(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

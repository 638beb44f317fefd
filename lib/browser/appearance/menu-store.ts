import type { MenuItem } from '@/lib/appearance/menu';

const none: MenuItem[] = [];
let groups = none;
const listeners = new Set<() => void>();

/** Groups shown below the product's own, for this session; none at first. */
export const getExtraMenu = (): MenuItem[] => groups;

/** The server draws the product's own menu only. */
export const getServerExtraMenu = (): MenuItem[] => none;

export function setExtraMenu(next: MenuItem[]): void {
  groups = next;
  listeners.forEach((listener) => listener());
}

/** Tells of each change. @returns what ends it */
export function subscribeExtraMenu(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

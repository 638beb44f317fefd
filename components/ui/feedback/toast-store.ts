import type { Severity } from '@/components/ui/styles/severity';

/** SPEC section 3, toast message. */
export interface ToastMessage {
  /** Default info. */
  severity?: Severity;
  summary: string;
  detail?: string;
  /** Milliseconds until it closes by itself; without one it stays. */
  life?: number;
  /** Whether it has a close button. Default true. */
  closable?: boolean;
  /** A button to undo or follow up; pressing it closes the toast. */
  action?: { label: string; onPress: () => void };
}

export interface ToastEntry extends ToastMessage {
  id: string;
  /** False while closing. */
  open: boolean;
}

let entries: readonly ToastEntry[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function change(next: readonly ToastEntry[]) {
  entries = next;
  for (const listener of listeners) listener();
}

export function subscribeToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function toastEntries(): readonly ToastEntry[] {
  return entries;
}

/** @returns its id */
export function addToast(message: ToastMessage): string {
  const id = `toast-${++lastId}`;
  change([...entries, { ...message, id, open: true }]);
  return id;
}

/** Closes a toast early. */
export function dismissToast(id: string): void {
  change(entries.map((entry) => (entry.id === id ? { ...entry, open: false } : entry)));
}

/** Called by the host when a toast has closed. */
export function forgetToast(id: string): void {
  change(entries.filter((entry) => entry.id !== id));
}

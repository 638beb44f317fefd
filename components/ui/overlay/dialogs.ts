import type { ReactNode } from 'react';

export type DialogSize = 'small' | 'medium' | 'large';

export interface DialogRequest<T> {
  title: string;
  /** Read out with the title. */
  description?: ReactNode;
  /** The content; `close` closes the dialog, with a result or without. */
  content: (close: (result?: T) => void) => ReactNode;
  size?: DialogSize;
  /**
   * Without it, only the content closes the dialog: no close button, no Escape, no press outside. Default
   * true.
   */
  dismissable?: boolean;
  /** `alertdialog` for a question that has to be answered first. */
  role?: 'dialog' | 'alertdialog';
}

export interface DialogEntry extends Omit<DialogRequest<never>, 'content'> {
  id: number;
  /** False while fading out. */
  open: boolean;
  content: () => ReactNode;
  close: () => void;
}

let entries: readonly DialogEntry[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function change(next: readonly DialogEntry[]) {
  entries = next;
  for (const listener of listeners) listener();
}

export function subscribeDialogs(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function dialogEntries(): readonly DialogEntry[] {
  return entries;
}

/** Called by the host when a closed dialog has faded out. */
export function forgetDialog(id: number): void {
  change(entries.filter((entry) => entry.id !== id));
}

/**
 * Opens a titled dialog from any client code and resolves with its result, or with undefined when it was
 * dismissed (SPEC section 2, dynamic dialog host). A dialog opened while another is open is stacked on top of
 * it.
 */
export function openDialog<T>({ content, ...request }: DialogRequest<T>): Promise<T | undefined> {
  return new Promise((resolve) => {
    const id = ++lastId;
    const close = (result?: T) => {
      resolve(result);
      change(entries.map((entry) => (entry.id === id ? { ...entry, open: false } : entry)));
    };
    change([...entries, { ...request, id, open: true, content: () => content(close), close: () => close() }]);
  });
}

'use client';

import { useEffect } from 'react';
import type { ToastMessage } from './toast-store';

interface RaisedToastsProps {
  toasts: (ToastMessage & { id: string })[];
  /** Where the server put them; taken away once they are shown. */
  cookie: string;
}

const shown = new Set<string>();

async function show({ toasts, cookie }: RaisedToastsProps): Promise<void> {
  const { toast } = await import('./toast');
  for (const { id, ...message } of toasts) {
    if (!shown.has(id)) toast(message);
    shown.add(id);
  }
  const secure = cookie.startsWith('__Host-') ? '; Secure' : '';
  document.cookie = `${cookie}=; Path=/; Max-Age=0${secure}`;
}

/** Shows what a server action raised, each once. The server renders it only when there is something to show. */
export function RaisedToasts({ toasts, cookie }: RaisedToastsProps) {
  useEffect(() => {
    // Where the script can't be fetched, the cookie stays and the next page shows them.
    show({ toasts, cookie }).catch(() => undefined);
  }, [toasts, cookie]);
  return null;
}

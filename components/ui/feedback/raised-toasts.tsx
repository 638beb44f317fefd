'use client';

import { useEffect } from 'react';
import { lateToast } from './late-toast';
import type { ToastMessage } from './toast-store';

interface RaisedToastsProps {
  toasts: (ToastMessage & { id: string })[];
  /** Where the server stored them; deleted once they are shown. */
  cookie: string;
}

const shown = new Set<string>();

async function show({ toasts, cookie }: RaisedToastsProps): Promise<void> {
  const toast = await lateToast.load();
  for (const { id, ...message } of toasts) {
    if (!shown.has(id)) toast(message);
    shown.add(id);
  }
  const secure = cookie.startsWith('__Host-') ? '; Secure' : '';
  document.cookie = `${cookie}=; Path=/; Max-Age=0${secure}`;
}

/** Shows the toasts of a server action, each once. The server renders it only when there are any. */
export function RaisedToasts({ toasts, cookie }: RaisedToastsProps) {
  useEffect(() => {
    // If the script fails to load, the cookie stays and the next page shows them.
    show({ toasts, cookie }).catch(() => undefined);
  }, [toasts, cookie]);
  return null;
}

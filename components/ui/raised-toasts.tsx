'use client';

import { useEffect } from 'react';
import { toast } from './toast';
import type { ToastMessage } from './toast-store';

interface RaisedToastsProps {
  toasts: (ToastMessage & { id: string })[];
  /** Where the server put them; taken away once they are shown. */
  cookie: string;
}

const shown = new Set<string>();

/** Shows what a server action raised, each once. The server renders it only when there is something to show. */
export function RaisedToasts({ toasts, cookie }: RaisedToastsProps) {
  useEffect(() => {
    for (const { id, ...message } of toasts) {
      if (!shown.has(id)) toast(message);
      shown.add(id);
    }
    const secure = cookie.startsWith('__Host-') ? '; Secure' : '';
    document.cookie = `${cookie}=; Path=/; Max-Age=0${secure}`;
  }, [toasts, cookie]);
  return null;
}

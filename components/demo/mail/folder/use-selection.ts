'use client';

import { useState } from 'react';
import type { Mail } from '../mail';

/** Which mails of those shown are chosen; what is not shown any more is not chosen either. */
export function useSelection(shown: readonly Mail[]) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const chosen = shown.filter(({ id }) => ids.has(id));
  return {
    chosen,
    has: (id: string) => ids.has(id),
    set: (mails: readonly Mail[], on: boolean) =>
      setIds((before) => {
        const next = new Set(before);
        for (const { id } of mails) {
          if (on) next.add(id);
          else next.delete(id);
        }
        return next;
      }),
    clear: () => setIds(new Set()),
  };
}

'use client';

import { useState } from 'react';
import type { Mail } from '../mail';

/** The selection among the shown mails; hidden ones are not selected. */
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

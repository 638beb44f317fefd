'use client';

import { useEffect, useState } from 'react';

/**
 * Gives the focus back to where it was before an overlay opened: when it closes, and once more when it has faded out,
 * since the page takes no focus before. Headless UI does so itself, but knows only what had the focus after its script
 * arrived, and that comes with the first overlay; and not when the overlay's content closes it.
 */
export function useReturnFocus(open: boolean, present: boolean): void {
  const [wasOpen, setWasOpen] = useState(false);
  const [before, setBefore] = useState<Element | null>(null);
  // While it is drawn for the first time: later a field in it with `autoFocus` has the focus already.
  if (open !== wasOpen) {
    setWasOpen(open);
    if (open) setBefore(typeof document === 'undefined' ? null : document.activeElement);
  }

  useEffect(() => {
    const giveBack = () => {
      requestAnimationFrame(() => {
        const lost = document.activeElement === null || document.activeElement === document.body;
        if (lost && before instanceof HTMLElement) before.focus();
      });
    };
    return open || present ? giveBack : undefined;
  }, [open, present, before]);
}

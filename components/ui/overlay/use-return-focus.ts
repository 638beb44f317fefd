'use client';

import { useEffect, useState } from 'react';

/**
 * Returns the focus to where it was before an overlay opened: when it closes, and once more when it has faded
 * out, since the page is inert before. Headless UI does so itself, but not when the overlay's content closes
 * it, and it only knows what was focused after its script loaded with the first overlay.
 */
export function useReturnFocus(open: boolean, present: boolean): void {
  const [wasOpen, setWasOpen] = useState(false);
  const [before, setBefore] = useState<Element | null>(null);
  // During the first render: later a field in it with `autoFocus` has the focus already.
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

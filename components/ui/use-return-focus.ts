'use client';

import { useEffect } from 'react';

/**
 * Gives the focus back to where it was before an overlay opened. Headless UI does so itself, but knows only what had
 * the focus after its script arrived, and that comes with the first overlay.
 */
export function useReturnFocus(open: boolean): void {
  useEffect(() => {
    if (!open) return;
    const before = document.activeElement;
    return () => {
      requestAnimationFrame(() => {
        const lost = document.activeElement === null || document.activeElement === document.body;
        if (lost && before instanceof HTMLElement) before.focus();
      });
    };
  }, [open]);
}

'use client';

import { useCallback, useEffect, useRef, type FocusEvent, type KeyboardEvent, type RefObject } from 'react';

const toastButtons = '[data-severity]:not([data-leaving]) button';

/**
 * F8 focuses the toasts from anywhere, even from a dialog; Escape closes the focused one; the last one to
 * close returns the focus.
 */
export function useToastFocus(region: RefObject<HTMLElement | null>) {
  const origin = useRef<HTMLElement>(null);

  useEffect(() => {
    const onKey = (event: globalThis.KeyboardEvent) => {
      const first = region.current?.querySelector<HTMLElement>(toastButtons);
      if (event.key !== 'F8' || !first) return;
      event.preventDefault();
      first.focus();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [region]);

  const onLeave = useCallback(
    (item: HTMLElement) => {
      if (!item.contains(document.activeElement)) return;
      const next = region.current?.querySelector<HTMLElement>(toastButtons) ?? origin.current;
      next?.focus();
    },
    [region],
  );

  const onFocus = (event: FocusEvent<HTMLElement>) => {
    const from = event.relatedTarget;
    if (from instanceof HTMLElement && !event.currentTarget.contains(from)) origin.current = from;
  };

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'Escape' || !(event.target instanceof HTMLElement)) return;
    event.stopPropagation();
    const item = event.target.closest('[data-severity]');
    item?.querySelector<HTMLElement>('[data-toast-close]')?.click();
  };

  return { onLeave, handlers: { onFocus, onKeyDown } };
}

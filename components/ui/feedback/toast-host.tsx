'use client';

import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';
import { text } from '@/lib/text/text';
import { isUrgent } from '@/components/ui/styles/severity';
import { subscribeToasts, toastEntries } from './toast-store';
import { ToastItem } from './toast-item';
import { useToastFocus } from './use-toast-focus';

/** Screen readers announce only what is added to a live region that they already know. */
const acquaintance = 100;

/** The toasts, top right, 20 px from the edges (SPEC section 9); on phones as wide as the screen allows. */
function ToastHost() {
  const entries = useSyncExternalStore(subscribeToasts, toastEntries);
  const [known, setKnown] = useState(false);
  const region = useRef<HTMLElement>(null);
  const { onLeave, handlers } = useToastFocus(region);

  useEffect(() => {
    const timer = setTimeout(() => setKnown(true), acquaintance);
    return () => clearTimeout(timer);
  }, []);

  const items = (urgent: boolean) =>
    known &&
    entries
      .filter(({ severity = 'info' }) => isUrgent(severity) === urgent)
      .map((entry) => <ToastItem key={entry.id} entry={entry} onLeave={onLeave} />);

  return (
    <section
      ref={region}
      aria-label={text('ui.toasts')}
      aria-keyshortcuts="F8"
      {...handlers}
      className="pointer-events-none fixed end-0 top-0 z-toast max-h-[calc(100dvh-var(--banner-height))] w-full overflow-y-auto overscroll-contain p-5 sm:w-[27.5rem]"
    >
      <div role="alert">{items(true)}</div>
      <div role="status">{items(false)}</div>
    </section>
  );
}

/** Outside the page's root: an open dialog makes the page inert, and toasts stay reachable. */
export function mountToastHost(): void {
  const place = document.createElement('div');
  document.body.append(place);
  createRoot(place).render(<ToastHost />);
}

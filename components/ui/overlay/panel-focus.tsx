'use client';

import { useEffect, useRef, type ReactNode } from 'react';

const focusable = 'input:enabled, button:enabled, [tabindex="0"]';

/**
 * Focuses an opening panel without scrolling: the panel is at the top of the document until it is positioned,
 * and the browser would scroll there. Headless UI does not move a focus that is already inside.
 */
export function PanelFocus({ children }: { children: ReactNode }) {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    panel.current?.querySelector<HTMLElement>(focusable)?.focus({ preventScroll: true });
  }, []);
  return (
    <div ref={panel} className="contents">
      {children}
    </div>
  );
}

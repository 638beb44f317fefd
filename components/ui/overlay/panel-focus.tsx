'use client';

import { useEffect, useRef, type ReactNode } from 'react';

const focusable = 'input:enabled, button:enabled, [tabindex="0"]';

/**
 * Takes the focus into a panel that opens, without a scroll: the panel is at the top of the document until it is placed,
 * and the browser would go there. Headless UI leaves a focus alone that is inside already.
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

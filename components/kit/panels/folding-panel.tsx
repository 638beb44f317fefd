'use client';

import { DisclosurePanel } from '@headlessui/react';
import type { ReactNode } from 'react';

/** The part of a disclosure that its button folds, at whatever height. Folded, its fields keep what was typed. */
export function FoldingPanel({ className, children }: { className: string; children: ReactNode }) {
  return (
    <DisclosurePanel
      unmount={false}
      transition
      className="data-closed:grid-rows-[0fr] grid grid-rows-[1fr] transition-[grid-template-rows] ease-out"
    >
      <div className="min-h-0 overflow-hidden">
        <div className={className}>{children}</div>
      </div>
    </DisclosurePanel>
  );
}

import type { ReactNode } from 'react';
import { VisuallyHidden } from '@/components/ui/display/visually-hidden';

/** Wraps skeletons: says once, in words, what is loading. */
export function Loading({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div role="status">
      <VisuallyHidden>{label}</VisuallyHidden>
      {children}
    </div>
  );
}

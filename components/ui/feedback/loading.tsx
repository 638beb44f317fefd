import type { ReactNode } from 'react';
import { VisuallyHidden } from '@/components/ui/display/visually-hidden';

/** Wraps skeletons: announces once what is loading. */
export function Loading({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div role="status">
      <VisuallyHidden>{label}</VisuallyHidden>
      {children}
    </div>
  );
}

'use client';

import { ActionButton } from '@/components/ui/action/action-button';

/** Prints the page; the print style sheet hides everything but the invoice. */
export function PrintButton() {
  return (
    <ActionButton icon="printer" onClick={() => window.print()}>
      Print
    </ActionButton>
  );
}

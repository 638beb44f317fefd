'use client';

import { ActionButton } from '@/components/ui/action/action-button';

/** Puts the page on paper; the print style sheet leaves the invoice alone on it. */
export function PrintButton() {
  return (
    <ActionButton icon="printer" onClick={() => window.print()}>
      Print
    </ActionButton>
  );
}

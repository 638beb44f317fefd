'use client';

import { Button } from '@/components/ui/action/button';

/** Prints the page; the print style sheet hides everything but the invoice. */
export function PrintButton() {
  return (
    <Button icon="printer" onClick={() => window.print()}>
      Print
    </Button>
  );
}

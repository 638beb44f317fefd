'use client';

import { Button } from '@/components/ui/button';

/** The browser's own print dialog, which also saves as PDF. */
export function PrintButton() {
  return (
    <Button icon="download" onClick={() => window.print()}>
      Print or save as PDF
    </Button>
  );
}

'use client';

import type { MouseEvent } from 'react';
import { text } from '@/lib/text/text';
import { Button } from '@/components/ui/action/button';

/** Prints only the card that contains it. @param label the accessible name: "Print address" */
export function PrintCardButton({ label }: { label: string }) {
  const print = ({ currentTarget }: MouseEvent) => {
    const card = currentTarget.closest('section');
    card?.setAttribute('data-print-alone', '');
    window.addEventListener('afterprint', () => card?.removeAttribute('data-print-alone'), { once: true });
    window.print();
  };
  return (
    <Button variant="secondary" size="small" icon="printer" aria-label={label} onClick={print}>
      {text('ui.print')}
    </Button>
  );
}

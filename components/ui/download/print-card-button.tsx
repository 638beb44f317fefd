'use client';

import type { MouseEvent } from 'react';
import { Button } from '@/components/ui/action/button';
import { VisuallyHidden } from '@/components/ui/display/visually-hidden';
import './print-card.css';

/** Prints only the card that contains it. */
export function PrintCardButton({ label }: { label: string }) {
  const print = ({ currentTarget }: MouseEvent) => {
    const card = currentTarget.closest('section');
    card?.setAttribute('data-print-alone', '');
    window.addEventListener('afterprint', () => card?.removeAttribute('data-print-alone'), { once: true });
    window.print();
  };
  return (
    <Button variant="secondary" size="small" icon="printer" onClick={print}>
      Print
      <VisuallyHidden>{label}</VisuallyHidden>
    </Button>
  );
}

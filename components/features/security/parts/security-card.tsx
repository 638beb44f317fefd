import type { ReactNode } from 'react';
import { Card } from '@/components/ui/display/card';
import { CardHeader } from '@/components/ui/display/card-header';

interface SecurityCardProps {
  /** Of the heading. */
  id: string;
  title: string;
  description?: ReactNode;
  children: ReactNode;
  /** What can be added or done, below the rows. */
  actions?: ReactNode;
}

/** One card of the Security part: a named region with its heading, rows, and what can be done. */
export function SecurityCard({ id, title, description, children, actions }: SecurityCardProps) {
  return (
    <Card aria-labelledby={id}>
      <CardHeader id={id} level={3} title={title} description={description} />
      {children}
      {actions && (
        <div className="mt-4 flex flex-wrap gap-2 border-line [ul+&]:border-t [ul+&]:pt-4">{actions}</div>
      )}
    </Card>
  );
}

/** Milliseconds in which a dialog that fades out may still take the focus, or give it to what had it long before. */
const settling = 800;

/** Moves the focus to a card's heading, for when the row that had it is gone, and keeps it there until the customer acts. */
export function focusCard(id: string): void {
  const until = performance.now() + settling;
  const acted = new AbortController();
  for (const event of ['keydown', 'pointerdown'])
    window.addEventListener(event, () => acted.abort(), { capture: true, signal: acted.signal });

  const hold = () => {
    if (acted.signal.aborted) return;
    const heading = document.getElementById(id);
    heading?.setAttribute('tabindex', '-1');
    if (document.activeElement !== heading) heading?.focus({ preventScroll: true });
    if (performance.now() < until) requestAnimationFrame(hold);
    else acted.abort();
  };
  hold();
}

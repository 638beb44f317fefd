import type { ReactNode } from 'react';
import { Card } from '@/components/ui/display/card';
import { CardHeader } from '@/components/ui/display/card-header';

interface SecurityCardProps {
  /** The id of the heading. */
  id: string;
  title: string;
  description?: ReactNode;
  children: ReactNode;
  /** Actions below the rows. */
  actions?: ReactNode;
}

/** One card of the Security part: a named region with its heading, rows, and actions. */
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

/** Milliseconds in which a closing dialog may still take the focus, or return it to its earlier owner. */
const settling = 800;

/** Focuses a card's heading when the focused row is gone, and holds it there until the customer acts. */
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

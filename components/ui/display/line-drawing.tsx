import type { ReactNode } from 'react';
import { classNames } from '@/components/ui/styles/class-names';

/** The soft fill of shapes in a line drawing. */
export const softFill = 'fill-primary-tint stroke-primary-text/60';

interface LineDrawingProps {
  width: number;
  height: number;
  /** Its width on the page. */
  className: string;
  children: ReactNode;
}

/** A light line drawing in the primary tint; purely decorative. */
export function LineDrawing({ width, height, className, children }: LineDrawingProps) {
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
      className={classNames(
        'fill-none stroke-primary-text stroke-[1.75] [stroke-linecap:round] [stroke-linejoin:round]',
        className,
      )}
    >
      {children}
    </svg>
  );
}

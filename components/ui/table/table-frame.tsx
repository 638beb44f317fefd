'use client';

import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { text } from '@/lib/text/text';
import { classNames } from '@/components/ui/styles/class-names';

interface TableFrameProps {
  /** The table's name. */
  label: string;
  /** The minimum total width of the columns; in less space the frame scrolls sideways. */
  minWidth: number;
  /** The height from which the rows scroll under the header. */
  maxHeight?: number;
  /** All rows, header included, where not all of them are rendered. */
  rowCount?: number;
  busy?: boolean;
  /** In too little space each row becomes a card. */
  stacked?: boolean;
  scroller?: RefObject<HTMLDivElement | null>;
  children: ReactNode;
}

/** Whether an element overflows, so that the keyboard must be able to focus and scroll it. */
function useScrolls(box: RefObject<HTMLDivElement | null>): boolean {
  const [scrolls, setScrolls] = useState(false);
  useEffect(() => {
    const frame = box.current;
    if (!frame) return;
    const observer = new ResizeObserver(() =>
      setScrolls(frame.scrollWidth > frame.clientWidth || frame.scrollHeight > frame.clientHeight),
    );
    observer.observe(frame);
    if (frame.firstElementChild) observer.observe(frame.firstElementChild);
    return () => observer.disconnect();
  }, [box]);
  return scrolls;
}

/** A table with its caption, in a frame that scrolls where needed, by keyboard as well. */
export function TableFrame({
  label,
  minWidth,
  maxHeight,
  rowCount,
  busy,
  stacked = false,
  scroller,
  children,
}: TableFrameProps) {
  const own = useRef<HTMLDivElement>(null);
  const box = scroller ?? own;
  const scrolls = useScrolls(box);
  return (
    <div
      ref={box}
      {...(scrolls && { role: 'region', 'aria-label': text('ui.table.scrollable', { label }), tabIndex: 0 })}
      style={{ maxHeight }}
      className={classNames(
        'relative overflow-auto rounded-md border border-line bg-card',
        'overscroll-x-contain outline-offset-0',
      )}
    >
      <table
        aria-rowcount={rowCount}
        aria-busy={busy || undefined}
        style={{ minWidth }}
        className={classNames(
          'w-full table-fixed border-separate border-spacing-0 text-sm [&>tbody:last-of-type>tr:last-child>*]:border-b-0',
          stacked && 'stacking-table',
        )}
      >
        <caption className="sr-only">{label}</caption>
        {children}
      </table>
    </div>
  );
}

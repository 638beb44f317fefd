'use client';

import { useRef, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { Chip } from './chip';

interface ChipListProps {
  /** The accessible name. */
  label: string;
  items: readonly string[];
  onRemove: (item: string) => void;
  /** Shown when none is left. */
  empty?: ReactNode;
}

/** Removable chips; the focus moves to the next one, and after the last to the remaining content. */
export function ChipList({ label, items, onRemove, empty }: ChipListProps) {
  const box = useRef<HTMLDivElement>(null);

  const remove = (item: string, index: number) => {
    flushSync(() => onRemove(item));
    const buttons = box.current?.querySelectorAll('button') ?? [];
    (buttons[Math.min(index, buttons.length - 1)] ?? box.current)?.focus();
  };

  return (
    <div ref={box} role="group" aria-label={label} tabIndex={-1} className="min-h-9 outline-none">
      {items.length === 0 ? (
        empty
      ) : (
        <ul className="flex flex-wrap gap-2">
          {items.map((item, index) => (
            <li key={item} className="flex min-w-0">
              <Chip onRemove={() => remove(item, index)}>{item}</Chip>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

'use client';

import { useDroppable } from '@dnd-kit/core';
import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable';
import type { ReactNode } from 'react';
import { text } from '@/lib/text/text';
import { classNames } from '@/components/ui/styles/class-names';
import type { Movable } from './movable';
import { MovableRow } from './movable-row';

export interface MovableListProps<T extends Movable> {
  /** Identifies the list within its drag area. */
  listId: string;
  label: string;
  items: readonly T[];
  selected: ReadonlySet<string>;
  onSelect: (selected: ReadonlySet<string>) => void;
  render: (item: T) => ReactNode;
}

/** A list with selectable and draggable rows; an empty one accepts drops as well. */
export function MovableList<T extends Movable>(props: MovableListProps<T>) {
  const { listId, label, items, selected, onSelect, render } = props;
  const { setNodeRef, isOver } = useDroppable({ id: listId });
  const toggle = (id: string) => {
    const next = new Set(selected);
    if (!next.delete(id)) next.add(id);
    onSelect(next);
  };
  return (
    <SortableContext id={listId} items={items.map((item) => item.id)} strategy={verticalListSortingStrategy}>
      <ul
        ref={setNodeRef}
        aria-label={label}
        className={classNames(
          'md:h-86 min-h-28 md:overflow-y-auto',
          isOver && 'outline-2 -outline-offset-2 outline-primary-mark',
        )}
      >
        {items.map((item) => (
          <MovableRow
            key={item.id}
            item={item}
            checked={selected.has(item.id)}
            onToggle={() => toggle(item.id)}
          >
            {render(item)}
          </MovableRow>
        ))}
        {items.length === 0 && (
          <li className="flex h-full min-h-28 items-center justify-center p-4 text-center text-sm text-muted">
            {text('kit.lists.empty')}
          </li>
        )}
      </ul>
    </SortableContext>
  );
}

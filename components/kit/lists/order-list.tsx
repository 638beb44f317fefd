'use client';

import { useId, useState, type ReactNode } from 'react';
import { DragArea } from './drag-area';
import { ListPanel } from './list-panel';
import type { Movable } from './movable';
import { moveOver } from './moves';
import { VisuallyHidden } from '@/components/ui/display/visually-hidden';

interface OrderListProps<T extends Movable> {
  label: string;
  items: readonly T[];
  onChange: (items: T[]) => void;
  /** The row's content beside its checkbox. */
  render: (item: T) => ReactNode;
}

/** A list in the customer's order: buttons move the selected items, and each row's handle drags it. */
export function OrderList<T extends Movable>({ label, items, onChange, render }: OrderListProps<T>) {
  const listId = `list:${useId()}`;
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [said, setSaid] = useState('');
  return (
    <DragArea
      lists={[{ id: listId, label, items }]}
      render={render}
      onDrop={(id, overId) => onChange(moveOver(items, id, overId))}
    >
      <ListPanel
        listId={listId}
        label={label}
        items={items}
        selected={selected}
        onSelect={setSelected}
        render={render}
        onReorder={(next, words) => {
          onChange(next);
          setSaid(words);
        }}
      />
      <p role="status">
        <VisuallyHidden>{said}</VisuallyHidden>
      </p>
    </DragArea>
  );
}

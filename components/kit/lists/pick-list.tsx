'use client';

import { useId, useState, type ReactNode } from 'react';
import { text } from '@/lib/text/text';
import { DragArea } from './drag-area';
import { ListPanel } from './list-panel';
import type { Movable } from './movable';
import { moveOver, transfer } from './moves';
import { TransferButtons } from './transfer-buttons';
import { VisuallyHidden } from '@/components/ui/display/visually-hidden';

/** The remaining and the picked items. */
export interface Picked<T extends Movable> {
  source: readonly T[];
  target: readonly T[];
}

interface PickListProps<T extends Movable> {
  /** The names of the two lists. */
  labels: Record<keyof Picked<T>, string>;
  value: Picked<T>;
  onChange: (value: Picked<T>) => void;
  /** The row's content beside its checkbox. */
  render: (item: T) => ReactNode;
}

const opposite = { source: 'target', target: 'source' } as const;
const sides = ['source', 'target'] as const;

/**
 * Two lists between which items move: by buttons for one, some or all, and by dragging, also within a list.
 */
export function PickList<T extends Movable>({ labels, value, onChange, render }: PickListProps<T>) {
  const id = useId();
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [said, setSaid] = useState('');
  const listId = (side: keyof Picked<T>) => `list:${id}${side}`;
  const sideOf = (itemId: string) =>
    sides.find((side) => listId(side) === itemId || value[side].some((item) => item.id === itemId));

  const send = (from: keyof Picked<T>, ids: ReadonlySet<string>, beforeId?: string) => {
    const to = opposite[from];
    const [left, arrived] = transfer(value[from], value[to], ids, beforeId);
    onChange(from === 'source' ? { source: left, target: arrived } : { source: arrived, target: left });
    setSelected(new Set());
    setSaid(text('kit.lists.sent', { count: arrived.length - value[to].length, list: labels[to] }));
  };
  const drop = (itemId: string, overId: string) => {
    const from = sideOf(itemId);
    if (!from) return;
    if (from !== sideOf(overId)) send(from, new Set([itemId]), overId);
    else onChange({ ...value, [from]: moveOver(value[from], itemId, overId) });
  };
  const panel = (side: keyof Picked<T>) => (
    <ListPanel
      listId={listId(side)}
      label={labels[side]}
      items={value[side]}
      selected={selected}
      onSelect={setSelected}
      render={render}
      onReorder={(items, words) => {
        onChange({ ...value, [side]: items });
        setSaid(words);
      }}
    />
  );

  return (
    <DragArea
      lists={sides.map((side) => ({ id: listId(side), label: labels[side], items: value[side] }))}
      render={render}
      onDrop={drop}
    >
      <div className="flex flex-col gap-3 md:flex-row md:items-center">
        {panel('source')}
        <TransferButtons labels={labels} value={value} selected={selected} onSend={send} />
        {panel('target')}
      </div>
      <p role="status">
        <VisuallyHidden>{said}</VisuallyHidden>
      </p>
    </DragArea>
  );
}

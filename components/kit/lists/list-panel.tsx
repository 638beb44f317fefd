'use client';

import { formatList } from '@/lib/format';
import { text, type MessageKey } from '@/lib/text/text';
import { MovableList, type MovableListProps } from './movable-list';
import type { Movable } from './movable';
import { moveSelected, type Move } from './moves';
import { ReorderButtons } from './reorder-buttons';

const moved = {
  top: 'kit.lists.moved.top',
  up: 'kit.lists.moved.up',
  down: 'kit.lists.moved.down',
  bottom: 'kit.lists.moved.bottom',
} as const satisfies Record<Move, MessageKey>;

interface ListPanelProps<T extends Movable> extends MovableListProps<T> {
  onReorder: (items: T[], words: string) => void;
}

/** A titled list with the buttons that change its order. */
export function ListPanel<T extends Movable>({ onReorder, ...list }: ListPanelProps<T>) {
  const { label, items, selected } = list;
  const chosen = items.filter((item) => selected.has(item.id));
  return (
    <div className="min-w-0 overflow-hidden rounded-md border border-line md:grow md:basis-0">
      <div className="flex min-h-12 flex-wrap items-center justify-between gap-x-2 border-b border-line pe-1 ps-3">
        <p className="text-sm font-semibold text-strong">
          {label} <span className="font-normal tabular-nums text-muted">{items.length}</span>
        </p>
        <ReorderButtons
          label={label}
          disabled={chosen.length === 0}
          onMove={(move) => {
            const names = formatList(
              chosen.map((item) => item.name),
              'plain',
            );
            onReorder(moveSelected(items, selected, move), text(moved[move], { names, list: label }));
          }}
        />
      </div>
      <MovableList {...list} />
    </div>
  );
}

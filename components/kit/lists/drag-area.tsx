'use client';

import {
  closestCenter,
  DndContext,
  DragOverlay,
  pointerWithin,
  type CollisionDetection,
  type DragEndEvent,
} from '@dnd-kit/core';
import { useId, useState, type ReactNode } from 'react';
import { dragInstructions, dragWords } from './drag-words';
import type { Movable } from './movable';
import { useDragSensors } from './use-drag-sensors';

/** One list of the area. */
interface Place<T extends Movable> {
  id: string;
  label: string;
  items: readonly T[];
}

interface DragAreaProps<T extends Movable> {
  lists: readonly Place<T>[];
  /** An item was dropped on another one, or on a list. */
  onDrop: (id: string, overId: string) => void;
  render: (item: T) => ReactNode;
  children: ReactNode;
}

/** The element under the pointer, a row before its list. */
const underPointer: CollisionDetection = (area) => {
  const under = pointerWithin(area);
  const rows = under.filter(({ id }) => !String(id).startsWith('list:'));
  return rows.length > 0 ? rows : under;
};

/** By keyboard the nearest row; of the lists themselves only empty ones count. */
function nearest(lists: readonly Place<Movable>[], area: Parameters<CollisionDetection>[0]) {
  const filled = new Set(lists.filter(({ items }) => items.length > 0).map(({ id }) => id));
  const droppableContainers = area.droppableContainers.filter(({ id }) => !filled.has(String(id)));
  return closestCenter({ ...area, droppableContainers });
}

/**
 * Lists between which items are dragged, by pointer and by keyboard, with announcements for screen readers.
 */
export function DragArea<T extends Movable>({ lists, onDrop, render, children }: DragAreaProps<T>) {
  const [active, setActive] = useState<string>();
  const items = lists.flatMap((list) => list.items);
  const itemOf = (id: string) => items.find((item) => item.id === id);
  const spotOf = (id: string) => {
    const list = lists.find((one) => one.id === id || one.items.some((item) => item.id === id));
    if (!list) return undefined;
    const index = list.items.findIndex((item) => item.id === id);
    return {
      list: list.label,
      place: index < 0 ? 'end' : 'row',
      position: String(index + 1),
      total: String(list.items.length),
    } as const;
  };
  const end = ({ active: dragged, over }: DragEndEvent) => {
    setActive(undefined);
    if (over && over.id !== dragged.id) onDrop(String(dragged.id), String(over.id));
  };
  const dragged = active === undefined ? undefined : itemOf(active);

  return (
    <DndContext
      id={useId()}
      sensors={useDragSensors()}
      collisionDetection={(area) => (area.pointerCoordinates ? underPointer(area) : nearest(lists, area))}
      accessibility={{
        announcements: dragWords((id) => itemOf(id)?.name, spotOf),
        screenReaderInstructions: dragInstructions(),
      }}
      onDragStart={(event) => setActive(String(event.active.id))}
      onDragEnd={end}
      onDragCancel={() => setActive(undefined)}
    >
      <div className="min-w-0">{children}</div>
      <DragOverlay dropAnimation={null}>
        {dragged && (
          <div className="flex min-h-14 items-center gap-3 rounded-md border border-primary-mark bg-card px-3 shadow-overlay">
            {render(dragged)}
          </div>
        )}
      </DragOverlay>
    </DndContext>
  );
}

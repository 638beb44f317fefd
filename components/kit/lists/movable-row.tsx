'use client';

import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import type { ReactNode } from 'react';
import { text } from '@/lib/text/text';
import { classNames } from '@/components/ui/styles/class-names';
import { Icon } from '@/components/ui/display/icon';
import { iconButtonClasses } from '@/components/ui/action/icon-button';
import type { Movable } from './movable';

interface MovableRowProps {
  item: Movable;
  checked: boolean;
  onToggle: () => void;
  children: ReactNode;
}

/** A row with a checkbox to select it and a handle to drag it. */
export function MovableRow({ item, checked, onToggle, children }: MovableRowProps) {
  const {
    attributes,
    listeners,
    setNodeRef,
    setActivatorNodeRef,
    transform,
    transition,
    isDragging,
    isOver,
    activeIndex,
  } = useSortable({ id: item.id });
  return (
    <li
      ref={setNodeRef}
      style={{ transform: CSS.Translate.toString(transform), transition: transition }}
      className={classNames(
        'relative flex items-center gap-1 border-b border-line bg-card pe-1 last:border-b-0',
        checked ? 'tinted' : 'hover:bg-card-hover',
        isDragging && 'opacity-40',
        isOver &&
          activeIndex < 0 &&
          'before:absolute before:inset-x-0 before:-top-px before:h-0.5 before:bg-primary-mark',
      )}
    >
      <label className="flex min-h-14 min-w-0 grow cursor-pointer items-center gap-3 py-2 ps-3">
        <input
          type="checkbox"
          aria-label={item.name}
          checked={checked}
          onChange={onToggle}
          className="size-4.5 shrink-0 rounded-sm accent-primary-mark"
        />
        {children}
      </label>
      <button
        type="button"
        {...attributes}
        {...listeners}
        ref={setActivatorNodeRef}
        aria-roledescription={text('kit.drag.role')}
        aria-label={text('kit.drag.handle', { name: item.name })}
        className={classNames(iconButtonClasses, 'cursor-grab touch-none text-muted active:cursor-grabbing')}
      >
        <Icon name="demo:grip-vertical" size={20} />
      </button>
    </li>
  );
}

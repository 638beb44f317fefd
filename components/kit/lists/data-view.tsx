'use client';

import { useState, type ReactNode } from 'react';
import { text } from '@/lib/text/text';
import { Icon } from '@/components/ui/display/icon';
import type { Choice } from '@/components/ui/field/choice';
import { Segmented } from '@/components/ui/field/segmented';

interface DataViewProps<T extends { id: string }> {
  /** The list's name. */
  label: string;
  items: readonly T[];
  listItem: (item: T) => ReactNode;
  gridItem: (item: T) => ReactNode;
  /** Controls at the start of the bar: a sort order, a search. */
  controls?: ReactNode;
}

type Layout = 'list' | 'grid';

const layouts = (): Choice<Layout>[] => [
  { value: 'list', label: text('kit.view.list'), mark: <Icon name="list" /> },
  { value: 'grid', label: text('kit.view.grid'), mark: <Icon name="layout-grid" /> },
];

/** The same items as a list to compare or as a grid to browse. */
export function DataView<T extends { id: string }>(props: DataViewProps<T>) {
  const { label, items, listItem, gridItem, controls } = props;
  const [layout, setLayout] = useState<Layout>('list');
  return (
    <>
      <div className="mb-4 flex flex-wrap items-end justify-between gap-3">
        {controls}
        <div className="ms-auto [&_legend]:sr-only">
          <Segmented
            legend={text('kit.view.as', { label })}
            choices={layouts()}
            value={layout}
            onChange={setLayout}
            marksOnly
          />
        </div>
      </div>
      <ul
        aria-label={label}
        className={
          layout === 'list'
            ? 'divide-y divide-line border-y border-line'
            : 'grid gap-4 sm:grid-cols-2 xl:grid-cols-3 2xl:grid-cols-4'
        }
      >
        {items.map((item) => (
          <li key={item.id} className="min-w-0">
            {layout === 'list' ? listItem(item) : gridItem(item)}
          </li>
        ))}
      </ul>
    </>
  );
}

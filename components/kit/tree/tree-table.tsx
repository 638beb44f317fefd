'use client';

import type { ItemInstance } from '@headless-tree/core';
import type { ReactNode } from 'react';
import { text } from '@/lib/text/text';
import { classNames } from '@/components/ui/styles/class-names';
import { CheckMark } from './check-mark';
import { checkState, toggleFolder } from './item';
import type { TreeNode } from './nodes';
import { TreeChevron } from './tree-chevron';
import { useCheckTree, type CheckTreeProps } from './use-check-tree';
import { VisuallyHidden } from '@/components/ui/display/visually-hidden';

/** An additional column. */
export interface TreeColumn<T extends TreeNode> {
  id: string;
  header: string;
  cell: (node: T) => ReactNode;
  align?: 'end';
  /** Its width, and where it is hidden. */
  className?: string;
}

interface TreeTableProps<T extends TreeNode> extends CheckTreeProps<T> {
  /** The header of the name column. */
  nameHeader: string;
  columns: readonly TreeColumn<T>[];
  mark?: (node: T) => ReactNode;
}

const cell = 'h-12 border-b border-line px-3 py-1 group-last/row:border-b-0';

/** A tree with additional columns: a treegrid, with the keys of a tree. */
export function TreeTable<T extends TreeNode>({ nameHeader, columns, mark, ...props }: TreeTableProps<T>) {
  const { tree, onKeyDown } = useCheckTree(props);
  return (
    <div className="overflow-hidden rounded-md border border-line">
      <table
        {...tree.getContainerProps(props.label)}
        role="treegrid"
        aria-multiselectable="true"
        onKeyDown={onKeyDown}
        className="w-full table-fixed border-separate border-spacing-0 text-sm"
      >
        <thead>
          <tr>
            <th scope="col" className={classNames(cell, 'text-start font-semibold text-strong')}>
              {nameHeader}
            </th>
            {columns.map(({ id, header, align, className }) => (
              <th
                key={id}
                scope="col"
                className={classNames(
                  cell,
                  'font-semibold text-strong',
                  align ? 'text-end' : 'text-start',
                  className,
                )}
              >
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {tree.getItems().map((item) => (
            <TreeRow key={item.getId()} item={item} columns={columns} mark={mark} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface TreeRowProps<T extends TreeNode> extends Pick<TreeTableProps<T>, 'columns' | 'mark'> {
  item: ItemInstance<T | undefined>;
}

function TreeRow<T extends TreeNode>({ item, columns, mark }: TreeRowProps<T>) {
  const node = item.getItemData();
  const state = checkState(item);
  return (
    <tr
      {...item.getProps()}
      role="row"
      aria-label={undefined}
      aria-selected={state === 'checked'}
      onClick={() => {
        item.setFocused();
        void item.toggleCheckedState();
      }}
      className="group/row aria-selected:tinted not-aria-selected:hover:bg-card-hover cursor-pointer select-none -outline-offset-2 transition-colors"
    >
      <th scope="row" className={classNames(cell, 'text-start font-medium')}>
        <span
          className="flex min-w-0 items-center gap-2"
          style={{ paddingInlineStart: `${item.getItemMeta().level * 1.25}rem` }}
        >
          {item.isFolder() ? (
            <TreeChevron expanded={item.isExpanded()} onToggle={() => toggleFolder(item)} />
          ) : (
            <span className="size-8 shrink-0" />
          )}
          <CheckMark state={state} />
          {node && mark?.(node)}
          <span className="wrap-anywhere min-w-0">
            {item.getItemName()}
            {state === 'indeterminate' && <VisuallyHidden>{text('kit.tree.partly')}</VisuallyHidden>}
          </span>
        </span>
      </th>
      {columns.map(({ id, cell: draw, align, className }) => (
        <td key={id} className={classNames(cell, align && 'text-end tabular-nums', className)}>
          {node && draw(node)}
        </td>
      ))}
    </tr>
  );
}

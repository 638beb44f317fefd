'use client';

import type { ItemInstance } from '@headless-tree/core';
import type { ReactNode } from 'react';
import { CheckMark } from './check-mark';
import { checkedValues, checkState, toggleFolder } from './item';
import type { TreeNode } from './nodes';
import { TreeChevron } from './tree-chevron';
import { useCheckTree, type CheckTreeProps } from './use-check-tree';

interface TreeProps<T extends TreeNode> extends CheckTreeProps<T> {
  /** An icon before the name. */
  mark?: (node: T) => ReactNode;
}

/** A tree with checkboxes. Arrows move, expand and collapse; space checks; letters search by name. */
export function Tree<T extends TreeNode>(props: TreeProps<T>) {
  const { tree, onKeyDown } = useCheckTree(props);
  return (
    <div
      {...tree.getContainerProps(props.label)}
      aria-multiselectable="true"
      onKeyDown={onKeyDown}
      className="text-sm"
    >
      {tree.getItems().map((item) => (
        <TreeItem key={item.getId()} item={item} mark={props.mark} />
      ))}
    </div>
  );
}

interface TreeItemProps<T extends TreeNode> {
  item: ItemInstance<T | undefined>;
  mark: ((node: T) => ReactNode) | undefined;
}

function TreeItem<T extends TreeNode>({ item, mark }: TreeItemProps<T>) {
  const node = item.getItemData();
  const state = checkState(item);
  return (
    <div
      {...item.getProps()}
      aria-selected={undefined}
      aria-checked={checkedValues[state]}
      onClick={() => {
        item.setFocused();
        void item.toggleCheckedState();
      }}
      style={{ paddingInlineStart: `${item.getItemMeta().level * 1.5}rem` }}
      className="hover:bg-surface-500/10 flex min-h-10 cursor-pointer select-none items-center gap-2 rounded-md pe-2 outline-offset-0"
    >
      {item.isFolder() ? (
        <TreeChevron expanded={item.isExpanded()} onToggle={() => toggleFolder(item)} />
      ) : (
        <span className="size-8 shrink-0" />
      )}
      <CheckMark state={state} />
      {node && mark?.(node)}
      <span className="min-w-0 py-1">{item.getItemName()}</span>
    </div>
  );
}

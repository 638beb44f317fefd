'use client';

import {
  checkboxesFeature,
  hotkeysCoreFeature,
  syncDataLoaderFeature,
  type TreeInstance,
} from '@headless-tree/core';
import { useTree } from '@headless-tree/react';
import { useMemo, useRef, type KeyboardEvent } from 'react';
import { directionOf } from '@/lib/text/language';
import { currentLanguage } from '@/lib/text/text';
import { childrenOf, indexNodes, rootId, type TreeNode } from './nodes';
import { findByLetters } from './type-ahead';

export interface CheckTreeProps<T extends TreeNode> {
  /** The tree's name. */
  label: string;
  nodes: readonly T[];
  /** The ids of the checked leaves; a parent is checked, unchecked or partial according to them. */
  checked: string[];
  onCheckedChange: (checked: string[]) => void;
  /** The ids of the expanded parents; must be a stable array until they change. */
  expanded: string[];
  onExpandedChange: (expanded: string[]) => void;
}

/** The library's own are for trees that grow to the right. */
const mirroredKeys = {
  expandOrDown: { hotkey: 'ArrowLeft' },
  collapseOrUp: { hotkey: 'ArrowRight' },
} as const;

const features = [syncDataLoaderFeature, checkboxesFeature, hotkeysCoreFeature];
const pause = 700;

/** Letters typed in quick succession find a row by the start of its name. */
function useTypeAhead<T>(tree: TreeInstance<T>) {
  const typed = useRef({ letters: '', at: 0 });
  return (event: KeyboardEvent) => {
    const plain =
      event.key.length === 1 && event.key !== ' ' && !event.ctrlKey && !event.metaKey && !event.altKey;
    if (!plain) return;
    const { letters, at } = typed.current;
    const now = letters !== '' && event.timeStamp - at < pause ? letters + event.key : event.key;
    typed.current = { letters: now, at: event.timeStamp };
    const items = tree.getItems();
    const from = tree.getFocusedItem().getItemMeta().index;
    const found = findByLetters(
      items.map((item) => item.getItemName()),
      from,
      now,
    );
    items[found]?.setFocused();
    if (found >= 0) tree.updateDomFocus();
  };
}

/**
 * A tree with checkboxes: focus, keys and partial parents (headless-tree); the caller controls what is
 * expanded and checked.
 */
export function useCheckTree<T extends TreeNode>(props: CheckTreeProps<T>) {
  const { nodes, checked, onCheckedChange, expanded, onExpandedChange } = props;
  const index = useMemo(() => indexNodes(nodes), [nodes]);
  const idsIn = (id: string) => {
    const node = index.get(id);
    return (node ? childrenOf(node) : nodes).map((child) => child.id);
  };
  const tree = useTree<T | undefined>({
    rootItemId: rootId,
    dataLoader: { getItem: (id) => index.get(id), getChildren: idsIn },
    getItemName: (item) => item.getItemData()?.name ?? '',
    isItemFolder: (item) => Boolean(item.getItemData()?.children?.length),
    features,
    // Unlike `state`, so that the rows are created in the first render, on the server too, and not only after
    // it.
    initialState: { expandedItems: [] },
    state: { expandedItems: expanded, checkedItems: checked },
    setExpandedItems: (change) => onExpandedChange(applied(change, expanded)),
    // Checking a partial parent lists its checked children twice.
    setCheckedItems: (change) => onCheckedChange([...new Set(applied(change, checked))]),
    hotkeys: {
      ...(directionOf(currentLanguage()) === 'rtl' && mirroredKeys),
      customCheck: {
        hotkey: 'Space',
        preventDefault: true,
        handler: (_, instance) => void instance.getFocusedItem().toggleCheckedState(),
      },
    },
  });
  return { tree, onKeyDown: useTypeAhead(tree) };
}

function applied(change: string[] | ((old: string[]) => string[]), old: string[]): string[] {
  return typeof change === 'function' ? change(old) : change;
}

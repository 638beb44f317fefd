'use client';

import { useState } from 'react';
import { text } from '@/lib/text/text';
import { Picker, type PickerControl } from './picker';
import { PickerChips } from './picker-chips';
import { Tree } from '@/components/kit/tree/tree';
import { childrenOf, leafIds, type TreeNode } from '@/components/kit/tree/nodes';

interface TreeSelectProps<T extends TreeNode> extends PickerControl {
  /** The accessible name of the tree in the panel. */
  label: string;
  nodes: readonly T[];
  /** The ids of the chosen leaves. */
  value: string[];
  onChange: (value: string[]) => void;
  placeholder?: string;
}

/** The chosen nodes; a parent represents all its leaves. */
function chosenIn(nodes: readonly TreeNode[], value: readonly string[]): { value: string; label: string }[] {
  return nodes.flatMap((node) =>
    leafIds([node]).every((id) => value.includes(id))
      ? [{ value: node.id, label: node.name }]
      : chosenIn(childrenOf(node), value),
  );
}

/** Selects leaves of a tree: chips in the field, the tree with its checkboxes in the panel. */
export function TreeSelect<T extends TreeNode>({
  label,
  nodes,
  value,
  onChange,
  placeholder = text('kit.picker.any'),
  ...control
}: TreeSelectProps<T>) {
  const [expanded, setExpanded] = useState<string[]>([]);
  return (
    <Picker
      {...control}
      panelLabel={label}
      shown={<PickerChips chosen={chosenIn(nodes, value)} placeholder={placeholder} />}
    >
      {() => (
        <div className="max-h-72 min-w-64 overflow-y-auto p-2">
          <Tree
            label={label}
            nodes={nodes}
            checked={value}
            onCheckedChange={onChange}
            expanded={expanded}
            onExpandedChange={setExpanded}
          />
        </div>
      )}
    </Picker>
  );
}

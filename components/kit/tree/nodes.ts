/** A node with its children. */
export interface TreeNode {
  /** Unique in the tree. */
  id: string;
  name: string;
  children?: TreeNode[];
}

export const rootId = 'root';

/** Every node by its id, with the ids of its children; includes the hidden root. */
export function indexNodes<T extends TreeNode>(nodes: readonly T[]): Map<string, T> {
  const index = new Map<string, T>();
  const visit = (list: readonly T[]) => {
    for (const node of list) {
      index.set(node.id, node);
      visit(childrenOf(node));
    }
  };
  visit(nodes);
  return index;
}

/** A node's children, which are of its own type. */
export function childrenOf<T extends TreeNode>(node: T): readonly T[] {
  return (node.children ?? []) as T[];
}

/** The ids of all nodes with children, for "expand all". */
export function folderIds(nodes: readonly TreeNode[]): string[] {
  return nodes.flatMap((node) => (node.children?.length ? [node.id, ...folderIds(node.children)] : []));
}

/** The ids of all leaves, which can be checked individually. */
export function leafIds(nodes: readonly TreeNode[]): string[] {
  return nodes.flatMap((node) => (node.children?.length ? leafIds(node.children) : [node.id]));
}

/** A thing with things in it. */
export interface TreeNode {
  /** Unique in the tree. */
  id: string;
  name: string;
  children?: TreeNode[];
}

export const rootId = 'root';

/** Every node by its id, and the ids below each; the root, which is not shown, included. */
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

/** The nodes in a node, which are of its kind. */
export function childrenOf<T extends TreeNode>(node: T): readonly T[] {
  return (node.children ?? []) as T[];
}

/** The ids of all nodes that hold others: what "expand all" opens. */
export function folderIds(nodes: readonly TreeNode[]): string[] {
  return nodes.flatMap((node) => (node.children?.length ? [node.id, ...folderIds(node.children)] : []));
}

/** The ids of all nodes that hold nothing: what can be checked on its own. */
export function leafIds(nodes: readonly TreeNode[]): string[] {
  return nodes.flatMap((node) => (node.children?.length ? leafIds(node.children) : [node.id]));
}

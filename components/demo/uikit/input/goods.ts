import type { TreeNode } from '@/components/kit/tree/nodes';

const group = (name: string, ...children: TreeNode[]): TreeNode => ({ id: name, name, children });
const kind = (name: string): TreeNode => ({ id: name, name });

/** The customs categories of a parcel's contents. */
export const goods: TreeNode[] = [
  group(
    'Electronics',
    group('Audio', kind('Headphones'), kind('Loudspeakers')),
    kind('Phones'),
    kind('Cameras'),
  ),
  group('Clothes', kind('Shoes'), kind('Coats'), kind('Hats')),
  group('Books and papers', kind('Books'), kind('Drawings')),
  kind('Gifts'),
];

import type { TreeNode } from '@/components/kit/tree/nodes';

/** A file or folder of the warehouse's office. */
export interface FileNode extends TreeNode {
  type: 'Folder' | 'Document' | 'Sheet' | 'Picture';
  /** Kilobytes; a folder has the sum of its files. */
  size: number;
  children?: FileNode[];
}

const file = (name: string, type: FileNode['type'], size: number): FileNode => ({
  id: name,
  name,
  type,
  size,
});

const folder = (name: string, ...children: FileNode[]): FileNode => ({
  id: name,
  name,
  type: 'Folder',
  size: children.reduce((sum, child) => sum + child.size, 0),
  children,
});

export const files: FileNode[] = [
  folder(
    'Customs',
    folder(
      'Declarations',
      file('Nassau, October.pdf', 'Document', 420),
      file('Kingston, October.pdf', 'Document', 388),
      file('Bogotá, October.pdf', 'Document', 512),
    ),
    file('Tariff table.xlsx', 'Sheet', 96),
  ),
  folder(
    'Dock plans',
    file('Dock 1.png', 'Picture', 1840),
    file('Dock 2.png', 'Picture', 1765),
    folder('Winter', file('Extra shifts.xlsx', 'Sheet', 44), file('Heating.pdf', 'Document', 210)),
  ),
  folder(
    'Invoices',
    file('Carrier, third quarter.pdf', 'Document', 730),
    file('Packaging.pdf', 'Document', 145),
  ),
  file('Opening hours.pdf', 'Document', 38),
];

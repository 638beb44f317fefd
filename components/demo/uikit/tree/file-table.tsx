'use client';

import { useState } from 'react';
import { TreeTable, type TreeColumn } from '@/components/kit/tree/tree-table';
import { formatNumber } from '@/lib/format';
import { files, type FileNode } from '../../data/files';
import { DemoSection } from '../../demo-section';
import { FileIcon } from './file-icon';
import { OpenAll } from './open-all';

function formatSize(kilobytes: number): string {
  return kilobytes < 1000 ? `${kilobytes} kB` : `${formatNumber(kilobytes / 1000, 1)} MB`;
}

const columns: TreeColumn<FileNode>[] = [
  {
    id: 'size',
    header: 'Size',
    align: 'end',
    className: 'w-22',
    cell: (file) => formatSize(file.size),
  },
  { id: 'type', header: 'Type', className: 'w-32 max-sm:hidden', cell: (file) => file.type },
];

/** The same files with their sizes and types. */
export default function FileTable() {
  const [checked, setChecked] = useState(['Tariff table.xlsx']);
  const [expanded, setExpanded] = useState(['Customs']);
  return (
    <DemoSection title="Tree table" description="Name, size and type of each file and folder.">
      <OpenAll checked={checked} onExpandedChange={setExpanded} />
      <TreeTable
        label="Office files with sizes"
        nameHeader="Name"
        nodes={files}
        columns={columns}
        checked={checked}
        onCheckedChange={setChecked}
        expanded={expanded}
        onExpandedChange={setExpanded}
        mark={(file) => <FileIcon file={file} />}
      />
    </DemoSection>
  );
}

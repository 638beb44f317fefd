'use client';

import { useState } from 'react';
import { Tree } from '@/components/kit/tree/tree';
import { files } from '../../data/files';
import { DemoSection } from '../../demo-section';
import { FileIcon } from './file-icon';
import { OpenAll } from './open-all';

/** Files selectable in folders; a folder is checked or partial according to its files. */
export default function CheckedTree() {
  const [checked, setChecked] = useState(['Dock 1.png', 'Packaging.pdf', 'Carrier, third quarter.pdf']);
  const [expanded, setExpanded] = useState(['Dock plans']);
  return (
    <DemoSection
      title="Tree"
      description="Arrow keys move, open and close; space selects; letters find a name."
    >
      <OpenAll checked={checked} onExpandedChange={setExpanded} />
      <Tree
        label="Office files"
        nodes={files}
        checked={checked}
        onCheckedChange={setChecked}
        expanded={expanded}
        onExpandedChange={setExpanded}
        mark={(file) => <FileIcon file={file} />}
      />
    </DemoSection>
  );
}

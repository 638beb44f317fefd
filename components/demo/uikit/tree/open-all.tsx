import { Button } from '@/components/ui/action/button';
import { folderIds, leafIds } from '@/components/kit/tree/nodes';
import { files } from '../../data/files';

interface OpenAllProps {
  checked: string[];
  onExpandedChange: (expanded: string[]) => void;
}

const folders = folderIds(files);
const total = leafIds(files).length;

/** Expands and collapses all folders, and shows how many files are selected. */
export function OpenAll({ checked, onExpandedChange }: OpenAllProps) {
  return (
    <div className="mb-3 flex flex-wrap items-center gap-2">
      <Button
        variant="secondary"
        size="small"
        icon="demo:chevrons-down"
        onClick={() => onExpandedChange(folders)}
      >
        Expand all
      </Button>
      <Button variant="secondary" size="small" icon="demo:chevrons-up" onClick={() => onExpandedChange([])}>
        Collapse all
      </Button>
      <p role="status" className="basis-full text-sm tabular-nums text-muted">
        {checked.length} of {total} files selected
      </p>
    </div>
  );
}

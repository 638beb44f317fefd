import { PageHeader } from '@/components/ui/navigation/page-header';
import { BlockViewer } from './block-viewer';
import { blocks } from './blocks';

/** /blocks: ready-made page sections, with their source. */
export function BlocksPage() {
  return (
    <div className="flex flex-col gap-8">
      <PageHeader
        title="Blocks"
        description="Ready sections of a page; the code is the one that draws them."
      />
      {blocks.map(({ title, code, Block }) => (
        <BlockViewer key={title} title={title} code={code}>
          <Block />
        </BlockViewer>
      ))}
    </div>
  );
}

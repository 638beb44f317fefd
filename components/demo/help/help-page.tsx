import { PageHeader } from '@/components/ui/navigation/page-header';
import { Help } from './help';
import { LinkLists } from './link-lists';

/** /pages/help: topics, and further links. */
export function HelpPage() {
  return (
    <div className="flex flex-col gap-6">
      <PageHeader title="Help" />
      <Help />
      <LinkLists />
    </div>
  );
}

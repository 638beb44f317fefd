import { PageHeader } from '@/components/ui/navigation/page-header';
import { DemoSection } from './demo-section';

/** /pages/empty: a template for a new page. */
export function EmptyPage() {
  return (
    <div className="flex flex-col gap-6">
      <PageHeader title="Empty page" />
      <DemoSection title="A place to begin">
        <p>This card holds one sentence, until somebody decides what the page is for.</p>
      </DemoSection>
    </div>
  );
}

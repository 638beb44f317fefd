import Link from 'next/link';
import { PageHeader } from '@/components/ui/navigation/page-header';
import { Faq } from './faq';

/** /pages/faq: answers by topic. */
export function FaqPage() {
  return (
    <div className="flex flex-col gap-6">
      <PageHeader
        title="Frequently asked questions"
        description={
          <>
            What is not answered here, a person answers:{' '}
            <Link href="/pages/contact" prefetch={false} className="link">
              contact us
            </Link>
            .
          </>
        }
      />
      <Faq />
    </div>
  );
}

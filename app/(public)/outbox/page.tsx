import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { notFound } from 'next/navigation';
import { readOutbox } from '@/components/features/outbox/messages';
import { OutboxList } from '@/components/features/outbox/outbox-list';
import { RefreshButton } from '@/components/features/outbox/refresh-button';
import { PageHeader } from '@/components/ui/navigation/page-header';
import { readSettings } from '@/lib/runtime/settings';
import { outboxVisible } from '@/lib/session/guard/guard';
import { Texts } from '@/components/shared/text/texts';
import { text } from '@/lib/text/text';

export const generateMetadata = (): Metadata => ({ title: text('pages.title.outbox') });

/** The page exists only for visitors on this very machine (security 33). */
export default async function OutboxPage() {
  if (!outboxVisible(await headers(), readSettings())) notFound();
  return (
    <main className="mx-auto flex max-w-2xl flex-col gap-6 px-4 py-8 md:py-12">
      <PageHeader
        title={text('pages.title.outbox')}
        description={text('pages.outbox.description')}
        actions={
          <Texts rooms={['outbox']}>
            <RefreshButton />
          </Texts>
        }
      />
      <OutboxList messages={await readOutbox()} />
    </main>
  );
}

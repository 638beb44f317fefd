import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { notFound } from 'next/navigation';
import { readOutbox } from '@/components/features/outbox/messages';
import { OutboxList } from '@/components/features/outbox/outbox-list';
import { RefreshButton } from '@/components/features/outbox/refresh-button';
import { PageHeader } from '@/components/ui/navigation/page-header';
import { readSettings } from '@/lib/runtime/settings';
import { outboxVisible } from '@/lib/session/guard/guard';

export const metadata: Metadata = { title: 'Outbox' };

/** The page exists only for visitors on this very machine (security 33). */
export default async function OutboxPage() {
  if (!outboxVisible(await headers(), readSettings())) notFound();
  return (
    <main className="mx-auto flex max-w-2xl flex-col gap-6 px-4 py-8 md:py-12">
      <PageHeader
        title="Outbox"
        description="This installation sends no real messages. Messages from the last 24 hours are shown here instead."
        actions={<RefreshButton />}
      />
      <OutboxList messages={await readOutbox()} />
    </main>
  );
}

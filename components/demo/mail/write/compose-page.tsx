'use client';

import { useRouter } from 'next/navigation';
import { useArea } from '@/components/demo/area';
import { Card } from '@/components/ui/display/card';
import { PageHeader } from '@/components/ui/navigation/page-header';
import { folderHref } from '../hrefs';
import { draftArea, emptyDraft, newDraft } from './drafts';
import { MailForm } from './mail-form';
import { useSend } from './use-send';

/** A new mail. Input stays until it is sent or discarded. */
export function ComposePage() {
  const draft = useArea(draftArea)[newDraft] ?? emptyDraft;
  const router = useRouter();
  const send = useSend();
  return (
    <>
      <PageHeader title="New message" description="What you type stays here until you send or discard it." />
      <Card className="mt-6">
        <MailForm
          label="New message"
          draftKey={newDraft}
          draft={draft}
          onSend={(ready) => {
            send(newDraft, ready, null);
            router.push(folderHref('sent'));
          }}
          onDiscard={() => document.getElementById('mail-to')?.focus()}
        />
      </Card>
    </>
  );
}

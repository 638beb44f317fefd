'use client';

import { useRouter } from 'next/navigation';
import { readHtml } from '@/components/kit/editor/rich-text/read-html';
import { toast } from '@/components/ui/feedback/toast';
import { contactOf } from '../data/contacts';
import { mailArea } from '../mail-area';
import { mailHref } from '../hrefs';
import { dropDraft, type Draft } from './drafts';
import { mailFrom } from './send';

/** Sends a draft, and shows a toast. */
export function useSend() {
  const router = useRouter();
  return (key: string, draft: Draft, about: string | null) => {
    mailArea.restore();
    const mail = mailFrom(draft, readHtml(draft.html), about, mailArea.get());
    mailArea.change((mails) => [...mails, mail]);
    dropDraft(key);
    const [first, ...more] = [...mail.to, ...mail.cc].map((address) => contactOf(address).name);
    toast({
      severity: 'success',
      summary: 'Message sent',
      detail: `To ${first}${more.length > 0 ? ` and ${more.length} more` : ''}. It stays in this tab; demo pages have no server.`,
      life: 6000,
      action: { label: 'View', onPress: () => router.push(mailHref(mail.id)) },
    });
  };
}

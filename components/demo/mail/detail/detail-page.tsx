'use client';

import { useEffect } from 'react';
import { Card } from '@/components/ui/display/card';
import { PageHeader } from '@/components/ui/navigation/page-header';
import { RichText } from '@/components/kit/editor/rich-text';
import { Loading } from '@/components/ui/feedback/loading';
import { Skeleton } from '@/components/ui/display/skeleton';
import { useArea, useRestored } from '../../area';
import { folderLooks, folderOf, mailsIn } from '../folders';
import { mailArea, viewArea } from '../mail-area';
import { markMails } from '../moves';
import { isOwnId } from '../write/send';
import { AnswerArea } from './answer-area';
import { Answers } from './answers';
import { Attachments } from './attachments';
import { Envelope } from './envelope';
import { MailTools } from './mail-tools';
import { MissingMail } from './missing-mail';
import { Neighbours } from './neighbours';

/** One mail; opening it marks it as read. */
export function DetailPage({ id }: { id: string }) {
  const mails = useArea(mailArea);
  const restored = useRestored(mailArea);
  const view = useArea(viewArea);
  const mail = mails.find((one) => one.id === id);
  const exists = mail !== undefined;

  useEffect(() => {
    if (exists) mailArea.change((all) => markMails(all, new Set([id]), 'read', true));
  }, [id, exists]);

  if (!mail) return isOwnId(id) && !restored ? <MailOnItsWay /> : <MissingMail />;

  const openedFrom = mailsIn(view.folder, mails, view.query);
  const isThere = openedFrom.some((one) => one.id === id);
  const folder = isThere ? view.folder : folderOf(mail);
  const list = isThere ? openedFrom : mailsIn(folder, mails);
  const answers = mails.filter(({ about, place }) => about === id && place !== 'trash');
  return (
    <>
      <PageHeader title={mail.subject} description={`In ${folderLooks[folderOf(mail)].label}`} />
      <Card padding="none" className="mt-6">
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-line px-2 py-1.5 md:px-4">
          <MailTools mail={mail} folder={folder} />
          <Neighbours mail={mail} list={list} />
        </div>
        <article aria-label={mail.subject} className="flex flex-col gap-6 p-4 md:p-6">
          <Envelope mail={mail} />
          <RichText nodes={mail.body} className="max-w-prose text-base" />
          {mail.attachments.length > 0 && <Attachments files={mail.attachments} />}
          {answers.length > 0 && <Answers mails={answers} />}
        </article>
        {mail.place !== 'trash' && mail.place !== 'spam' && (
          <div className="border-t border-line p-4 md:p-6">
            <AnswerArea key={id} mail={mail} />
          </div>
        )}
      </Card>
    </>
  );
}

/** A placeholder for a mail of this tab, until its state is restored. */
function MailOnItsWay() {
  return (
    <Loading label="The mail is loading">
      <Skeleton className="h-8 w-64 max-w-full" />
      <Card className="mt-6 flex flex-col gap-4">
        <Skeleton className="h-12 w-56 max-w-full" />
        <Skeleton className="h-4 w-full" />
        <Skeleton className="h-4 w-2/3" />
      </Card>
    </Loading>
  );
}

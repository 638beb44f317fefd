'use client';

import Link from 'next/link';
import { useRouter } from 'next/navigation';
import { Icon } from '@/components/ui/display/icon';
import { IconButton, iconButtonClasses } from '@/components/ui/action/icon-button';
import { toast } from '@/components/ui/feedback/toast';
import { folderLooks, type Folder } from '../folders';
import { folderHref } from '../hrefs';
import type { Mail } from '../mail';
import { mailArea } from '../mail-area';
import { MarkButton } from '../marks';
import { moveAndTell } from '../move-and-tell';
import { markMails, moveLooks, movesOf } from '../moves';

interface MailToolsProps {
  mail: Mail;
  /** The folder it was opened from, and to return to. */
  folder: Folder;
}

/** The actions on the open mail; after a move its folder is shown again. */
export function MailTools({ mail, folder }: MailToolsProps) {
  const router = useRouter();
  const back = `Back to ${folderLooks[folder].label}`;
  const mark = (which: 'starred' | 'important' | 'read', on: boolean) =>
    mailArea.change((all) => markMails(all, new Set([mail.id]), which, on));
  return (
    <div role="group" aria-label="This mail" className="flex flex-wrap items-center">
      <Link
        href={folderHref(folder)}
        prefetch={false}
        aria-label={back}
        title={back}
        className={iconButtonClasses}
      >
        <Icon name="arrow-left" size={20} />
      </Link>
      <span aria-hidden="true" className="mx-1 h-6 border-s border-line" />
      {movesOf(mail).map((move) => (
        <IconButton
          key={move}
          icon={moveLooks[move].icon}
          label={moveLooks[move].label}
          onClick={() => {
            void moveAndTell([mail], move).then((moved) => {
              if (moved) router.push(folderHref(folder));
            });
          }}
        />
      ))}
      <IconButton
        icon="mail"
        label="Mark as unread"
        onClick={() => {
          mark('read', false);
          toast({ summary: 'Marked as unread', detail: mail.subject, life: 3000 });
          router.push(folderHref(folder));
        }}
      />
      <span aria-hidden="true" className="mx-1 h-6 border-s border-line" />
      <MarkButton mail={mail} mark="starred" onChange={(on) => mark('starred', on)} className="size-10!" />
      <MarkButton
        mail={mail}
        mark="important"
        onChange={(on) => mark('important', on)}
        className="size-10!"
      />
    </div>
  );
}

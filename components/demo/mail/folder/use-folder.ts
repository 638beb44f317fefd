'use client';

import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { dialogsGone } from '@/components/kit/panels/dialogs-gone';
import { toast } from '@/components/ui/feedback/toast';
import { useArea } from '../../area';
import { folderLooks, mailsIn, type Folder } from '../folders';
import type { Mail } from '../mail';
import { mailArea, mailsOnPage, viewArea, type FolderView } from '../mail-area';
import { moveAndTell } from '../move-and-tell';
import { markMails, type Move } from '../moves';
import { useSelection } from './use-selection';

/** A folder's mails and actions. When a mail disappears, the focus moves to the one that takes its place. */
export function useFolder(folder: Folder) {
  const mails = useArea(mailArea);
  const kept = useArea(viewArea);
  const view: FolderView = kept.folder === folder ? kept : { folder, query: '', page: 0 };
  const list = useRef<HTMLDivElement>(null);

  const found = mailsIn(folder, mails, view.query);
  const lastPage = Math.max(0, Math.ceil(found.length / mailsOnPage) - 1);
  const page = Math.min(view.page, lastPage);
  const shown = found.slice(page * mailsOnPage, (page + 1) * mailsOnPage);
  const selection = useSelection(shown);

  const focusRow = (place: number) => {
    const links = [...(list.current?.querySelectorAll<HTMLElement>('[data-mail]') ?? [])];
    (links[place] ?? links.at(-1) ?? list.current)?.focus();
  };
  const move = async (meant: readonly Mail[], how: Move) => {
    const place = shown.findIndex(({ id }) => id === meant[0]?.id);
    if (!(await moveAndTell(meant, how))) return;
    selection.clear();
    await dialogsGone();
    focusRow(place);
  };
  const mark = (mail: Mail, which: 'starred' | 'important' | 'read', on: boolean) => {
    const set = (value: boolean) =>
      mailArea.change((all) => markMails(all, new Set([mail.id]), which, value));
    const place = shown.indexOf(mail);
    flushSync(() => set(on));
    if (which !== folder || on) return;
    focusRow(place);
    toast({
      summary: `Taken out of ${folderLooks[folder].label}`,
      detail: mail.subject,
      life: 6000,
      action: { label: 'Undo', onPress: () => set(true) },
    });
  };

  return {
    view: { ...view, page },
    list,
    total: found.length,
    shown,
    selection,
    move,
    mark,
    markRead: (read: boolean) => {
      const ids = new Set(selection.chosen.map(({ id }) => id));
      mailArea.change((all) => markMails(all, ids, 'read', read));
      selection.clear();
    },
    look: (part: Partial<FolderView>) => viewArea.change(() => ({ ...view, page, ...part })),
  };
}

'use client';

import Link from 'next/link';
import { usePathname } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { Badge } from '@/components/kit/display/badge';
import { ButtonLink } from '@/components/ui/action/button-link';
import { classNames } from '@/components/ui/styles/class-names';
import { Icon } from '@/components/ui/display/icon';
import { scrollToStart } from '@/components/ui/navigation/scroll-to-start';
import { useArea } from '../area';
import { folderLooks, folderNames, unreadIn } from './folders';
import { composeHref, folderHref } from './hrefs';
import { mailArea, viewArea } from './mail-area';

/** Compose, and the folders with their unread counts; a scrolling row on narrow screens. */
export function FolderMenu() {
  const mails = useArea(mailArea);
  const path = usePathname();
  const list = useRef<HTMLUListElement>(null);

  useEffect(() => {
    const row = list.current;
    const current = row?.querySelector<HTMLElement>('[aria-current]');
    if (row && current) scrollToStart(row, current);
  }, [path]);

  return (
    <nav aria-label="Mail folders" className="flex min-w-0 flex-col gap-4 md:flex-row min-[1400px]:flex-col">
      <ButtonLink
        href={composeHref}
        prefetch={false}
        icon="demo:square-pen"
        aria-current={path === composeHref ? 'page' : undefined}
        className="shrink-0 max-[1399px]:self-start"
      >
        Compose
      </ButtonLink>
      <ul
        ref={list}
        className="relative -m-1 flex min-w-0 gap-1 overflow-x-auto p-1 min-[1400px]:flex-col min-[1400px]:overflow-visible"
      >
        {folderNames.map((folder) => {
          const { label, icon } = folderLooks[folder];
          const unread = unreadIn(folder, mails);
          const current = path === folderHref(folder);
          return (
            <li key={folder} className="shrink-0">
              <Link
                href={folderHref(folder)}
                prefetch={false}
                aria-current={current ? 'page' : undefined}
                onClick={() => viewArea.change(() => ({ folder, query: '', page: 0 }))}
                className={classNames(
                  'flex min-h-10 items-center gap-2 rounded-md px-2.5 text-sm font-medium transition-colors min-[1400px]:gap-2.5 min-[1400px]:px-3',
                  current
                    ? 'bg-highlight text-highlight-text'
                    : 'hover:bg-surface-500/10 text-muted hover:text-body',
                )}
              >
                <Icon name={icon} size={20} className="max-[1399px]:size-4" />
                {label}
                {unread > 0 && (
                  <Badge
                    size="small"
                    label="unread"
                    {...(folder !== 'inbox' && { severity: 'secondary' as const })}
                    className="ms-auto"
                  >
                    {unread}
                  </Badge>
                )}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

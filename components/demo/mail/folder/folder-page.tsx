'use client';

import { Button } from '@/components/ui/action/button';
import { Card } from '@/components/ui/display/card';
import { IconField } from '@/components/kit/inputs/icon-field';
import { Input } from '@/components/ui/field/input';
import { PageHeader } from '@/components/ui/navigation/page-header';
import { Pagination } from '@/components/ui/navigation/pagination';
import { useArea } from '../../area';
import { folderLooks, mailsIn, unreadIn, type Folder } from '../folders';
import { mailArea, mailsOnPage } from '../mail-area';
import { BulkBar } from './bulk-bar';
import { MailRow } from './mail-row';
import { NoMail } from './no-mail';
import { useFolder } from './use-folder';

/** One folder: its mails, newest first, with search, paging, and actions on one mail or several. */
export function FolderPage({ folder }: { folder: Folder }) {
  const { view, list, total, shown, selection, move, mark, markRead, look } = useFolder(folder);
  const mails = useArea(mailArea);
  const { label } = folderLooks[folder];
  const all = mailsIn(folder, mails);
  const unread = unreadIn(folder, mails);
  return (
    <>
      <PageHeader
        title={label}
        description={`${all.length === 1 ? '1 mail' : `${all.length} mails`}${unread > 0 ? `, ${unread} unread` : ''}`}
        actions={
          folder === 'trash' &&
          all.length > 0 && (
            <Button variant="secondary" icon="trash" onClick={() => void move(all, 'erase')}>
              Empty the trash
            </Button>
          )
        }
      />
      <Card padding="none" className="mt-6">
        <div className="@container flex flex-wrap-reverse items-center justify-between gap-x-6 gap-y-2 border-b border-line px-4 py-3 md:px-6">
          <BulkBar
            shown={shown}
            chosen={selection.chosen}
            onSelectAll={(on) => selection.set(shown, on)}
            onMove={(how) => void move(selection.chosen, how)}
            onRead={markRead}
          />
          <IconField start="search" className="min-w-48 grow sm:max-w-72">
            <Input
              type="search"
              aria-label={`Search ${label}`}
              placeholder={`Search ${label}`}
              value={view.query}
              onChange={(event) => look({ query: event.target.value, page: 0 })}
            />
          </IconField>
        </div>
        <div ref={list} role="region" aria-label={`${label}: mails`} tabIndex={-1} className="@container">
          {shown.length > 0 ? (
            <ul className="divide-y divide-line">
              {shown.map((mail) => (
                <MailRow
                  key={mail.id}
                  mail={mail}
                  selected={selection.has(mail.id)}
                  onSelect={(on) => selection.set([mail], on)}
                  onOpen={() => look({})}
                  onMove={(how) => void move([mail], how)}
                  onMark={(which, on) => mark(mail, which, on)}
                />
              ))}
            </ul>
          ) : (
            <NoMail folder={folder} query={view.query} onClear={() => look({ query: '', page: 0 })} />
          )}
        </div>
        <Pagination
          label={label}
          page={view.page}
          pageSize={mailsOnPage}
          total={total}
          onPage={(page) => {
            selection.clear();
            look({ page });
          }}
          className="border-t border-line px-4 py-3 md:px-6"
        />
      </Card>
    </>
  );
}

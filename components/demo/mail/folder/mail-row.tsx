'use client';

import Link from 'next/link';
import { classNames } from '@/components/ui/styles/class-names';
import { Icon } from '@/components/ui/display/icon';
import { RowCheckbox } from '@/components/kit/table/row-checkbox';
import { VisuallyHidden } from '@/components/ui/display/visually-hidden';
import { ContactAvatar } from '../contact-avatar';
import { contactOf } from '../data/contacts';
import { mailHref } from '../hrefs';
import { textOf, type Mail } from '../mail';
import { MarkButton } from '../marks';
import type { Move } from '../moves';
import { MailDate } from './mail-date';
import { RowActions } from './row-actions';

interface MailRowProps {
  mail: Mail;
  selected: boolean;
  onSelect: (on: boolean) => void;
  onOpen: () => void;
  onMove: (move: Move) => void;
  onMark: (mark: 'starred' | 'important' | 'read', on: boolean) => void;
}

/** The contacts shown in the list: for sent mail, its recipients. */
function partnerOf({ sent, from, to, cc }: Mail) {
  const [first, ...more] = sent ? [...to, ...cc] : [from];
  const contact = contactOf(first ?? from);
  return { contact, name: `${sent ? 'To ' : ''}${contact.name}${more.length > 0 ? ` +${more.length}` : ''}` };
}

/** One mail of a list: one line, or three on narrow screens. */
export function MailRow({ mail, selected, onSelect, onOpen, onMove, onMark }: MailRowProps) {
  const { contact, name } = partnerOf(mail);
  const unread = !mail.read;
  return (
    <li
      data-selected={selected ? '' : undefined}
      className={classNames(
        'group/row data-selected:tinted not-data-selected:hover:bg-card-hover relative grid items-center gap-x-3 px-4 py-2.5 text-sm transition-colors md:px-6',
        '@3xl:grid-cols-[1.25rem_4rem_2rem_8.5rem_minmax(0,1fr)_auto] @3xl:py-1.5 grid-cols-[2rem_2rem_minmax(0,1fr)_auto]',
        '@3xl:[@media(hover:none)]:grid-cols-[1.25rem_4rem_2rem_8.5rem_minmax(0,1fr)_auto_2rem]',
      )}
    >
      <span className="z-1 relative inline-flex justify-center">
        <RowCheckbox
          label={`Select ${mail.subject}`}
          checked={selected}
          onChange={(event) => onSelect(event.target.checked)}
        />
      </span>
      <span className="@max-3xl:col-start-1 @max-3xl:row-start-2 z-1 relative flex self-center">
        <MarkButton mail={mail} mark="starred" onChange={(on) => onMark('starred', on)} />
        <MarkButton
          mail={mail}
          mark="important"
          onChange={(on) => onMark('important', on)}
          className="@max-3xl:hidden"
        />
      </span>
      <ContactAvatar contact={contact} />
      <span className={classNames('truncate', unread ? 'font-semibold text-strong' : 'text-body')}>
        {name}
      </span>
      <span className="@max-3xl:col-start-2 @max-3xl:col-end-5 @max-3xl:row-start-2 @3xl:flex @max-3xl:pe-10 @max-3xl:pt-1 min-w-0 items-baseline gap-2">
        <Link
          href={mailHref(mail.id)}
          prefetch={false}
          onClick={onOpen}
          data-mail=""
          className={classNames(
            'covers @3xl:max-w-[70%] @3xl:shrink-0 block truncate rounded-xs',
            unread ? 'font-semibold text-strong' : 'text-body',
          )}
        >
          {unread && <VisuallyHidden>Unread: </VisuallyHidden>}
          {mail.subject}
        </Link>
        <span className="block min-w-0 truncate text-muted">{textOf(mail)}</span>
      </span>
      <span
        className={classNames(
          '@max-3xl:col-start-4 @max-3xl:row-start-1 @3xl:min-w-20 flex items-center justify-end gap-2 whitespace-nowrap',
          unread ? 'font-semibold text-strong' : 'text-muted',
        )}
      >
        {mail.important && <Icon name="flag" className="@3xl:hidden fill-current text-danger" />}
        {mail.attachments.length > 0 && (
          <>
            <Icon name="demo:paperclip" className="text-muted" />
            <VisuallyHidden>With files</VisuallyHidden>
          </>
        )}
        <MailDate date={mail.date} />
      </span>
      <RowActions mail={mail} onMove={onMove} onMark={onMark} />
    </li>
  );
}

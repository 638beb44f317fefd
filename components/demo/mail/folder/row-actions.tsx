'use client';

import { useRouter } from 'next/navigation';
import { classNames } from '@/components/ui/styles/class-names';
import { IconButton } from '@/components/ui/action/icon-button';
import { Menu } from '@/components/kit/menus/menu';
import type { MenuEntry } from '@/components/kit/menus/menu-items';
import { mailHref } from '../hrefs';
import type { Mail } from '../mail';
import { moveLooks, movesOf, type Move } from '../moves';
import { beginAnswer } from '../write/drafts';

interface RowActionsProps {
  mail: Mail;
  onMove: (move: Move) => void;
  onMark: (mark: 'starred' | 'important' | 'read', on: boolean) => void;
}

/** Spam, deleted and own mails have no reply. */
const canReply = ({ sent, place }: Mail) => !sent && (place === 'home' || place === 'archived');

/** Shown as buttons over the date for mouse and keyboard, and as a menu for touch. */
export function RowActions({ mail, onMove, onMark }: RowActionsProps) {
  const router = useRouter();
  const reply = () => {
    beginAnswer(mail, 'reply');
    router.push(mailHref(mail.id));
  };
  const moves = movesOf(mail);
  const entries: MenuEntry[] = [
    ...(canReply(mail) ? [{ label: 'Reply', icon: 'demo:reply' as const, onSelect: reply }] : []),
    ...moves.map((move) => ({
      label: moveLooks[move].label,
      icon: moveLooks[move].icon,
      danger: move === 'erase',
      onSelect: () => onMove(move),
    })),
    { separator: true },
    {
      label: mail.important ? 'Not important' : 'Mark as important',
      icon: 'flag',
      onSelect: () => onMark('important', !mail.important),
    },
    {
      label: mail.read ? 'Mark as unread' : 'Mark as read',
      icon: mail.read ? 'mail' : 'check',
      onSelect: () => onMark('read', !mail.read),
    },
  ];
  return (
    <>
      <span
        className={classNames(
          'z-1 absolute inset-y-0 end-0 hidden items-center bg-card pe-3 ps-2 opacity-0 transition-opacity focus-within:opacity-100 group-hover/row:opacity-100',
          'group-data-selected/row:tinted group-hover/row:group-not-data-selected/row:bg-card-hover',
          '@3xl:[@media(hover:hover)]:flex',
        )}
      >
        {canReply(mail) && (
          <IconButton
            icon="demo:reply"
            label={`Reply to “${mail.subject}”`}
            onClick={reply}
            className="size-9"
          />
        )}
        {moves.map((move) => (
          <IconButton
            key={move}
            icon={moveLooks[move].icon}
            label={`${moveLooks[move].label}: ${mail.subject}`}
            title={moveLooks[move].label}
            onClick={() => onMove(move)}
            className="size-9"
          />
        ))}
      </span>
      <span className="@max-3xl:col-start-4 @max-3xl:row-start-2 @3xl:[@media(hover:hover)]:hidden z-1 relative justify-self-end">
        <Menu
          anchor="bottom end"
          trigger={
            <IconButton
              icon="demo:ellipsis-vertical"
              label={`Actions: ${mail.subject}`}
              className="size-8!"
            />
          }
          items={entries}
        />
      </span>
    </>
  );
}

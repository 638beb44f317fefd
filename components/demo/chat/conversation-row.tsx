'use client';

import Link from 'next/link';
import { Badge } from '@/components/kit/display/badge';
import { classNames } from '@/components/ui/styles/class-names';
import { VisuallyHidden } from '@/components/ui/display/visually-hidden';
import { formatDate } from '@/lib/format';
import { personOf } from '../data/person-of';
import { conversationHref } from './addresses';
import type { Conversation } from './conversation';
import { me } from './conversations';
import { presenceWords, PresentAvatar } from './presence';

interface ConversationRowProps {
  conversation: Conversation;
  open: boolean;
  onOpen: () => void;
}

/** One conversation of the list: person, presence, last message and unread count. */
export function ConversationRow({ conversation, open, onOpen }: ConversationRowProps) {
  const { presence, messages, unread, draft } = conversation;
  const person = personOf(conversation.person);
  const last = messages.at(-1);
  const said = last && `${last.from === me.id ? 'You: ' : ''}${last.text}`;
  return (
    <li>
      <Link
        id={`conversation-${person.id}`}
        href={conversationHref(person.id)}
        prefetch={false}
        aria-current={open ? 'true' : undefined}
        onNavigate={(event) => {
          event.preventDefault();
          onOpen();
        }}
        className={classNames(
          'flex items-center gap-3 rounded-md px-3 py-2.5 transition-colors',
          open ? 'lg:bg-highlight' : 'hover:bg-surface-500/10',
        )}
      >
        <PresentAvatar person={person} presence={presence} />
        <span className="min-w-0 grow">
          <span className="flex items-baseline justify-between gap-2">
            <span className="truncate text-sm font-semibold text-strong">
              {person.name}
              <VisuallyHidden> {presenceWords[presence]}</VisuallyHidden>
            </span>
            {last && (
              <time dateTime={last.at} className="shrink-0 text-xs text-muted">
                {formatDate(last.at)}
              </time>
            )}
          </span>
          <span className="flex items-center justify-between gap-2">
            <span
              className={classNames(
                'truncate text-sm',
                unread > 0 ? 'font-medium text-strong' : 'text-muted',
              )}
            >
              {draft.trim() !== '' ? (
                <>
                  <span className="font-medium text-action">Draft:</span> {draft}
                </>
              ) : (
                (said ?? 'No messages yet')
              )}
            </span>
            {unread > 0 && (
              <Badge size="small" label="unread">
                {unread}
              </Badge>
            )}
          </span>
        </span>
      </Link>
    </li>
  );
}

'use client';

import { useState } from 'react';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { Icon } from '@/components/ui/display/icon';
import { Input } from '@/components/ui/field/input';
import type { Chat } from './chat-area';
import { ConversationRow } from './conversation-row';
import { OwnProfile } from './own-profile';
import { matching } from './search';

interface ConversationListProps {
  chat: Chat;
  open: string | undefined;
  onOpen: (person: string) => void;
}

/** The user's own profile, the search, and all conversations. */
export function ConversationList({ chat, open, onOpen }: ConversationListProps) {
  const [query, setQuery] = useState('');
  const shown = matching(chat.conversations, query);
  return (
    <>
      <div className="flex flex-col gap-4 p-4">
        <OwnProfile presence={chat.presence} />
        <span className="relative block">
          <Icon name="search" className="pointer-events-none absolute inset-y-0 start-3 my-auto text-muted" />
          <Input
            type="search"
            aria-label="Search people and messages"
            placeholder="Search people and messages"
            value={query}
            onChange={(event) => setQuery(event.target.value)}
            className="ps-9"
          />
        </span>
      </div>
      <nav
        aria-label="Conversations"
        className="scrollbar-slim min-h-0 grow overflow-y-auto overscroll-contain px-2 pb-2"
      >
        {shown.length > 0 ? (
          <ul className="flex flex-col gap-0.5">
            {shown.map((conversation) => (
              <ConversationRow
                key={conversation.person}
                conversation={conversation}
                open={conversation.person === open}
                onOpen={() => onOpen(conversation.person)}
              />
            ))}
          </ul>
        ) : (
          <EmptyState icon="search" title="Nobody and nothing found">
            No name and no message has these words.
          </EmptyState>
        )}
      </nav>
    </>
  );
}

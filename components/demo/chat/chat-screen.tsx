'use client';

import { useSearchParams } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { ButtonLink } from '@/components/ui/action/button-link';
import { Card } from '@/components/ui/display/card';
import { classNames } from '@/components/ui/styles/class-names';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { useArea } from '../area';
import { conversationHref } from './addresses';
import { chat, markRead } from './chat-area';
import { ConversationList } from './conversation-list';
import { ConversationPane } from './conversation-pane';

const go = (href: string) => window.history.pushState(null, '', href);

/** Focuses newly visible content; on touch screens not a field, to keep the on-screen keyboard closed. */
function focusOn(id: string, forTouch = id) {
  const touch = window.matchMedia('(pointer: coarse)').matches;
  document.getElementById(touch ? forTouch : id)?.focus();
}

/**
 * All conversations beside the open one; on a phone one at a time. Without one in the address, the latest is
 * open.
 */
export function ChatScreen() {
  const state = useArea(chat);
  const asked = useSearchParams().get('with') ?? undefined;
  const open = asked ?? state.conversations[0]?.person;
  const conversation = state.conversations.find((one) => one.person === open);
  const arrive = useRef<() => void>(undefined);

  useEffect(() => {
    if (asked !== undefined) chat.change(markRead(asked));
    arrive.current?.();
    arrive.current = undefined;
  }, [asked]);

  const openOne = (person: string) => {
    const write = () => focusOn('chat-message', 'chat-with');
    if (person === asked) write();
    else {
      arrive.current = write;
      go(conversationHref(person));
    }
  };
  const back = () => {
    arrive.current = () => document.getElementById(`conversation-${open}`)?.focus();
    go(conversationHref());
  };

  return (
    <Card
      aria-label="Chat"
      padding="none"
      className="min-h-120 grid h-[calc(100dvh-14rem-var(--banner-height))] overflow-hidden lg:grid-cols-[20rem_minmax(0,1fr)]"
    >
      <div
        className={classNames(
          'flex min-h-0 min-w-0 flex-col border-line lg:border-e',
          asked !== undefined && 'max-lg:hidden',
        )}
      >
        <ConversationList chat={state} open={open} onOpen={openOne} />
      </div>
      <div
        key={open}
        className={classNames('flex min-h-0 min-w-0 flex-col', asked === undefined && 'max-lg:hidden')}
      >
        {conversation ? (
          <ConversationPane conversation={conversation} onBack={back} />
        ) : (
          <EmptyState
            icon="user"
            title="There is no such conversation"
            action={
              <ButtonLink href={conversationHref()} variant="secondary" icon="demo:messages-square">
                Show all conversations
              </ButtonLink>
            }
          >
            Nobody of the office has the address you came by.
          </EmptyState>
        )}
      </div>
    </Card>
  );
}

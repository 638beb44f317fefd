'use client';

import { EmptyState } from '@/components/ui/feedback/empty-state';
import { IconButton } from '@/components/ui/action/icon-button';
import { toast } from '@/components/ui/feedback/toast';
import { formatDateTime } from '@/lib/format';
import { personOf } from '../data/person-of';
import { chat, clearMessages, restoreMessages, send, setDraft } from './chat-area';
import { Composer } from './composer';
import type { Conversation } from './conversation';
import { MessageLog } from './message-log';
import { presenceWords, PresentAvatar } from './presence';

interface ConversationPaneProps {
  conversation: Conversation;
  /** On a phone, where the list is a separate screen. */
  onBack: () => void;
}

/** The open conversation: its person, messages, and message field. */
export function ConversationPane({ conversation, onBack }: ConversationPaneProps) {
  const { person: id, presence, lastSeen, messages, draft } = conversation;
  const person = personOf(id);
  const clear = () => {
    chat.change(clearMessages(id));
    toast({
      severity: 'success',
      summary: 'Conversation cleared',
      detail: `With ${person.name}.`,
      life: 8000,
      action: { label: 'Undo', onPress: () => chat.change(restoreMessages(id, messages)) },
    });
  };
  return (
    <>
      <header className="flex items-center gap-3 border-b border-line p-4">
        <IconButton
          icon="arrow-left"
          label="Back to all conversations"
          onClick={onBack}
          className="-me-1 -ms-2 lg:hidden"
        />
        <PresentAvatar person={person} presence={presence} />
        <div className="min-w-0 grow">
          <h2 id="chat-with" tabIndex={-1} className="truncate text-base outline-none">
            {person.name}
          </h2>
          <p className="truncate text-sm text-muted">
            {presenceWords[presence]}
            {presence !== 'active' && `, last seen ${formatDateTime(lastSeen)}`}
            <span className="max-sm:hidden"> · {person.role}</span>
          </p>
        </div>
        {messages.length > 0 && <IconButton icon="trash" label="Clear the conversation" onClick={clear} />}
      </header>
      {messages.length > 0 ? (
        <MessageLog name={person.name} messages={messages} />
      ) : (
        <div className="flex min-h-0 grow items-center justify-center overflow-y-auto">
          <EmptyState icon="demo:messages-square" title="Nothing said yet">
            Write the first message to {person.name} below.
          </EmptyState>
        </div>
      )}
      <Composer
        name={person.name}
        draft={draft}
        onDraft={(text) => chat.change(setDraft(id, text))}
        onSend={() => chat.change(send(id, draft))}
      />
    </>
  );
}

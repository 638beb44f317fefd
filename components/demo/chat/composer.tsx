'use client';

import { useRef, type KeyboardEvent } from 'react';
import { Button } from '@/components/ui/action/button';
import { GrowingTextarea } from '@/components/kit/inputs/growing-textarea';
import { IconButton } from '@/components/ui/action/icon-button';
import { Popover } from '@/components/ui/overlay/popover';
import { EmojiPicker } from './emoji-picker';

interface ComposerProps {
  /** The recipient. */
  name: string;
  draft: string;
  onDraft: (text: string) => void;
  onSend: () => void;
}

/** The field for the next message: Enter sends, Shift+Enter adds a line break. */
export function Composer({ name, draft, onDraft, onSend }: ComposerProps) {
  const field = useRef<HTMLTextAreaElement>(null);

  const sendIt = () => {
    if (draft.trim() !== '') onSend();
    field.current?.style.removeProperty('height');
    field.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    sendIt();
  };
  const insert = (emoji: string) => {
    if (!field.current) return;
    const { selectionStart, selectionEnd } = field.current;
    field.current.focus();
    field.current.setRangeText(emoji, selectionStart, selectionEnd, 'end');
    onDraft(field.current.value);
  };

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        sendIt();
      }}
      className="flex items-end gap-1 border-t border-line p-3 md:px-4"
    >
      <Popover
        label="Emoji"
        anchor="top start"
        trigger={<IconButton icon="demo:face-grinning" label="Emoji" className="text-muted" />}
      >
        {(close) => (
          <EmojiPicker
            onPick={(emoji) => {
              close();
              insert(emoji);
            }}
          />
        )}
      </Popover>
      <GrowingTextarea
        ref={field}
        id="chat-message"
        rows={1}
        aria-label={`Message to ${name}`}
        placeholder={`Message to ${name}`}
        enterKeyHint="send"
        value={draft}
        onChange={(event) => onDraft(event.target.value)}
        onKeyDown={onKeyDown}
        className="min-h-10! max-h-32! grow"
      />
      <Button type="submit" icon="send" className="ms-1">
        <span className="max-sm:sr-only">Send</span>
      </Button>
    </form>
  );
}

'use client';

import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '@/components/ui/action/button';
import { useArea } from '../../area';
import { contactOf } from '../data/contacts';
import type { Mail } from '../mail';
import { beginAnswer, draftArea, hasOthers, type AnswerKind } from '../write/drafts';
import { MailForm } from '../write/mail-form';
import { useSend } from '../write/use-send';

const labels: Record<AnswerKind, string> = {
  reply: 'Reply',
  replyAll: 'Reply to all',
  forward: 'Forward',
};

/** Reply, reply to all and forward, written inline below the mail; a draft is restored on return. */
export function AnswerArea({ mail }: { mail: Mail }) {
  const draft = useArea(draftArea)[mail.id];
  const send = useSend();
  const [pressed, setPressed] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const kinds: AnswerKind[] = hasOthers(mail) ? ['reply', 'replyAll', 'forward'] : ['reply', 'forward'];
  const begin = (kind: AnswerKind) => {
    setPressed(true);
    beginAnswer(mail, kind);
  };
  const close = (change: () => void) => {
    flushSync(change);
    place.current?.querySelector('button')?.focus();
  };
  return (
    <div ref={place}>
      <div role="group" aria-label="Answer" className="flex flex-wrap gap-2">
        {kinds.map((kind) => (
          <Button
            key={kind}
            variant={draft?.kind === kind ? 'primary' : 'secondary'}
            icon={kind === 'forward' ? 'demo:forward' : kind === 'replyAll' ? 'demo:users' : 'demo:reply'}
            aria-pressed={draft?.kind === kind}
            onClick={() => begin(kind)}
          >
            {labels[kind]}
          </Button>
        ))}
      </div>
      {draft && (
        <div className="mt-6">
          <MailForm
            label={`${labels[draft.kind === 'new' ? 'reply' : draft.kind]}: ${contactOf(mail.from).name}`}
            key={draft.kind}
            draftKey={mail.id}
            draft={draft}
            takesFocus={pressed}
            onSend={(ready) => close(() => send(mail.id, ready, mail.id))}
            onDiscard={() => close(() => setPressed(false))}
          />
        </div>
      )}
    </div>
  );
}

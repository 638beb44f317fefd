'use client';

import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/action/button';
import { Editor } from '@/components/kit/editor/editor';
import { Field } from '@/components/ui/field/field';
import { Input } from '@/components/ui/field/input';
import { toast } from '@/components/ui/feedback/toast';
import { AttachmentsField } from './attachments-field';
import { changeDraft, draftArea, dropDraft, type Draft } from './drafts';
import { RecipientsField } from './recipients-field';
import { complaintsAbout, type Complaint } from './send';

interface MailFormProps {
  /** The accessible name of the form. */
  label: string;
  /** The draft's key in its area. */
  draftKey: string;
  draft: Draft;
  onSend: (draft: Draft) => void;
  /** The draft is deleted; this can be undone. */
  onDiscard: () => void;
  /** Takes the focus on mount. */
  takesFocus?: boolean;
}

/** The form of a draft; every change is stored in the area. */
export function MailForm({ label, draftKey, draft, onSend, onDiscard, takesFocus = false }: MailFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [complaints, setComplaints] = useState<Complaint[]>([]);
  const idOf = (field: Complaint['field']) => `mail-${field}`;
  const errorOf = (field: Complaint['field']) =>
    complaints.find((complaint) => complaint.field === field)?.message;
  /** A field's error is cleared when it changes. */
  const change = (part: Partial<Draft>, changed?: Complaint['field']) => {
    changeDraft(draftKey, part);
    setComplaints((before) => before.filter(({ field }) => field !== changed));
  };

  useEffect(() => {
    if (takesFocus) form.current?.focus();
  }, [takesFocus]);

  const send = () => {
    const found = complaintsAbout(draft);
    setComplaints(found);
    const first = found[0];
    if (first) document.getElementById(idOf(first.field))?.focus();
    else onSend(draft);
  };
  const discard = () => {
    dropDraft(draftKey);
    setComplaints([]);
    onDiscard();
    toast({
      summary: 'Draft discarded',
      life: 6000,
      action: {
        label: 'Undo',
        onPress: () => draftArea.change((drafts) => ({ ...drafts, [draftKey]: draft })),
      },
    });
  };

  return (
    <form
      ref={form}
      tabIndex={-1}
      aria-label={label}
      noValidate
      onSubmit={(event) => event.preventDefault()}
      className="flex min-w-0 flex-col gap-5 rounded-xs"
    >
      <div className="flex flex-wrap items-start gap-x-2 gap-y-4 sm:flex-nowrap">
        <div className="min-w-0 grow basis-full">
          <RecipientsField
            id={idOf('to')}
            label="To"
            value={draft.to}
            onChange={(to) => change({ to }, 'to')}
            text={draft.toText}
            onText={(toText) => change({ toText }, 'to')}
            error={errorOf('to')}
          />
        </div>
        {!draft.withCc && (
          <Button
            variant="ghost"
            className="sm:mt-6.5 shrink-0 max-sm:-mt-2"
            onClick={() => {
              change({ withCc: true });
              requestAnimationFrame(() => document.getElementById(idOf('cc'))?.focus());
            }}
          >
            Add copies
          </Button>
        )}
      </div>
      {draft.withCc && (
        <RecipientsField
          id={idOf('cc')}
          label="Copies to"
          value={draft.cc}
          onChange={(cc) => change({ cc }, 'cc')}
          text={draft.ccText}
          onText={(ccText) => change({ ccText }, 'cc')}
          error={errorOf('cc')}
        />
      )}
      <Field id={idOf('subject')} label="Subject" error={errorOf('subject')}>
        {(control) => (
          <Input
            {...control}
            autoComplete="off"
            value={draft.subject}
            onChange={(event) => change({ subject: event.target.value }, 'subject')}
          />
        )}
      </Field>
      <Field id={idOf('text')} label="Message" error={errorOf('text')}>
        {(control) => (
          <Editor
            {...control}
            value={draft.html}
            onChange={(html) => change({ html }, 'text')}
            toolbarLabel="Look of the message"
          />
        )}
      </Field>
      <AttachmentsField
        value={draft.attachments}
        onChange={(attachments) => change({ attachments }, 'text')}
      />
      <div className="flex flex-wrap gap-2 border-t border-line pt-5">
        <Button icon="send" onClick={send}>
          Send
        </Button>
        <Button variant="secondary" icon="trash" onClick={discard}>
          Discard
        </Button>
      </div>
    </form>
  );
}

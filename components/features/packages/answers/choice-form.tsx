'use client';

import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { Field } from '@/components/ui/field/field';
import { RadioCards } from '@/components/ui/field/radio-cards';
import { Textarea } from '@/components/ui/field/textarea';
import { confirmDialog } from '@/components/ui/overlay/confirm';
import type { FieldErrors } from '@/lib/contract/errors';
import type { AnswerChoice } from '@/lib/domain/package/answer-choices';
import { maxLength } from '@/lib/domain/values/bounds';
import { text } from '@/lib/text/text';
import { sendAnswer } from './actions';
import type { AnswerFormProps } from './ask';
import { FormEnd } from './form-end';
import { useAnswer } from './use-answer';

/** Destroying a package is asked about once more. */
const isMeant = async (choice: AnswerChoice): Promise<boolean> =>
  choice !== 'dispose' ||
  confirmDialog({
    title: text('package.answer.disposeQuestion'),
    message: text('package.answer.disposeWarning'),
    acceptLabel: text('package.answer.dispose'),
    rejectLabel: text('package.answer.goBack'),
    severity: 'error',
  });

/** The answer to a hold or an exception: one of what it offers, and a note. Input is never lost, whatever the result. */
export function ChoiceForm({ item, ask, isOver, meanwhile, contact, onTyped }: AnswerFormProps<'choice'>) {
  const [choice, setChoice] = useState<AnswerChoice | ''>('');
  const [note, setNote] = useState('');
  const [errors, setErrors] = useState<FieldErrors>({});
  const [refusals, setRefusals] = useState(0);
  const { sending, unsent, send } = useAnswer(item);
  // The page may learn of an answer before the one who sent it.
  const isLate = isOver && !sending;
  const form = useRef<HTMLFormElement>(null);
  const chosen = ask.choices.find(({ value }) => value === choice)?.value;

  useEffect(() => {
    form.current?.querySelector<HTMLElement>('[aria-invalid] input, textarea[aria-invalid]')?.focus();
  }, [refusals]);

  const refuse = (found: FieldErrors) => {
    setErrors(found);
    setRefusals((count) => count + 1);
  };
  const forget = () => {
    setChoice('');
    setNote('');
    onTyped(false);
  };
  const save = async () => {
    if (chosen === undefined) {
      refuse({ choice: text('package.answer.none') });
      return;
    }
    if (sending || !(await isMeant(chosen))) return;
    send((version) => sendAnswer({ id: item.id, version, choice: chosen, note }), {
      done: text('package.answer.sent'),
      onSent: () => onTyped(false),
      onFailed: ({ fields }) => fields && refuse(fields),
    });
  };

  return (
    <form
      ref={form}
      method="post"
      noValidate
      onSubmit={(event: SubmitEvent) => {
        event.preventDefault();
        void save();
      }}
      className="flex flex-col gap-5"
    >
      {isLate && meanwhile}
      <RadioCards
        legend={text('package.answer.legend')}
        choices={ask.choices}
        value={chosen ?? ''}
        error={errors.choice}
        onChange={(value) => {
          setChoice(value);
          setErrors(({ choice: _, ...others }) => others);
          onTyped(true);
        }}
      />
      <Field id="answer-note" label={text('package.answer.note')} optional error={errors.note}>
        {(control) => (
          <Textarea
            {...control}
            value={note}
            maxLength={maxLength.note}
            onChange={({ target }) => {
              setNote(target.value);
              setErrors(({ note: _, ...others }) => others);
              onTyped(target.value !== '' || choice !== '');
            }}
          />
        )}
      </Field>
      <FormEnd
        label={text('package.answer.send')}
        notSent={text('package.answer.notSent')}
        unsent={unsent}
        sending={sending}
        isOver={isLate}
        contact={contact}
        reference={item.reference}
        onDiscard={forget}
      />
    </form>
  );
}

'use client';

import { startTransition, useActionState } from 'react';
import { Button } from '@/components/ui/action/button';
import { useFieldErrors } from '@/components/ui/field/use-field-errors';
import { callAction } from '@/lib/browser/product-api/call-action';
import { readChoicesForm } from '@/lib/validation/choices-form';
import { useAnsweredForm } from '../saving/use-answered-form';
import { saveChoices } from './actions';
import { ChoicesFields } from './choices-fields';
import { ChoicesOutcome } from './choices-outcome';
import type { ChoicesState } from './choices-state';
import type { ChoicesWords } from './choices-words';

interface ChoicesFormProps {
  initial: ChoicesState;
  words: ChoicesWords;
}

/** The choices of a customer, saved together: they have to fit each other. */
export function ChoicesForm({ initial, words }: ChoicesFormProps) {
  const [posted, post] = useActionState(saveChoices, initial);
  const { form, state, saving, submit, answer } = useAnsweredForm(posted);
  const { errors, show, changed } = useFieldErrors<Record<string, unknown>>(
    async () => (await import('./check-choices')).choicesProblems,
    posted.errors && { errors: posted.errors, values: { ...posted.chosen } },
  );

  const save = async (data: FormData) => {
    const next = await callAction<ChoicesState>(
      () => saveChoices(state, data),
      ({ code, message }) => ({ ...state, outcome: 'failed', code, message }),
    );
    startTransition(() => {
      answer(next);
      show(next.errors ?? {}, readChoicesForm(data));
    });
  };

  return (
    <form
      ref={form}
      action={post}
      onInput={(event) => changed(readChoicesForm(new FormData(event.currentTarget)))}
      onSubmit={(event) => submit(event, save)}
      noValidate
      className="flex flex-col gap-4"
    >
      {words.channels.length > 0 && <ChoicesFields words={words} chosen={state.chosen} errors={errors} />}
      {words.unproved && <p className="text-sm text-muted">{words.unproved}</p>}
      <p className="text-sm text-muted">{words.always}</p>
      <ChoicesOutcome state={state} />
      {words.channels.length > 0 && (
        <Button type="submit" withoutScript loading={saving} className="self-start">
          {words.save}
        </Button>
      )}
    </form>
  );
}

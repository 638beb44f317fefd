'use client';

import { useMemo, useRef, useState, type ReactNode, type SubmitEvent } from 'react';
import { Button } from '@/components/ui/action/button';
import { Alert } from '@/components/ui/feedback/alert';
import { useFieldErrors } from '@/components/ui/field/use-field-errors';
import { useHydrated } from '@/components/ui/hooks/use-hydrated';
import { richText } from '@/lib/text/rich-text';
import { text } from '@/lib/text/text';
import { focusFirstError, textsOf } from '@/lib/validation/form-values';
import { checkDetails } from './actions';
import { DetailsFields, type Proved } from './details-fields';
import { OnboardFrame } from './onboard-frame';
import type { Details } from './schemas';
import { storeDraft, storedDraft, type Draft } from './store';
import type { OpenToken } from './token-state';

interface DetailsFormProps {
  warehouseName: string;
  suiteNumber: string;
  /** The warehouse's prefilled data, masked. */
  prefill?: OpenToken['prefill'];
  /** The addresses of the session, which can't be changed here. */
  proved?: Proved | null;
  problem?: ReactNode;
  onDone: (details: Details) => Promise<void> | void;
}

/** The first step's form: name, e-mail, phone. Answers survive a reload and going back. */
export function DetailsForm({
  warehouseName,
  suiteNumber,
  prefill = {},
  proved = null,
  problem,
  onDone,
}: DetailsFormProps) {
  const hydrated = useHydrated();
  const form = useRef<HTMLFormElement>(null);
  const { errors, show, changed } = useFieldErrors<Draft>(async () => {
    const { detailsProblems } = await import('./check-details');
    return detailsProblems;
  });
  const [sending, setSending] = useState(false);
  const [failed, setFailed] = useState(false);
  // Read once: a form that is being filled in must not reset.
  const draft = useMemo(() => (hydrated ? storedDraft('details') : null), [hydrated]);

  const send = async (details: Draft) => {
    const checked = await checkDetails(details);
    if (checked.ok) return onDone(checked.data);
    show(checked.errors, details);
    focusFirstError(form.current, Object.keys(checked.errors));
  };

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (sending) return;
    const details = textsOf(new FormData(event.currentTarget));
    show({}, details);
    setFailed(false);
    setSending(true);
    send(details)
      .catch(() => setFailed(true))
      .finally(() => setSending(false));
  };

  return (
    <OnboardFrame
      step={0}
      title={text('onboarding.details.title', { warehouse: warehouseName })}
      description={richText('onboarding.details.description', {
        strong: (chunks) => (
          <strong dir="auto" className="font-medium text-body">
            {chunks}
          </strong>
        ),
        suite: suiteNumber,
      })}
    >
      <form
        ref={form}
        key={draft ? 'kept' : 'new'}
        method="post"
        noValidate
        className="flex flex-col gap-5"
        onInput={(event) => {
          const answers = textsOf(new FormData(event.currentTarget));
          storeDraft('details', answers);
          changed(answers);
        }}
        onSubmit={submit}
      >
        {failed && (
          <Alert severity="error" title={text('onboarding.details.notChecked')}>
            {text('errors.network')} {text('onboarding.details.stillHere')}
          </Alert>
        )}
        {problem}
        <DetailsFields draft={draft ?? {}} prefill={prefill} proved={proved} errors={errors} />
        <Button type="submit" size="large" loading={sending}>
          {text('onboarding.details.next')}
        </Button>
      </form>
    </OnboardFrame>
  );
}

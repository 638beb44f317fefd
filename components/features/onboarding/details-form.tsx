'use client';

import { useMemo, useRef, useState, type ReactNode, type SubmitEvent } from 'react';
import { ActionButton } from '@/components/ui/action-button';
import { Alert } from '@/components/ui/alert';
import { useHydrated } from '@/components/ui/use-hydrated';
import type { FieldErrors } from '@/lib/errors';
import { checkDetails } from './actions';
import { DetailsFields, type Proved } from './details-fields';
import { OnboardFrame } from './onboard-frame';
import type { Details } from './schemas';
import { keepDraft, keptDraft } from './store';
import type { OpenToken } from './token-state';

interface DetailsFormProps {
  warehouseName: string;
  suiteNumber: string;
  /** What the warehouse knows already, masked. */
  prefill?: OpenToken['prefill'];
  /** The addresses of the session, which can't be changed here. */
  proved?: Proved | null;
  problem?: ReactNode;
  onDone: (details: Details) => Promise<void> | void;
}

/** The first step's form: name, e-mail, phone. Neither a reload nor going back to it loses an answer. */
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
  const [errors, setErrors] = useState<FieldErrors>({});
  const [sending, setSending] = useState(false);
  const [failed, setFailed] = useState(false);
  // Read once: a form that is being filled in must not start anew.
  const draft = useMemo(() => (hydrated ? keptDraft('details') : null), [hydrated]);

  const send = async (data: FormData) => {
    const details = { name: data.get('name'), email: data.get('email'), phone: data.get('phone') };
    const checked = await checkDetails(details);
    if (checked.ok) return onDone(checked.data);
    setErrors(checked.errors);
    form.current?.querySelector<HTMLElement>(`[name="${checked.firstInvalid}"]`)?.focus();
  };

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (sending) return;
    setErrors({});
    setFailed(false);
    setSending(true);
    send(new FormData(event.currentTarget))
      .catch(() => setFailed(true))
      .finally(() => setSending(false));
  };

  return (
    <OnboardFrame
      step={0}
      title={`Welcome to ${warehouseName}`}
      description={
        <>
          Your suite is <strong className="font-medium text-body">{suiteNumber}</strong>. Tell us who you are,
          and where we can reach you.
        </>
      }
    >
      <form
        ref={form}
        key={draft ? 'kept' : 'new'}
        method="post"
        noValidate
        className="flex flex-col gap-5"
        onInput={(event) => keepDraft('details', new FormData(event.currentTarget))}
        onSubmit={submit}
      >
        {failed && (
          <Alert severity="error" title="Your details could not be checked">
            Nothing was lost. Try again.
          </Alert>
        )}
        {problem}
        <DetailsFields draft={draft ?? {}} prefill={prefill} proved={proved} errors={errors} />
        <ActionButton type="submit" size="large" loading={sending}>
          Continue
        </ActionButton>
      </form>
    </OnboardFrame>
  );
}

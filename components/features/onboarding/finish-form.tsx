'use client';

import { useRef, useState, type SubmitEvent } from 'react';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import type { OnboardingResult } from '@/lib/domain/onboarding';
import { ErrorCode, type ErrorView } from '@/lib/errors';
import { finishOnboarding } from './actions';
import { AddressFields } from './address-fields';
import type { Country } from './countries';
import { FinishProblem } from './finish-problem';
import { OnboardFrame } from './onboard-frame';
import { PreferenceFields } from './preference-fields';
import { readAnswers } from './read-answers';
import { keepDraft, keptDraft, type OnboardInfo } from './store';
import { Terms } from './terms';

interface FinishFormProps {
  info: OnboardInfo;
  countries: Country[];
  contact: string | undefined;
  onBack: () => void;
  onDone: (result: OnboardingResult) => void;
}

const unreachable: ErrorView = {
  code: ErrorCode.networkError,
  message: 'The service could not be reached. Nothing was lost: try again in a moment.',
};

/** The second step's form: address, preferences, terms. Every answer is kept as it is given. */
export function FinishForm({ info, countries, contact, onBack, onDone }: FinishFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [draft] = useState(() => keptDraft('address'));
  const [error, setError] = useState<ErrorView>();
  const [sending, setSending] = useState(false);
  const fields = error?.fields ?? {};

  const fail = (problem: ErrorView) => {
    setError(problem);
    setSending(false);
    const first = Object.keys(problem.fields ?? {}).find((name) => form.current?.elements.namedItem(name));
    if (first) form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
  };

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (sending) return;
    setError(undefined);
    setSending(true);
    finishOnboarding(readAnswers(new FormData(event.currentTarget), info)).then(
      (result) => (result.ok ? onDone(result.data) : fail(result.error)),
      () => fail(unreachable),
    );
  };

  return (
    <OnboardFrame
      step={1}
      title="Where should packages go?"
      description={`${info.name}, suite ${info.suiteNumber} at ${info.warehouseName}.`}
    >
      <form
        ref={form}
        method="post"
        noValidate
        className="flex flex-col gap-5"
        onInput={(event) => keepDraft('address', new FormData(event.currentTarget))}
        onSubmit={submit}
      >
        {error && <FinishProblem error={error} contact={contact} onBack={onBack} />}
        <AddressFields countries={countries} draft={draft ?? {}} errors={fields} />
        <PreferenceFields draft={draft} errors={fields} withPhone={info.phone !== ''} />
        <Terms />
        <Checkbox
          id="acceptTerms"
          name="acceptTerms"
          required
          label="I accept the warehouse’s terms of storage and carriage"
          defaultChecked={draft ? 'acceptTerms' in draft : false}
          error={fields.acceptTerms}
        />
        <div className="flex flex-wrap gap-3">
          <Button variant="secondary" size="large" icon="arrow-left" onClick={onBack}>
            Back
          </Button>
          <Button type="submit" size="large" className="grow" loading={sending}>
            Finish set-up
          </Button>
        </div>
      </form>
    </OnboardFrame>
  );
}

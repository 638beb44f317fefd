'use client';

import { useRef, useState, type SubmitEvent } from 'react';
import { Button } from '@/components/ui/action/button';
import { Checkbox } from '@/components/ui/field/checkbox';
import { useFieldErrors } from '@/components/ui/field/use-field-errors';
import type { Country } from '@/lib/domain/values/countries';
import type { OnboardingResult } from '@/lib/domain/account/onboarding';
import { ErrorCode, type ErrorView } from '@/lib/contract/errors';
import { focusFirstError, textsOf } from '@/lib/validation/form-values';
import { text } from '@/lib/text/text';
import { finishOnboarding } from './actions';
import { AddressFields } from './address-fields';
import { FinishProblem } from './finish-problem';
import { OnboardFrame } from './onboard-frame';
import { PreferenceFields } from './preference-fields';
import { readAnswers, switchesFor } from './read-answers';
import { storeDraft, storedDraft, type Draft, type OnboardInfo } from './store';
import { Terms } from './terms';

interface FinishFormProps {
  info: OnboardInfo;
  countries: Country[];
  contact: string | undefined;
  onBack: () => void;
  onDone: (result: OnboardingResult) => void;
}

const unreachable = (): ErrorView => ({
  code: ErrorCode.networkError,
  message: text('onboarding.finish.unreachable'),
});

/** The second step's form: address, preferences, terms. Every answer is stored as it is given. */
export function FinishForm({ info, countries, contact, onBack, onDone }: FinishFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [draft] = useState(() => storedDraft('address'));
  const [error, setError] = useState<ErrorView>();
  const [sending, setSending] = useState(false);
  const { errors, show, changed } = useFieldErrors<Draft>(async () => {
    const { answersProblems } = await import('./check-answers');
    return (answers) => answersProblems(answers, info);
  });
  const mended = error?.fields !== undefined && Object.keys(errors).length === 0;

  const fail = (problem: ErrorView, answers: Draft) => {
    const { fields = {} } = problem;
    setError(problem);
    show(fields, answers);
    setSending(false);
    focusFirstError(form.current, Object.keys(fields));
  };

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (sending) return;
    const answers = textsOf(new FormData(event.currentTarget));
    setError(undefined);
    show({}, answers);
    setSending(true);
    finishOnboarding(readAnswers(answers, info)).then(
      (result) => (result.ok ? onDone(result.data) : fail(result.error, answers)),
      () => fail(unreachable(), answers),
    );
  };

  return (
    <OnboardFrame
      step={1}
      title={text('onboarding.finish.title')}
      description={text('onboarding.finish.description', {
        name: info.name,
        suite: info.suiteNumber,
        warehouse: info.warehouseName,
      })}
    >
      <form
        ref={form}
        method="post"
        noValidate
        className="flex flex-col gap-5"
        onInput={(event) => {
          const answers = textsOf(new FormData(event.currentTarget));
          storeDraft('address', answers);
          changed(answers);
        }}
        onSubmit={submit}
      >
        {error && !mended && <FinishProblem error={error} contact={contact} onBack={onBack} />}
        <AddressFields countries={countries} draft={draft ?? {}} errors={errors} />
        <PreferenceFields draft={draft} errors={errors} switches={switchesFor(info)} />
        <Terms />
        <Checkbox
          id="acceptTerms"
          name="acceptTerms"
          required
          label={text('onboarding.finish.accept')}
          defaultChecked={draft ? 'acceptTerms' in draft : false}
          error={errors.acceptTerms}
        />
        <div className="flex flex-wrap gap-3">
          <Button variant="secondary" size="large" icon="arrow-left" onClick={onBack}>
            {text('onboarding.back')}
          </Button>
          <Button type="submit" size="large" className="grow" loading={sending}>
            {text('onboarding.finish.submit')}
          </Button>
        </div>
      </form>
    </OnboardFrame>
  );
}

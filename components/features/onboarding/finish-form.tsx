'use client';

import { useRef, useState, type SubmitEvent } from 'react';
import { Button } from '@/components/ui/button';
import { ButtonLink } from '@/components/ui/button-link';
import { Checkbox } from '@/components/ui/checkbox';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Select } from '@/components/ui/select';
import type { OnboardingResult } from '@/lib/domain/onboarding';
import { ErrorCode, type ErrorView } from '@/lib/errors';
import { finishOnboarding } from './actions';
import { AddressFields } from './address-fields';
import type { Country } from './countries';
import { FinishProblem } from './finish-problem';
import { OnboardFrame } from './onboard-frame';
import { readAnswers } from './read-answers';
import type { OnboardInfo } from './store';

interface FinishFormProps {
  info: OnboardInfo;
  countries: Country[];
  onDone: (result: OnboardingResult) => void;
}

const languages = { en: 'English', de: 'Deutsch', es: 'Español', fr: 'Français', pt: 'Português' };

const unreachable: ErrorView = {
  code: ErrorCode.networkError,
  message: 'The service could not be reached. Nothing was lost: try again in a moment.',
};

/** The second step's form: address, preferences, terms. */
export function FinishForm({ info, countries, onDone }: FinishFormProps) {
  const form = useRef<HTMLFormElement>(null);
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
      <form ref={form} method="post" noValidate className="flex flex-col gap-5" onSubmit={submit}>
        {error && <FinishProblem error={error} />}
        <AddressFields countries={countries} errors={fields} />
        <Field id="companyName" label="Company" optional error={fields.companyName}>
          {(control) => <Input {...control} name="companyName" autoComplete="organization" />}
        </Field>
        <Field id="language" label="Language of messages" error={fields.language}>
          {(control) => (
            <Select {...control} name="language" defaultValue="en">
              {Object.entries(languages).map(([code, name]) => (
                <option key={code} value={code}>
                  {name}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Checkbox
          id="acceptTerms"
          name="acceptTerms"
          required
          label="I accept the warehouse's terms of storage and carriage"
          error={fields.acceptTerms}
        />
        <div className="flex flex-wrap gap-3">
          <ButtonLink href="/auth/onboard" variant="secondary" size="large" icon="arrow-left">
            Back
          </ButtonLink>
          <Button type="submit" size="large" className="grow" loading={sending}>
            Finish set-up
          </Button>
        </div>
      </form>
    </OnboardFrame>
  );
}

'use client';

import { useRouter } from 'next/navigation';
import { useRef, useState, type SubmitEvent } from 'react';
import { Alert } from '@/components/ui/alert';
import { ActionButton } from '@/components/ui/action-button';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { useHydrated } from '@/components/ui/use-hydrated';
import type { OnboardingState } from '@/lib/domain/onboarding';
import type { FieldErrors } from '@/lib/errors';
import { checkDetails } from './actions';
import { OnboardFrame } from './onboard-frame';
import { keepInfo, keptInfo } from './store';

interface DetailsFormProps {
  token: string;
  found: Extract<OnboardingState, { complete: false }>;
}

/** The first step's form: name, e-mail, phone. Going back to it loses nothing. */
export function DetailsForm({ token, found }: DetailsFormProps) {
  const router = useRouter();
  const hydrated = useHydrated();
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [sending, setSending] = useState(false);
  const [failed, setFailed] = useState(false);
  const kept = hydrated ? keptInfo() : null;
  const { warehouse, suiteNumber, prefill } = found;

  const send = async (data: FormData) => {
    const details = { name: data.get('name'), email: data.get('email'), phone: data.get('phone') };
    const checked = await checkDetails(details);
    if (checked.ok) {
      keepInfo({ ...checked.data, warehouseToken: token, warehouseName: warehouse.name, suiteNumber });
      router.push('/auth/onboard2');
      return;
    }
    setErrors(checked.errors);
    setSending(false);
    form.current?.querySelector<HTMLElement>(`[name="${checked.firstInvalid}"]`)?.focus();
  };

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (sending) return;
    setErrors({});
    setFailed(false);
    setSending(true);
    send(new FormData(event.currentTarget)).catch(() => {
      setFailed(true);
      setSending(false);
    });
  };

  return (
    <OnboardFrame
      step={0}
      title={`Welcome to ${warehouse.name}`}
      description={
        <>
          Your suite is <strong className="font-medium text-body">{suiteNumber}</strong>. Tell us who you are,
          and where we can reach you.
        </>
      }
    >
      <form
        ref={form}
        key={kept ? 'kept' : 'new'}
        method="post"
        noValidate
        className="flex flex-col gap-5"
        onSubmit={submit}
      >
        {failed && (
          <Alert severity="error" title="Your details could not be checked">
            Nothing was lost. Try again.
          </Alert>
        )}
        <Field
          id="name"
          label="Name"
          hint={prefill.name && `Your warehouse knows you as ${prefill.name}.`}
          error={errors.name}
        >
          {(control) => (
            <Input {...control} name="name" autoComplete="name" required defaultValue={kept?.name} />
          )}
        </Field>
        <Field
          id="email"
          label="E-mail"
          hint={prefill.email && `Your warehouse has ${prefill.email}.`}
          error={errors.email}
        >
          {(control) => (
            <Input
              {...control}
              name="email"
              type="email"
              autoComplete="email"
              required
              defaultValue={kept?.email}
            />
          )}
        </Field>
        <Field
          id="phone"
          label="Phone"
          optional
          hint={prefill.phone && `Your warehouse has ${prefill.phone}.`}
          error={errors.phone}
        >
          {(control) => (
            <Input {...control} name="phone" type="tel" autoComplete="tel" defaultValue={kept?.phone} />
          )}
        </Field>
        <ActionButton type="submit" size="large" loading={sending}>
          Continue
        </ActionButton>
      </form>
    </OnboardFrame>
  );
}

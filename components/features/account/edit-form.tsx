'use client';

import { startTransition, useActionState, useEffect, useRef, type SubmitEvent } from 'react';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { CardHeader } from '@/components/ui/card-header';
import { Checkbox } from '@/components/ui/checkbox';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Select } from '@/components/ui/select';
import { languages } from '@/lib/domain/languages';
import { unitSystems, type AccountFormState } from './account-form';
import { saveAccount } from './actions';
import { SaveOutcome } from './save-outcome';

/** The fields a customer changes alone. Input is never lost: not by an error, not by somebody else's change. */
export function EditForm({ initial }: { initial: AccountFormState }) {
  const [state, save, saving] = useActionState(saveAccount, initial);
  const form = useRef<HTMLFormElement>(null);
  const { fields, errors = {}, savedElsewhere = {} } = state;

  useEffect(() => {
    if (state.outcome === 'invalid') form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [state]);

  // Submitted by hand, because React empties a form after its action: the input must stay.
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (saving) return;
    const data = new FormData(event.currentTarget);
    startTransition(() => save(data));
  };

  const hint = (key: keyof typeof savedElsewhere) =>
    savedElsewhere[key] === undefined ? undefined : `Saved elsewhere: ${savedElsewhere[key]}`;

  return (
    <Card aria-labelledby="edit-heading">
      <CardHeader id="edit-heading" title="Your details and preferences" />
      <form ref={form} action={save} onSubmit={submit} noValidate className="flex flex-col gap-5">
        <input type="hidden" name="version" value={state.version} />
        <div className="grid gap-5 sm:grid-cols-2">
          <Field id="name" label="Name" error={errors.name} hint={hint('name')}>
            {(control) => <Input {...control} name="name" defaultValue={fields.name} autoComplete="name" />}
          </Field>
          <Field
            id="companyName"
            label="Company"
            optional
            error={errors.companyName}
            hint={hint('companyName')}
          >
            {(control) => (
              <Input
                {...control}
                name="companyName"
                defaultValue={fields.companyName}
                autoComplete="organization"
              />
            )}
          </Field>
          <Field id="language" label="Language of messages" error={errors.language} hint={hint('language')}>
            {(control) => (
              <Select {...control} name="language" defaultValue={fields.language}>
                {Object.entries({ [fields.language]: fields.language, ...languages }).map(([code, label]) => (
                  <option key={code} value={code}>
                    {label}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          <Field id="unitSystem" label="Units" error={errors.unitSystem} hint={hint('unitSystem')}>
            {(control) => (
              <Select {...control} name="unitSystem" defaultValue={fields.unitSystem}>
                {Object.entries(unitSystems).map(([code, label]) => (
                  <option key={code} value={code}>
                    {label}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        </div>
        <fieldset className="flex flex-col gap-3">
          <legend className="mb-3 text-sm font-medium">Tell me about my packages</legend>
          <Checkbox
            id="notifyEmail"
            name="notifyEmail"
            defaultChecked={fields.notifyEmail}
            label="By e-mail"
            error={hint('notifyEmail')}
          />
          <Checkbox
            id="notifySms"
            name="notifySms"
            defaultChecked={fields.notifySms}
            label="By text message"
            error={hint('notifySms')}
          />
        </fieldset>
        <fieldset>
          <legend className="mb-3 text-sm font-medium">Before shipping</legend>
          <Checkbox
            id="repack"
            name="repack"
            defaultChecked={fields.repack}
            label="Repack into a smaller box where that saves money"
            error={hint('repack')}
          />
        </fieldset>
        <SaveOutcome state={state} />
        <Button type="submit" loading={saving} className="self-start">
          {state.outcome === 'conflict' ? 'Save my changes anyway' : 'Save changes'}
        </Button>
      </form>
    </Card>
  );
}

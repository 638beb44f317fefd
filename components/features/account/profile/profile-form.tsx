'use client';

import { startTransition, useActionState, useEffect, useRef, type SubmitEvent } from 'react';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { CardHeader } from '@/components/ui/card-header';
import { saveProfile } from '../actions';
import { ProfileFields } from './profile-fields';
import { ProfileOutcome } from './profile-outcome';
import type { ProfileState } from './profile-state';

/** The details a customer changes alone. Input is never lost: not by an error, not by somebody else's change. */
export function ProfileForm({ initial }: { initial: ProfileState }) {
  const [state, save, saving] = useActionState(saveProfile, initial);
  const form = useRef<HTMLFormElement>(null);

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

  const saved = state.outcome === 'saved';
  return (
    <Card aria-labelledby="edit-heading">
      <CardHeader id="edit-heading" title="Your details" />
      <form ref={form} action={save} onSubmit={submit} noValidate className="flex flex-col gap-5">
        {/* After a save the controls start anew from what was saved, a decision for the other value included. */}
        <ProfileFields
          key={saved ? state.version : 'typing'}
          profile={state.profile}
          errors={state.errors ?? {}}
        />
        <ProfileOutcome state={state} />
        <Button type="submit" loading={saving} className="self-start">
          {state.outcome === 'conflict' ? 'Save what I chose' : 'Save changes'}
        </Button>
      </form>
    </Card>
  );
}

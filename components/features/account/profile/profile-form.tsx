'use client';

import { startTransition, useActionState, useState } from 'react';
import { Button } from '@/components/ui/action/button';
import { Card } from '@/components/ui/display/card';
import { CardHeader } from '@/components/ui/display/card-header';
import { useFieldErrors } from '@/components/ui/field/use-field-errors';
import { reloadDocument } from '@/lib/browser/connection/load-document';
import { callAction } from '@/lib/browser/product-api/call-action';
import { isSame } from '@/lib/domain/values/is-same';
import { offeredLanguage } from '@/lib/text/offered';
import { currentLanguage, text } from '@/lib/text/text';
import { saveProfile } from '../actions';
import { useAnsweredForm } from '../saving/use-answered-form';
import { ProfileFields } from './profile-fields';
import { ProfileOutcome } from './profile-outcome';
import { readProfile, type Profile, type ProfileState } from './profile-state';

interface ProfileFormProps {
  initial: ProfileState;
  /** Whether the warehouse sends messages. */
  notifies: boolean;
}

/**
 * The details that only the customer changes. Neither an error nor another session's change discards input.
 */
export function ProfileForm({ initial, notifies }: ProfileFormProps) {
  const [posted, post] = useActionState(saveProfile, initial);
  const { form, state, saving, submit, answer } = useAnsweredForm(posted);
  const [saves, setSaves] = useState(0);
  const { errors, show, changed } = useFieldErrors<Profile>(
    async () => {
      const { profileProblems } = await import('./check-profile');
      return (profile) => profileProblems(profile, initial.base);
    },
    posted.errors && { errors: posted.errors, values: posted.profile },
  );

  const save = async (data: FormData) => {
    const profile = readProfile(data);
    const language = currentLanguage();
    const next = await callAction<ProfileState>(
      () => saveProfile(state, data),
      ({ code, message }) => ({ ...state, outcome: 'failed', profile, code, message }),
    );
    if (next.outcome === 'saved' && offeredLanguage(next.profile.language) !== language) {
      await reloadDocument();
      return;
    }
    const stillSo = form.current !== null && isSame(readProfile(new FormData(form.current)), profile);
    startTransition(() => {
      answer(next);
      show(next.errors ?? {}, profile);
      if (next.outcome === 'saved' && stillSo) setSaves((count) => count + 1);
    });
  };

  return (
    <Card aria-labelledby="edit-heading">
      <CardHeader id="edit-heading" title={text('account.profile.title')} />
      <form
        ref={form}
        action={post}
        onInput={(event) => changed(readProfile(new FormData(event.currentTarget)))}
        onSubmit={(event) => submit(event, save)}
        noValidate
        className="flex flex-col gap-5"
      >
        {/* After a save the controls reset to the saved values, unless the customer has typed meanwhile. */}
        <ProfileFields key={saves} profile={state.profile} errors={errors} notifies={notifies} />
        <ProfileOutcome state={state} />
        <Button type="submit" withoutScript loading={saving} className="self-start">
          {state.outcome === 'conflict' ? text('account.profile.saveChoices') : text('account.profile.save')}
        </Button>
      </form>
    </Card>
  );
}

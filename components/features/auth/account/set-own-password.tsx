'use client';

import { useState } from 'react';
import { ButtonLink } from '@/components/ui/action/button-link';
import { setPassword } from '@/lib/browser/identity/passwords';
import type { OwnUser } from '@/lib/browser/identity/user';
import { text } from '@/lib/text/text';
import { NewPasswordForm } from '../password/new-password-form';

/** Makes a call, with re-authentication where it is required (security 16). */
export type WithProof = (call: () => Promise<void>) => Promise<void>;

interface SetOwnPasswordProps {
  user: OwnUser;
  withProof: WithProof;
  submitLabel: string;
}

/** Sets the signed-in customer's password, by their session. */
export function SetOwnPassword({ user, withProof, submitLabel }: SetOwnPasswordProps) {
  const [done, setDone] = useState(false);
  const email = user.emails.find(({ verified }) => verified)?.address;

  if (done) {
    return (
      <div className="flex flex-col gap-5">
        <p role="status">{text('auth.password.done')}</p>
        <ButtonLink href="/" size="large" icon="house">
          {text('auth.go.home')}
        </ButtonLink>
      </div>
    );
  }
  if (email === undefined) {
    return (
      <div className="flex flex-col gap-5">
        <p>{text('auth.password.needsEmail')}</p>
        <ButtonLink href="/account" size="large">
          {text('auth.go.account')}
        </ButtonLink>
      </div>
    );
  }
  return (
    <NewPasswordForm
      submitLabel={submitLabel}
      email={email}
      onSubmit={async (password) => {
        await withProof(() => setPassword(password));
        setDone(true);
      }}
    />
  );
}

'use client';

import { useRef, useState } from 'react';
import { parseContact } from '@/lib/forms/contact';
import { arrive } from '@/lib/identity/arrive';
import { createPassword } from '@/lib/identity/passwords';
import { AuthCard } from '../auth-card';
import { EmailField } from '../email-field';
import { NewPasswordForm } from '../password/new-password-form';
import { Back } from './back';
import { fieldWords } from './ways';

interface CreatePasswordProps {
  email: string;
  onEmail: (email: string) => void;
}

/** A sign-in by password for who has none yet. */
export default function CreatePassword({ email, onEmail }: CreatePasswordProps) {
  const input = useRef<HTMLInputElement>(null);
  const [unreadable, setUnreadable] = useState<string>();

  const ready = () => {
    const typed = parseContact(input.current?.value ?? '')?.email;
    setUnreadable(typed === undefined ? fieldWords({ email: true, phone: false }).unreadable : undefined);
    if (typed === undefined) input.current?.focus();
    else onEmail(typed);
    return typed !== undefined;
  };

  const create = async (password: string) => {
    const typed = parseContact(input.current?.value ?? '')?.email ?? '';
    await createPassword({ email: typed, password });
    arrive();
  };

  return (
    <AuthCard
      title="Create a password"
      description="For the e-mail address your warehouse knows. It works beside codes, not in their place."
    >
      <NewPasswordForm
        submitLabel="Create password and sign in"
        email={email}
        before={<EmailField ref={input} defaultValue={email} error={unreadable} autoFocus={email === ''} />}
        ready={ready}
        onSubmit={create}
      />
      <Back to="password" className="-ms-3 self-start" />
    </AuthCard>
  );
}

'use client';

import { useRef } from 'react';
import { useFieldErrors } from '@/components/ui/field/use-field-errors';
import { parseContact } from '@/lib/validation/contact';
import { completeSignIn } from '@/lib/browser/identity/complete-sign-in';
import { createPassword } from '@/lib/browser/identity/passwords';
import { text } from '@/lib/text/text';
import { AuthCard } from '../auth-card';
import { EmailField } from '../email-field';
import { emailProblems } from '../email-problems';
import { NewPasswordForm } from '../password/new-password-form';
import { Back } from './back';

interface CreatePasswordProps {
  email: string;
  onEmail: (email: string) => void;
}

/** Sets a first password, to sign in with it. */
export default function CreatePassword({ email, onEmail }: CreatePasswordProps) {
  const input = useRef<HTMLInputElement>(null);
  const { errors, show, changed } = useFieldErrors<{ email: string }>(() => emailProblems);

  const ready = () => {
    const typed = { email: input.current?.value ?? '' };
    const address = parseContact(typed.email)?.email;
    show(emailProblems(typed), typed);
    if (address === undefined) input.current?.focus();
    else onEmail(address);
    return address !== undefined;
  };

  const create = async (password: string) => {
    const typed = parseContact(input.current?.value ?? '')?.email ?? '';
    await createPassword({ email: typed, password });
    completeSignIn();
  };

  return (
    <AuthCard title={text('auth.password.createTitle')} description={text('auth.password.createNow')}>
      <NewPasswordForm
        submitLabel={text('auth.password.createAndSignIn')}
        email={email}
        before={
          <EmailField
            ref={input}
            defaultValue={email}
            error={errors.email}
            autoFocus={email === ''}
            onTyped={(typed) => changed({ email: typed })}
          />
        }
        ready={ready}
        onSubmit={create}
      />
      <Back to="password" className="-ms-3 self-start" />
    </AuthCard>
  );
}

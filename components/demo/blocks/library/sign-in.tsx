'use client';

import type { SyntheticEvent } from 'react';
import Link from 'next/link';
import { Button } from '@/components/ui/action/button';
import { Field } from '@/components/ui/field/field';
import { Input } from '@/components/ui/field/input';
import { PasswordInput } from '@/components/ui/field/password-input';
import { toast } from '@/components/ui/feedback/toast';

function signIn(event: SyntheticEvent) {
  event.preventDefault();
  toast({ summary: 'Only a drawing of a form', detail: 'Nothing was sent anywhere.', life: 3000 });
}

export function SignIn() {
  return (
    <form
      aria-labelledby="sign-in-block"
      onSubmit={signIn}
      className="max-w-112 mx-auto flex flex-col gap-4 rounded-card border border-line bg-card p-6 shadow-card md:p-10"
    >
      <div className="text-center">
        <h3 id="sign-in-block" className="text-2xl">
          Welcome back
        </h3>
        <p className="mt-1 text-sm text-muted">Your parcels are waiting on their shelves.</p>
      </div>
      <Field id="sign-in-block-email" label="E-mail">
        {(control) => <Input {...control} type="email" autoComplete="off" />}
      </Field>
      <Field id="sign-in-block-password" label="Password">
        {(control) => <PasswordInput {...control} autoComplete="off" />}
      </Field>
      <Button type="submit" size="large">
        Sign in
      </Button>
      <Link href="/auth/forgotpassword" prefetch={false} className="link self-center text-sm">
        Forgot the password?
      </Link>
    </form>
  );
}

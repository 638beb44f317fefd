'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { ActionButton } from '@/components/ui/action-button';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { parseContact } from '@/lib/forms/contact';
import { errorText } from '@/lib/identity/error-text';
import { preloadSdk } from '@/lib/identity/sdk';
import { sendCode } from '@/lib/identity/send-code';

const unreadable =
  'Enter an e-mail address like name@example.com, or a phone number with its country code like +1 305 555 0142.';

/** One field, one button: the code goes to what was typed. */
export function LoginForm() {
  const router = useRouter();
  const input = useRef<HTMLInputElement>(null);
  const [sending, setSending] = useState(false);
  const [error, setError] = useState<string>();

  useEffect(preloadSdk, []);

  const fail = (message: string) => {
    setError(message);
    setSending(false);
    input.current?.focus();
  };

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (sending) return;
    const contact = parseContact(input.current?.value ?? '');
    if (!contact) {
      fail(unreadable);
      return;
    }
    setError(undefined);
    setSending(true);
    sendCode(contact).then(
      () => router.push('/auth/verify-otp'),
      (reason: unknown) => fail(errorText(reason)),
    );
  };

  return (
    <form method="post" noValidate className="flex flex-col gap-5" onSubmit={submit}>
      <Field id="contact" label="E-mail or phone" error={error}>
        {(control) => (
          <Input
            {...control}
            ref={input}
            name="contact"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            inputMode="email"
            required
            className="py-3!"
          />
        )}
      </Field>
      <ActionButton type="submit" size="large" loading={sending}>
        Send code
      </ActionButton>
    </form>
  );
}

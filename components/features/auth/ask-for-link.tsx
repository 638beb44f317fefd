'use client';

import { useRef, type SubmitEvent } from 'react';
import { Button } from '@/components/ui/action/button';
import { parseContact } from '@/lib/validation/contact';
import { EmailField } from './email-field';
import { emailProblems } from './email-problems';
import { sendLinkFor, type LinkPurpose } from './send-link-for';
import { useFieldAttempt } from './use-field-attempt';

interface AskForLinkProps {
  purpose: LinkPurpose;
  email?: string;
  submitLabel?: string;
  autoFocus?: boolean;
  onSent: (email: string) => void;
}

/** A form with one address and one button that sends a link. */
export function AskForLink({
  purpose,
  email = '',
  submitLabel = 'Send link',
  autoFocus = false,
  onSent,
}: AskForLinkProps) {
  const input = useRef<HTMLInputElement>(null);
  const { busy, errors, run, refuse, changed } = useFieldAttempt(emailProblems);

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const sent = { email: input.current?.value ?? '' };
    const address = parseContact(sent.email)?.email;
    if (address === undefined) {
      refuse(emailProblems(sent), sent);
      input.current?.focus();
      return;
    }
    run(
      'email',
      sent,
      async () => {
        await sendLinkFor(purpose, address);
        onSent(address);
      },
      () => input.current?.focus(),
    );
  };

  return (
    <form method="post" noValidate className="flex flex-col gap-5" onSubmit={submit}>
      <EmailField
        ref={input}
        defaultValue={email}
        error={errors.email}
        autoFocus={autoFocus}
        onTyped={(typed) => changed({ email: typed })}
      />
      <Button type="submit" size="large" loading={busy}>
        {submitLabel}
      </Button>
    </form>
  );
}

'use client';

import { useRef, type SubmitEvent } from 'react';
import { useFieldTask } from '@/components/shared/task/use-field-task';
import { Button } from '@/components/ui/action/button';
import { parseContact } from '@/lib/validation/contact';
import { text } from '@/lib/text/text';
import { EmailField } from './email-field';
import { emailProblems } from './email-problems';
import { sendLinkFor, type LinkPurpose } from './send-link-for';

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
  submitLabel = text('auth.link.send'),
  autoFocus = false,
  onSent,
}: AskForLinkProps) {
  const input = useRef<HTMLInputElement>(null);
  const { busy, errors, run, changed } = useFieldTask(emailProblems, { staysBusy: true });

  const send = async () => {
    const typed = { email: input.current?.value ?? '' };
    const address = parseContact(typed.email)?.email ?? '';
    const sent = await run(
      typed,
      () => sendLinkFor(purpose, address),
      () => 'email',
    );
    if (sent) onSent(address);
    else input.current?.focus();
  };

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    void send();
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

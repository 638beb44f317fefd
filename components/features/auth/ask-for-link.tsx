'use client';

import { useRef, type SubmitEvent } from 'react';
import { ActionButton } from '@/components/ui/action-button';
import { parseContact } from '@/lib/forms/contact';
import { EmailField } from './email-field';
import { sendLinkFor, type LinkPurpose } from './send-link-for';
import { useAttempt } from './use-attempt';

interface AskForLinkProps {
  purpose: LinkPurpose;
  email?: string;
  submitLabel?: string;
  autoFocus?: boolean;
  onSent: (email: string) => void;
}

/** One address, one button: a link goes there. */
export function AskForLink({
  purpose,
  email = '',
  submitLabel = 'Send link',
  autoFocus = false,
  onSent,
}: AskForLinkProps) {
  const input = useRef<HTMLInputElement>(null);
  const { busy, error, run, refuse } = useAttempt();

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const typed = parseContact(input.current?.value ?? '')?.email;
    if (typed === undefined) {
      refuse('Enter an e-mail address like name@example.com.');
      input.current?.focus();
      return;
    }
    run(
      async () => {
        await sendLinkFor(purpose, typed);
        onSent(typed);
      },
      () => input.current?.focus(),
    );
  };

  return (
    <form method="post" noValidate className="flex flex-col gap-5" onSubmit={submit}>
      <EmailField ref={input} defaultValue={email} error={error} autoFocus={autoFocus} />
      <ActionButton type="submit" size="large" loading={busy}>
        {submitLabel}
      </ActionButton>
    </form>
  );
}

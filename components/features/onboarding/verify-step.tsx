'use client';

import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Button } from '@/components/ui/action/button';
import { CodeField } from '@/components/shared/code-entry/code-field';
import { codeProblems } from '@/components/shared/code-entry/code-problems';
import { useFieldErrors } from '@/components/ui/field/use-field-errors';
import { isRefusal } from '@/lib/contract/errors';
import { maskContact, type Contact } from '@/lib/validation/contact';
import { completeSignIn } from '@/lib/browser/identity/complete-sign-in';
import { errorText } from '@/lib/browser/identity/error-text';
import { preloadSdk } from '@/lib/browser/identity/ask';
import { richText } from '@/lib/text/rich-text';
import { text } from '@/lib/text/text';
import { OnboardFrame } from './onboard-frame';
import { pendingCodeContact, prove } from './proof';
import { SendAgain } from './send-again';
import type { OnboardInfo } from './store';

interface VerifyStepProps {
  info: OnboardInfo;
  canText: boolean;
  note: ReactNode;
  onBack: () => void;
  onLater: () => void;
}

/** Takes the code that verifies e-mail or phone; it signs the customer in, and the second step follows. */
export function VerifyStep({ info, canText, note, onBack, onLater }: VerifyStepProps) {
  const input = useRef<HTMLInputElement>(null);
  const [contact, setContact] = useState<Contact>(() => pendingCodeContact(info) ?? { email: info.email });
  const [code, setCode] = useState('');
  const { errors, show, changed } = useFieldErrors<{ code: string }>(() => codeProblems);
  const [busy, setBusy] = useState(false);

  useEffect(preloadSdk, []);

  const submit = (whole: string) => {
    if (busy) return;
    const sent = { code: whole };
    const problems = codeProblems(sent);
    show(problems, sent);
    if (problems.code !== undefined) {
      input.current?.focus();
      return;
    }
    setBusy(true);
    // A page load, so that the server sees the new session; replaced, since a signed-in visitor can't return
    // here.
    prove(whole).then(
      () => completeSignIn('/auth/onboard2'),
      (reason: unknown) => {
        show({ code: errorText(reason) }, sent);
        setBusy(false);
        if (isRefusal(reason)) setCode('');
        input.current?.focus();
      },
    );
  };

  return (
    <OnboardFrame
      step={0}
      title={text('onboarding.code.title')}
      description={richText('onboarding.code.description', {
        strong: (chunks) => (
          <strong dir="auto" className="font-medium text-body">
            {chunks}
          </strong>
        ),
        contact: maskContact(contact),
      })}
    >
      <form
        method="post"
        noValidate
        className="flex flex-col gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          submit(code);
        }}
      >
        <CodeField
          ref={input}
          value={code}
          error={errors.code}
          busy={busy}
          onChange={(typed) => {
            setCode(typed);
            changed({ code: typed });
          }}
          onComplete={submit}
        />
        <div className="flex flex-wrap gap-3">
          <Button variant="secondary" size="large" icon="arrow-left" onClick={onBack}>
            {text('onboarding.back')}
          </Button>
          <Button type="submit" size="large" className="grow" loading={busy}>
            {text('onboarding.code.verify')}
          </Button>
        </div>
      </form>
      <SendAgain
        contact={contact}
        phone={canText ? info.phone : ''}
        email={info.email}
        onSent={(to) => {
          setContact(to);
          setCode('');
          show({}, { code: '' });
        }}
      />
      {note}
      <p className="border-t border-line pt-4 text-sm text-muted">
        {richText('onboarding.code.none', {
          link: (chunks) => (
            <button type="button" className="link" onClick={onLater}>
              {chunks}
            </button>
          ),
        })}
      </p>
    </OnboardFrame>
  );
}

'use client';

import Link from 'next/link';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { Button } from '@/components/ui/action/button';
import { CodeField } from '@/components/shared/code-entry/code-field';
import { codeProblems } from '@/components/shared/code-entry/code-problems';
import { useFieldTask } from '@/components/shared/task/use-field-task';
import { isRefusal } from '@/lib/contract/errors';
import { maskContact } from '@/lib/validation/contact';
import { completeSignIn } from '@/lib/browser/identity/complete-sign-in';
import { verifyCode, type CodeTarget } from '@/lib/browser/identity/codes';
import { preloadSdk } from '@/lib/browser/identity/ask';
import { richText } from '@/lib/text/rich-text';
import { text } from '@/lib/text/text';
import { AuthCard } from './auth-card';
import { ResendCode } from './resend-code';

interface VerifyFormProps {
  target: CodeTarget;
  methodId: string;
  /** The alternative transport to a phone, where available. */
  other?: 'sms' | 'whatsapp' | undefined;
  onResent: () => void;
}

/**
 * Takes the code, submits it as soon as it is complete, and explains a wrong one. A code that was not checked
 * stays.
 */
export function VerifyForm({ target, methodId, other, onResent }: VerifyFormProps) {
  const input = useRef<HTMLInputElement>(null);
  const [code, setCode] = useState('');
  const { busy, errors, run, show, changed } = useFieldTask(codeProblems, { staysBusy: true });

  useEffect(preloadSdk, []);

  const verify = async (whole: string) => {
    const verified = await run(
      { code: whole },
      () => verifyCode({ methodId, code: whole }),
      (reason) => {
        if (isRefusal(reason)) setCode('');
        return 'code';
      },
    );
    if (verified) completeSignIn();
    else input.current?.focus();
  };

  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    void verify(code);
  };

  const byWhatsapp = target.email === undefined && target.transport === 'whatsapp';
  return (
    <AuthCard
      title={text('auth.code.title')}
      description={richText(byWhatsapp ? 'auth.code.sentByWhatsapp' : 'auth.code.sent', {
        contact: maskContact(target),
        strong: (chunks) => (
          <strong dir="auto" className="font-medium text-body">
            {chunks}
          </strong>
        ),
        link: (chunks) => (
          <Link href="/auth/login" className="link">
            {chunks}
          </Link>
        ),
      })}
    >
      <form method="post" noValidate className="flex flex-col gap-5" onSubmit={onSubmit}>
        <CodeField
          ref={input}
          value={code}
          error={errors.code}
          busy={busy}
          onChange={(typed) => {
            setCode(typed);
            changed({ code: typed });
          }}
          onComplete={(whole) => void verify(whole)}
        />
        <Button type="submit" size="large" loading={busy}>
          {text('auth.code.verify')}
        </Button>
      </form>
      <ResendCode
        target={target}
        other={other}
        onSent={() => {
          setCode('');
          show({}, { code: '' });
          onResent();
        }}
      />
    </AuthCard>
  );
}

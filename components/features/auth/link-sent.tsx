'use client';

import { useEffect, useRef, type ReactNode } from 'react';
import { maskContact } from '@/lib/validation/contact';
import { AuthCard } from './auth-card';
import { LetterArt } from './art';
import { SendLinkAgain } from './send-link-again';
import { sendLinkFor, type LinkPurpose } from './send-link-for';

interface LinkSentProps {
  email: string;
  purpose: LinkPurpose;
  /** The link back. */
  children: ReactNode;
}

/** A link was sent. The same text whether the address is known or not (security 11). */
export default function LinkSent({ email, purpose, children }: LinkSentProps) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);

  return (
    <AuthCard
      title="Check your e-mail"
      titleRef={title}
      art={<LetterArt />}
      description={
        <>
          If <strong className="font-medium text-body">{maskContact({ email })}</strong> can sign in here, a
          link {purpose === 'password' ? 'to set a new password' : 'to sign in'} is on its way. Open it in
          this browser; it works once.
        </>
      }
    >
      <div className="flex flex-col items-center gap-2">
        <SendLinkAgain send={() => sendLinkFor(purpose, email)} />
        {children}
      </div>
    </AuthCard>
  );
}

'use client';

import { useEffect, useRef, type ReactNode } from 'react';
import { maskContact } from '@/lib/validation/contact';
import { richText } from '@/lib/text/rich-text';
import { text } from '@/lib/text/text';
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
      title={text('auth.link.title')}
      titleRef={title}
      art={<LetterArt />}
      description={richText(purpose === 'password' ? 'auth.link.sentPassword' : 'auth.link.sentSignIn', {
        contact: maskContact({ email }),
        strong: (chunks) => (
          <strong dir="auto" className="font-medium text-body">
            {chunks}
          </strong>
        ),
      })}
    >
      <div className="flex flex-col items-center gap-2">
        <SendLinkAgain send={() => sendLinkFor(purpose, email)} />
        {children}
      </div>
    </AuthCard>
  );
}

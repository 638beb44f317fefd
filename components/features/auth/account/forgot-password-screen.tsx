'use client';

import { useState } from 'react';
import { ButtonLink } from '@/components/ui/action/button-link';
import { text } from '@/lib/text/text';
import { AskForLink } from '../ask-for-link';
import { AuthCard } from '../auth-card';
import { KeyArt } from '../art';
import LinkSent from '../link-sent';
import { WithOwnUser } from './own-user';

/** Sends the signed-in customer a link to set a new password. */
export function ForgotPasswordScreen() {
  const [sentTo, setSentTo] = useState<string>();
  const home = (
    <ButtonLink href="/" variant="ghost" size="small" icon="arrow-left">
      {text('auth.go.backHome')}
    </ButtonLink>
  );
  if (sentTo !== undefined) {
    return (
      <LinkSent email={sentTo} purpose="password">
        {home}
      </LinkSent>
    );
  }
  return (
    <AuthCard
      title={text('auth.password.forgot')}
      description={text('auth.password.resetByLink')}
      art={<KeyArt />}
    >
      <WithOwnUser>
        {({ emails }) => (
          <AskForLink purpose="password" email={emails[0]?.address ?? ''} onSent={setSentTo} />
        )}
      </WithOwnUser>
      <div className="flex justify-center">{home}</div>
    </AuthCard>
  );
}

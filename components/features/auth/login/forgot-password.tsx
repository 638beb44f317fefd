'use client';

import { AskForLink } from '../ask-for-link';
import { AuthCard } from '../auth-card';
import { Back } from './back';
import { goTo } from './step';

interface ForgotPasswordProps {
  /** There is no password yet: the link verifies the address first. */
  isNew?: boolean;
  email: string;
  onEmail: (email: string) => void;
}

/** Asks for the address to send a password link to. */
export default function ForgotPassword({ isNew = false, email, onEmail }: ForgotPasswordProps) {
  const onSent = (to: string) => {
    onEmail(to);
    goTo('reset-sent');
  };
  return (
    <AuthCard
      title={isNew ? 'Create a password' : 'Set a new password'}
      description={
        isNew
          ? 'We’ll e-mail you a link, so that only you can create the password.'
          : 'We’ll e-mail you a link to set a new password.'
      }
    >
      <AskForLink purpose="password" email={email} autoFocus onSent={onSent} />
      <Back to="password" className="-ms-3 self-start" />
    </AuthCard>
  );
}

'use client';

import { text } from '@/lib/text/text';
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
      title={text(isNew ? 'auth.password.createTitle' : 'auth.password.resetTitle')}
      description={text(isNew ? 'auth.password.createByLink' : 'auth.password.resetByLink')}
    >
      <AskForLink purpose="password" email={email} autoFocus onSent={onSent} />
      <Back to="password" className="-ms-3 self-start" />
    </AuthCard>
  );
}

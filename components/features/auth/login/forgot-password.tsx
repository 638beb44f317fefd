'use client';

import { AskForLink } from '../ask-for-link';
import { AuthCard } from '../auth-card';
import { Back } from './back';
import { goTo } from './step';

interface ForgotPasswordProps {
  email: string;
  onEmail: (email: string) => void;
}

/** Asks where the link to a new password goes. */
export default function ForgotPassword({ email, onEmail }: ForgotPasswordProps) {
  const onSent = (to: string) => {
    onEmail(to);
    goTo('reset-sent');
  };
  return (
    <AuthCard
      title="Set a new password"
      description="We send you a link. It leads to a page where you choose a new password."
    >
      <AskForLink purpose="password" email={email} autoFocus onSent={onSent} />
      <Back to="password" className="-ms-3 self-start" />
    </AuthCard>
  );
}

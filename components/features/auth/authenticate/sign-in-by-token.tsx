'use client';

import { useEffect, useRef, useState } from 'react';
import { completeSignIn } from '@/lib/browser/identity/complete-sign-in';
import { authenticateImpersonation } from '@/lib/browser/identity/impersonation';
import { authenticateLink } from '@/lib/browser/identity/links';
import { attachPage, authenticateOAuth } from '@/lib/browser/identity/oauth';
import type { TokenType } from './auth-callback-params';
import { TokenFailed } from './token-failed';
import { Working } from './working';

type SignInType = Exclude<TokenType, 'reset_password'>;

const authenticate: Record<SignInType, (token: string) => Promise<void>> = {
  magic_links: authenticateLink,
  oauth: authenticateOAuth,
  impersonation: authenticateImpersonation,
};

/** Signs in with the token, or says why not and what to do. */
export function SignInByToken({ type, token }: { type: SignInType; token: string }) {
  /** The token works once, and React may run an effect twice. */
  const call = useRef<Promise<void>>(undefined);
  const [failure, setFailure] = useState<unknown>();
  const [tries, setTries] = useState(0);

  useEffect(() => {
    call.current ??= authenticate[type](token);
    call.current.then(() => completeSignIn((type === 'oauth' && attachPage()) || undefined), setFailure);
  }, [type, token, tries]);

  const again = () => {
    call.current = undefined;
    setFailure(undefined);
    setTries(tries + 1);
  };
  return failure === undefined ? <Working /> : <TokenFailed type={type} reason={failure} onRetry={again} />;
}

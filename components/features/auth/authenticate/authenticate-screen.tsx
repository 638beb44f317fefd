'use client';

import { useEffect, useState } from 'react';
import { ButtonLink } from '@/components/ui/action/button-link';
import { useHydrated } from '@/components/ui/hooks/use-hydrated';
import { errorOfType } from '@/lib/browser/identity/errors';
import { AuthCard } from '../auth-card';
import { ShieldArt } from '../art';
import { readAuthCallbackParams, type AuthCallbackParams } from './auth-callback-params';
import { SetPassword } from './set-password';
import { SignInByToken } from './sign-in-by-token';
import { TokenFailed } from './token-failed';
import { Working } from './working';

/**
 * Uses up what a link or another provider brought. A scanner that only fetches the page uses up nothing: the token is
 * posted by this script, after the page is up (security 13).
 */
export function AuthenticateScreen() {
  return useHydrated() ? <WithToken /> : <Working />;
}

function WithToken() {
  const [params] = useState(() => readAuthCallbackParams(window.location.search));

  // At once: no copy of the address, no history and no Referer may carry the token.
  useEffect(() => window.history.replaceState(null, '', window.location.pathname), []);

  return params ? <Proof {...params} /> : <NothingToDo />;
}

function Proof({ type, token, error }: AuthCallbackParams) {
  if (error !== null) return <TokenFailed type={type} reason={errorOfType(error)} />;
  return type === 'reset_password' ? (
    <SetPassword token={token} />
  ) : (
    <SignInByToken type={type} token={token} />
  );
}

/** Only somebody who is signed in gets here without a token. */
function NothingToDo() {
  return (
    <AuthCard
      title="You are signed in"
      description="There is nothing left to confirm here."
      art={<ShieldArt />}
    >
      <ButtonLink href="/" size="large" icon="house">
        Go to Home
      </ButtonLink>
    </AuthCard>
  );
}

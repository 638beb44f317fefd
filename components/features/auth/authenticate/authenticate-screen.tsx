'use client';

import { useEffect, useState } from 'react';
import { ButtonLink } from '@/components/ui/action/button-link';
import { useHydrated } from '@/components/ui/hooks/use-hydrated';
import { errorOfType } from '@/lib/browser/identity/errors';
import { text } from '@/lib/text/text';
import { AuthCard } from '../auth-card';
import { ShieldArt } from '../art';
import { readAuthCallbackParams, type AuthCallbackParams } from './auth-callback-params';
import { SetPassword } from './set-password';
import { SignInByToken } from './sign-in-by-token';
import { TokenFailed } from './token-failed';
import { Working } from './working';

/**
 * Redeems the token of a link or another provider. A scanner that only fetches the page uses nothing up: the
 * token is posted by this script, after the page has loaded (security 13).
 */
export function AuthenticateScreen() {
  return useHydrated() ? <WithToken /> : <Working />;
}

function WithToken() {
  const [params] = useState(() => readAuthCallbackParams(window.location.search));

  // At once: no copy of the address, no history and no Referer may contain the token.
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

/** Only a signed-in visitor gets here without a token. */
function NothingToDo() {
  return (
    <AuthCard
      title={text('auth.token.signedInTitle')}
      description={text('auth.token.signedIn')}
      art={<ShieldArt />}
    >
      <ButtonLink href="/" size="large" icon="house">
        {text('auth.go.home')}
      </ButtonLink>
    </AuthCard>
  );
}

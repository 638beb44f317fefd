'use client';

import { useEffect, useState } from 'react';
import { Skeleton } from '@/components/ui/skeleton';
import { useHydrated } from '@/components/ui/use-hydrated';
import type { OnboardingState } from '@/lib/domain/onboarding';
import { ErrorCode, type Result } from '@/lib/errors';
import { checkToken } from './actions';
import { DetailsForm } from './details-form';
import { AlreadyComplete, LinkDoesNotWork, LinkProblem } from './link-problem';
import { OnboardFrame } from './onboard-frame';
import { keepToken, keptToken } from './store';

interface OnboardScreenProps {
  /** Of the address; absent after a reload, when the tab has kept it. */
  token?: string | undefined;
  state?: Result<OnboardingState> | undefined;
}

/** The first step: what the token stands for, then the customer's details. */
export function OnboardScreen({ token, state }: OnboardScreenProps) {
  const hydrated = useHydrated();

  useEffect(() => {
    if (!token) return;
    keepToken(token);
    window.history.replaceState(null, '', window.location.pathname);
  }, [token]);

  if (token && state) return <TokenState token={token} first={state} />;
  if (!hydrated) return <Checking />;
  const kept = keptToken();
  return kept ? <TokenState token={kept} /> : <LinkDoesNotWork />;
}

function TokenState({ token, first }: { token: string; first?: Result<OnboardingState> }) {
  const [state, setState] = useState(first);

  useEffect(() => {
    if (state) return;
    let current = true;
    const show = (result: Result<OnboardingState>) => current && setState(result);
    checkToken(token).then(show, () => show(unreachable));
    return () => {
      current = false;
    };
  }, [state, token]);

  if (!state) return <Checking />;
  if (!state.ok) return <LinkProblem error={state.error} onRetry={() => setState(undefined)} />;
  if (state.data.complete) return <AlreadyComplete hint={state.data.loginHint} />;
  return <DetailsForm token={token} found={state.data} />;
}

const unreachable: Result<OnboardingState> = {
  ok: false,
  error: { code: ErrorCode.networkError, message: 'The service could not be reached. Nothing was changed.' },
};

function Checking() {
  return (
    <OnboardFrame title="Checking your link">
      <div className="flex flex-col gap-4" aria-hidden="true">
        <Skeleton className="h-10" />
        <Skeleton className="h-10" />
      </div>
    </OnboardFrame>
  );
}

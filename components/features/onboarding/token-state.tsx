'use client';

import { useEffect, useState, type ReactNode } from 'react';
import { Skeleton } from '@/components/ui/display/skeleton';
import { switchesOf } from '@/lib/domain/account/capabilities';
import type { OnboardingState } from '@/lib/domain/account/onboarding';
import { ErrorCode, type Result } from '@/lib/contract/errors';
import { text } from '@/lib/text/text';
import { checkToken } from './actions';
import { AlreadyComplete, LinkProblem } from './link-problem';
import { OnboardFrame } from './onboard-frame';

/** The state of a valid link. */
export type OpenToken = Extract<OnboardingState, { complete: false }>;

/** What the form for the details and the second step need of a link. */
export const linkFacts = (found: OpenToken) => ({
  warehouseName: found.warehouse.name,
  suiteNumber: found.suiteNumber,
  switches: switchesOf(found),
});

interface TokenStateProps {
  token: string;
  /** The server's result, if it has one. */
  first?: Result<OnboardingState> | undefined;
  contact: string | undefined;
  children: (found: OpenToken) => ReactNode;
}

const unreachable = (): Result<OnboardingState> => ({
  ok: false,
  error: { code: ErrorCode.networkError, message: text('onboarding.link.unreachable') },
});

/** Looks a token's state up, and says so when it is invalid (1033, 1034). */
export function TokenState({ token, first, contact, children }: TokenStateProps) {
  const [state, setState] = useState(first);

  useEffect(() => {
    if (state) return;
    let current = true;
    const show = (result: Result<OnboardingState>) => current && setState(result);
    checkToken(token).then(show, () => show(unreachable()));
    return () => {
      current = false;
    };
  }, [state, token]);

  if (!state) return <Checking />;
  if (!state.ok) {
    return <LinkProblem error={state.error} contact={contact} onRetry={() => setState(undefined)} />;
  }
  return state.data.complete ? <AlreadyComplete hint={state.data.loginHint} /> : children(state.data);
}

/** Shown while the link's state is being looked up. */
export function Checking() {
  return (
    <OnboardFrame title={text('onboarding.link.checking')}>
      <div className="flex flex-col gap-4" aria-hidden="true">
        <Skeleton className="h-10" />
        <Skeleton className="h-10" />
      </div>
    </OnboardFrame>
  );
}

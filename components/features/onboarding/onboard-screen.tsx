'use client';

import { useEffect, type ReactNode } from 'react';
import { useHydrated } from '@/components/ui/hooks/use-hydrated';
import type { OnboardingState } from '@/lib/domain/account/onboarding';
import type { Result } from '@/lib/contract/errors';
import { FirstStep } from './first-step';
import { LinkDoesNotWork } from './link-problem';
import { keepToken, storedToken } from './store';
import { Checking, TokenState } from './token-state';

interface OnboardScreenProps {
  /** From the address; absent after a reload, when the tab has stored it. */
  token?: string | undefined;
  state?: Result<OnboardingState> | undefined;
  /** The warehouse's e-mail address, for visitors whose link does not work. */
  contact: string | undefined;
  /** Whether codes can go to a phone. */
  canText: boolean;
  /** Shown below the code's field. */
  note?: ReactNode;
}

/** `/auth/onboard`: the state of the token, then the customer's details. */
export function OnboardScreen({ token, state, contact, canText, note }: OnboardScreenProps) {
  const hydrated = useHydrated();

  useEffect(() => {
    if (!token) return;
    keepToken(token);
    window.history.replaceState(null, '', window.location.pathname);
  }, [token]);

  if (!token && !hydrated) return <Checking />;
  const kept = token ?? storedToken();
  if (!kept) return <LinkDoesNotWork contact={contact} />;
  return (
    <TokenState token={kept} first={token ? state : undefined} contact={contact}>
      {(found) => <FirstStep token={kept} found={found} canText={canText} note={note} />}
    </TokenState>
  );
}

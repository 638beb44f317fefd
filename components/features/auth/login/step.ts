'use client';

import { useSearchParams } from 'next/navigation';

/** The states of the login screen; the guard of SPEC section 2 keeps guests on it. `start` has no word in the address. */
const steps = ['password', 'create', 'forgot', 'link-sent', 'reset-sent'] as const;

export type LoginStep = 'start' | (typeof steps)[number];

/** The step of the address, so that Back works. */
export function useLoginStep(): LoginStep {
  const step = useSearchParams().get('step');
  return steps.find((known) => known === step) ?? 'start';
}

/** Goes to another step without asking the server. */
export function goTo(step: LoginStep): void {
  window.history.pushState(null, '', step === 'start' ? '/auth/login' : `/auth/login?step=${step}`);
}

'use client';

import { useSearchParams } from 'next/navigation';
import { useSyncExternalStore } from 'react';

/**
 * The states of the login screen; the guard of SPEC section 2 keeps guests on it. `start` has no parameter in
 * the address.
 */
const steps = ['password', 'create', 'forgot', 'link-sent', 'reset-sent', 'app'] as const;

export type LoginStep = 'start' | (typeof steps)[number];

const stepped = 'waybill:login-step';

function subscribe(changed: () => void): () => void {
  window.addEventListener('popstate', changed);
  window.addEventListener(stepped, changed);
  return () => {
    window.removeEventListener('popstate', changed);
    window.removeEventListener(stepped, changed);
  };
}

const stepOfAddress = () => new URLSearchParams(window.location.search).get('step');

/**
 * The step in the address, so that Back works; read from the address itself, since the router may miss a
 * quick Back.
 */
export function useLoginStep(): LoginStep {
  const first = useSearchParams().get('step');
  const step = useSyncExternalStore(subscribe, stepOfAddress, () => first);
  return steps.find((known) => known === step) ?? 'start';
}

/** Goes to another step without a server request. */
export function goTo(step: LoginStep): void {
  window.history.pushState(null, '', step === 'start' ? '/auth/login' : `/auth/login?step=${step}`);
  window.dispatchEvent(new Event(stepped));
}

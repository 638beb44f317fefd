'use client';

import { useEffect, useRef } from 'react';
import { whenIdle } from '@/components/ui/hooks/when-idle';
import { completeSignIn } from '@/lib/browser/identity/complete-sign-in';
import { errorText } from '@/lib/browser/identity/error-text';
import { errorTypeOf } from '@/lib/browser/identity/provider-error';

/** Milliseconds after which a new challenge is requested: one is valid for five minutes (security 15). */
const renewal = 240_000;

/**
 * Lets the browser offer passkeys in the field, once the page is idle.
 * @param onRefused called with the reason why a chosen passkey failed; other failures are silent, since
 *   autofill started by itself
 */
export function usePasskeyAutofill(on: boolean, onRefused: (message: string) => void): void {
  const refused = useRef(onRefused);

  useEffect(() => {
    refused.current = onRefused;
  });

  useEffect(() => {
    if (!on) return;
    const wait = async () => {
      const { autofillPasskey } = await import('@/lib/browser/identity/passkeys');
      if (await autofillPasskey()) completeSignIn();
    };
    const begin = () => {
      if (document.visibilityState !== 'visible') return;
      wait().catch((reason: unknown) => {
        if (errorTypeOf(reason)?.includes('webauthn')) refused.current(errorText(reason));
      });
    };
    const callOff = whenIdle(begin);
    const timer = setInterval(begin, renewal);
    return () => {
      callOff();
      clearInterval(timer);
    };
  }, [on]);
}

'use client';

import { useEffect } from 'react';
import { whenIdle } from '@/components/ui/when-idle';
import { arrive } from '@/lib/identity/arrive';

async function waitForPasskey(): Promise<void> {
  const { autofillPasskey } = await import('@/lib/identity/passkeys');
  if (await autofillPasskey()) arrive();
}

/** Lets the browser offer passkeys in the field, once the page has nothing better to do. */
export function usePasskeyAutofill(on: boolean): void {
  useEffect(() => {
    if (!on) return;
    return whenIdle(() => {
      // What fails here was not asked for; the button says what is wrong.
      waitForPasskey().catch(() => undefined);
    });
  }, [on]);
}

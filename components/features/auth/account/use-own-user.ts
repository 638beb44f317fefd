'use client';

import { useEffect, useState } from 'react';
import { errorText } from '@/lib/browser/identity/error-text';
import { readUser, type OwnUser } from '@/lib/browser/identity/user';

type OwnUserState =
  { state: 'reading' } | { state: 'read'; user: OwnUser } | { state: 'failed'; message: string };

/** Who is signed in, for screens that speak of their ways to sign in. */
export function useOwnUser(): OwnUserState {
  const [answer, setAnswer] = useState<OwnUserState>({ state: 'reading' });

  useEffect(() => {
    let wanted = true;
    readUser().then(
      (user) => wanted && setAnswer({ state: 'read', user }),
      (reason: unknown) => wanted && setAnswer({ state: 'failed', message: errorText(reason) }),
    );
    return () => {
      wanted = false;
    };
  }, []);

  return answer;
}

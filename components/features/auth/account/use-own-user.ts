'use client';

import { useEffect, useState } from 'react';
import { errorText } from '@/lib/browser/identity/error-text';
import { readUser, type OwnUser } from '@/lib/browser/identity/user';

type OwnUserState =
  { state: 'reading' } | { state: 'read'; user: OwnUser } | { state: 'failed'; message: string };

/** The signed-in user, for screens about their sign-in methods. */
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

'use client';

import { useEffect, useState } from 'react';
import { checkPassword, type PasswordCheck } from './passwords';

/** Milliseconds of quiet before the server is asked about what is being typed. */
const quiet = 300;

/**
 * How good a password is while it is typed, as the server sees it; undefined until it has said so about this very
 * password, and when it can't be asked: setting the password will then say what is wrong.
 */
export function usePasswordCheck(password: string, email?: string): PasswordCheck | undefined {
  const [last, setLast] = useState<{ password: string; check: PasswordCheck }>();

  useEffect(() => {
    if (password === '') return;
    let wanted = true;
    const timer = setTimeout(() => {
      checkPassword({ password, email }).then(
        (check) => {
          if (wanted) setLast({ password, check });
        },
        () => undefined,
      );
    }, quiet);
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [password, email]);

  return last?.password === password ? last.check : undefined;
}

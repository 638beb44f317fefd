'use client';

import { useEffect, useState } from 'react';
import { checkPassword, type PasswordCheck } from './passwords';

/** Milliseconds without typing before the server is asked. */
const debounceMs = 300;

/**
 * The server's rating of a password while it is typed; undefined until there is one for exactly this password, and when
 * it can't be fetched: setting the password then reports any problem.
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
    }, debounceMs);
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [password, email]);

  return last?.password === password ? last.check : undefined;
}

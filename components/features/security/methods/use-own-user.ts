'use client';

import { useStytchUser } from '@stytch/nextjs';
import { readUser, toOwnUser, type OwnUser } from '@/lib/browser/identity/user';
import { useReading, type Reading } from '../parts/use-reading';

/**
 * The signed-in user, kept up to date by each call of the SDK. The SDK remembers the user of an earlier page; that one
 * is not shown, since methods may have been removed elsewhere.
 */
export function useOwnUser(): Reading<OwnUser> {
  const reading = useReading(readUser);
  const { user } = useStytchUser();
  const data = reading.data && (user ? toOwnUser(user) : reading.data);
  return { ...reading, data };
}

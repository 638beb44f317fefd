import { forget, keep, readKept } from './tab-storage';

/** Below the account's key of the store: it goes with the account at sign-out. */
export const lockKey = 'waybill.account.locked';

/** Where a locked tab shows nothing but the lock. */
export const lockPath = '/auth/lockscreen';

/** The session for which this page was made, as the root layout wrote it on the root element. */
const sessionMark = (): string | undefined => document.documentElement.dataset.session;

const isText = (value: unknown): value is string => typeof value === 'string';

/**
 * Shows nothing but the lock in this tab until it is opened again, or until somebody signs in anew. It keeps eyes off, no
 * more: the session lives on, and who knows the browser can end it. Sign out to leave a machine to others.
 */
export const lockTab = (): void => keep(lockKey, sessionMark());

export const unlockTab = (): void => forget(lockKey);

export function isTabLocked(): boolean {
  const lockedBy = readKept(lockKey, isText);
  return lockedBy !== null && lockedBy === sessionMark();
}

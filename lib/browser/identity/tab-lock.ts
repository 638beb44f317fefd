import { removeStored, writeStored, readStored } from './tab-storage';

/** Prefixed with the account's key, so that it is removed with the account at sign-out. */
export const lockKey = 'waybill.account.locked';

/** The only page that a locked tab shows. */
export const lockPath = '/auth/lockscreen';

/** The session for which this page was rendered, as the root layout wrote it on the root element. */
const sessionMark = (): string | undefined => document.documentElement.dataset.session;

const isText = (value: unknown): value is string => typeof value === 'string';

/**
 * Locks this tab until it is unlocked or someone signs in again. It only hides the page: the session lives on, and the
 * lock can be circumvented in the browser. On a shared computer, sign out instead.
 */
export const lockTab = (): void => writeStored(lockKey, sessionMark());

export const unlockTab = (): void => removeStored(lockKey);

export function isTabLocked(): boolean {
  const lockedBy = readStored(lockKey, isText);
  return lockedBy !== null && lockedBy === sessionMark();
}

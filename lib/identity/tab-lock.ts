import { forget, keep, readKept } from './tab-storage';

/** Below the account's key of the store: it goes with the account at sign-out. */
export const lockKey = 'waybill.account.locked';

/** Where a locked tab shows nothing but the lock. */
export const lockPath = '/auth/lockscreen';

const isTrue = (value: unknown): value is true => value === true;

/**
 * Draws the curtain over this tab until it is opened again. It keeps eyes off, no more: the session lives on, and who
 * knows the browser can end it. Sign out to leave a machine to others.
 */
export const lockTab = (): void => keep(lockKey, true);

export const unlockTab = (): void => forget(lockKey);

export const isTabLocked = (): boolean => readKept(lockKey, isTrue) === true;

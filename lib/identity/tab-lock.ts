import { forget, keep, readKept } from './tab-storage';

const key = 'waybill.locked';

const isTrue = (value: unknown): value is true => value === true;

/** Where a locked tab shows nothing but the lock. */
export const lockPath = '/auth/lockscreen';

/**
 * Draws the curtain over this tab until it is opened again. It keeps eyes off, no more: the session lives on, and who
 * knows the browser can end it. Sign out to leave a machine to others.
 */
export const lockTab = (): void => keep(key, true);

export const unlockTab = (): void => forget(key);

export const isTabLocked = (): boolean => readKept(key, isTrue) === true;

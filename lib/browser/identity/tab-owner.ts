import { accountKey, leftKey } from './store';
import { lockKey, lockPath } from './tab-lock';

/** The key of the tab's owner: the user's half of the mark on the root element. */
const ownerKey = 'waybill.owner';

/** The arguments of `claimTab`, which is printed into the page and so may use nothing else. */
export const tabKeys = { owner: ownerKey, account: accountKey, left: leftKey, lock: lockKey, lockPath };

/**
 * Matches this tab's stored data with the visitor for whom the page was rendered, before anything reads it. Another
 * user finds no data of the previous one, a guest no account and no lock; the same user finds the text they typed. Only
 * the session that locked the tab finds the lock.
 * @param mark `user.session` of a signed-in visitor, as the root layout wrote it
 */
export function claimTab(storage: Storage, place: Location, keys: typeof tabKeys, mark?: string): void {
  storage.removeItem(keys.left);
  const owner = mark?.split('.')[0];
  if (owner === undefined) {
    for (const key of Object.keys(storage)) {
      if (key === keys.account || key.startsWith(`${keys.account}.`)) storage.removeItem(key);
    }
    return;
  }
  const kept = storage.getItem(keys.owner);
  if (kept !== null && kept !== owner) storage.clear();
  storage.setItem(keys.owner, owner);
  const locked = storage.getItem(keys.lock) === JSON.stringify(mark);
  if (!locked) storage.removeItem(keys.lock);
  else if (!place.pathname.startsWith('/auth/')) place.replace(keys.lockPath);
}

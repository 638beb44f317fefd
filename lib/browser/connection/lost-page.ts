import { pageRequestRules, type LostPage, type PageRequests } from './page-requests';

function pageRequests(): PageRequests {
  const holder = window as unknown as Record<string, PageRequests | undefined>;
  return (holder[pageRequestRules.slot] ??= { lost: null });
}

/** The requested page that failed to load. */
export const lostPage = (): LostPage | null => pageRequests().lost;

export function setLostPage(lost: LostPage | null): void {
  pageRequests().lost = lost;
  dispatchEvent(new Event(pageRequestRules.changed));
}

/** Calls back when `lostPage` has changed. @returns the unsubscribe function */
export function onLostPage(callback: () => void): () => void {
  addEventListener(pageRequestRules.changed, callback);
  return () => removeEventListener(pageRequestRules.changed, callback);
}

const names = { in: 'waybill.signed-in', out: 'waybill.signed-out' } as const;

type Signal = keyof typeof names;

/** Signals sent by this tab, which its own listeners ignore. */
const sentHere = new Set<Signal>();

function announce(signal: Signal): void {
  sentHere.add(signal);
  const channel = new BroadcastChannel(names[signal]);
  channel.postMessage(null);
  channel.close();
  try {
    // A suspended tab misses the channel's message but gets the storage event when it resumes.
    localStorage.setItem(names[signal], String(Date.now()));
  } catch {
    // Storage may be forbidden; the channel has notified the tabs already.
  }
}

function listen(signal: Signal, callback: () => void): () => void {
  const hear = () => {
    if (!sentHere.has(signal)) callback();
  };
  const channel = new BroadcastChannel(names[signal]);
  const onStorage = (event: StorageEvent) => {
    if (event.key === names[signal]) hear();
  };
  channel.addEventListener('message', hear);
  window.addEventListener('storage', onStorage);
  return () => {
    channel.close();
    window.removeEventListener('storage', onStorage);
  };
}

/** Notifies the other tabs of this browser of a sign-in (SPEC section 4). */
export const announceSignIn = () => announce('in');

/** Notifies the other tabs of this browser that the session was ended here (security 6). */
export const announceSignOut = () => announce('out');

/** Calls back when another tab has signed in. @returns the unsubscribe function */
export const onSignedIn = (callback: () => void) => listen('in', callback);

/** Calls back when another tab has signed out. @returns the unsubscribe function */
export const onSignedOut = (callback: () => void) => listen('out', callback);

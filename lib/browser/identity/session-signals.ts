const names = { in: 'waybill.signed-in', out: 'waybill.signed-out' } as const;

type Signal = keyof typeof names;

/** What this tab did itself: its own listeners need not hear of it. */
const sentHere = new Set<Signal>();

function announce(signal: Signal): void {
  sentHere.add(signal);
  const channel = new BroadcastChannel(names[signal]);
  channel.postMessage(null);
  channel.close();
  try {
    // A tab whose channel is asleep still gets the storage event when it wakes.
    localStorage.setItem(names[signal], String(Date.now()));
  } catch {
    // Storage may be forbidden; the channel has told the tabs already.
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

/** Tells the other tabs of this browser that somebody has signed in here (SPEC section 4). */
export const announceSignIn = () => announce('in');

/** Tells the other tabs of this browser that the session has been ended here (security 6). */
export const announceSignOut = () => announce('out');

/** Calls back when another tab has signed in. @returns what stops listening */
export const onSignedIn = (callback: () => void) => listen('in', callback);

/** Calls back when another tab has signed out. @returns what stops listening */
export const onSignedOut = (callback: () => void) => listen('out', callback);

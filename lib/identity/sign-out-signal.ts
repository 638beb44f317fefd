const name = 'waybill.signed-out';

/** Tells the other tabs of this browser that the session has been ended here (security 6). */
export function announceSignOut(): void {
  const channel = new BroadcastChannel(name);
  channel.postMessage(null);
  channel.close();
  try {
    // A tab whose channel is asleep still gets the storage event when it wakes.
    localStorage.setItem(name, String(Date.now()));
  } catch {
    // Storage may be forbidden; the channel has told the tabs already.
  }
}

/**
 * Calls back when another tab has signed out.
 * @returns stops listening
 */
export function onSignedOut(callback: () => void): () => void {
  const channel = new BroadcastChannel(name);
  const onStorage = (event: StorageEvent) => {
    if (event.key === name) callback();
  };
  channel.addEventListener('message', callback);
  window.addEventListener('storage', onStorage);
  return () => {
    channel.close();
    window.removeEventListener('storage', onStorage);
  };
}

import { useEffect, useState } from 'react';

/**
 * Milliseconds after which a closed overlay is removed in any case; its transitions take half of that
 * (SPEC section 9).
 */
const timeoutMs = 600;

/**
 * Whether an overlay must be rendered: while it is open, and while it closes. Headless UI waits forever where
 * a transition is reversed before it has started, and the overlay would then stay, with the page behind it
 * locked.
 */
export function usePresence(open: boolean, onGone?: () => void): boolean {
  const [present, setPresent] = useState(open);
  if (open && !present) setPresent(true);

  useEffect(() => {
    if (open || !present) return;
    const timer = setTimeout(() => {
      setPresent(false);
      onGone?.();
    }, timeoutMs);
    return () => clearTimeout(timer);
  }, [open, present, onGone]);

  return open || present;
}

/** ms; a window that nobody sees may draw no frame. */
const longest = 1_000;

/**
 * Resolves once what has changed on the page is on the screen, or after a second where no frame is drawn; at once where
 * the page is being left.
 */
export function painted(): Promise<void> {
  if (document.hidden) return Promise.resolve();
  return new Promise((resolve) => {
    const waiting = new AbortController();
    const settle = () => {
      waiting.abort();
      resolve();
    };
    setTimeout(settle, longest);
    // A frame's callbacks run before it is painted, a task after them does not.
    requestAnimationFrame(() => setTimeout(settle));
    addEventListener('beforeunload', settle, { signal: waiting.signal });
  });
}

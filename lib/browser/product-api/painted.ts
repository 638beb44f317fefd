/** ms; a window that nobody sees may draw no frame. */
const longest = 1_000;

/** Resolves once what has changed on the page is on the screen, or after a second where no frame is drawn. */
export function painted(): Promise<void> {
  if (document.hidden) return Promise.resolve();
  return new Promise((resolve) => {
    setTimeout(resolve, longest);
    // A frame's callbacks run before it is painted, a task after them does not.
    requestAnimationFrame(() => setTimeout(resolve));
  });
}

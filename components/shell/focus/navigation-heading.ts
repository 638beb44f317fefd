/** A field focused by the new page keeps the focus; that of the top bar has it from before. */
const fields = 'main :is(input, textarea, select, [contenteditable="true"])';

/** A panel that closes during the navigation; a dialog that stays open loses the focus. */
const dialogs = '[role="dialog"], [role="alertdialog"]';

/** Events that show that the user no longer waits for the heading. */
const movesOn = ['keydown', 'pointerdown'] as const;

/** @returns whether the final focus is set */
function focus(): boolean {
  const heading = document.querySelector<HTMLElement>('main h1');
  const holder = document.activeElement;
  if (!heading || holder?.closest(dialogs)) return false;
  if (!holder?.closest(fields)) {
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }
  return true;
}

/**
 * Focuses the page's heading, which screen readers announce; waits while the page loads or a panel closes.
 * @returns cancels it
 */
export function focusHeading(): () => void {
  let frame = 0;
  const soon = () => {
    cancelAnimationFrame(frame);
    // One frame later a closed panel has returned its focus.
    frame = requestAnimationFrame(() => {
      if (focus()) stop();
    });
  };
  const observer = new MutationObserver(soon);
  const stop = () => {
    cancelAnimationFrame(frame);
    observer.disconnect();
    movesOn.forEach((type) => removeEventListener(type, stop, true));
  };
  observer.observe(document.body, { childList: true, subtree: true });
  movesOn.forEach((type) => addEventListener(type, stop, true));
  soon();
  return stop;
}

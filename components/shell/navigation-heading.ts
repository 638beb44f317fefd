/** Who has the focus for a reason of their own: a dialog, or a field that the new page has put it in. */
const busy = '[role="dialog"], [role="alertdialog"], input, textarea, select, [contenteditable="true"]';

/** What a person does that says they no longer wait for the heading. */
const movesOn = ['keydown', 'pointerdown'] as const;

function focus(): boolean {
  const heading = document.querySelector<HTMLElement>('main h1');
  if (!heading) return false;
  if (!document.activeElement?.closest(busy)) {
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }
  return true;
}

/**
 * Gives the focus to the page's heading, which screen readers announce; where the page is still on its way, once it
 * has come. @returns what calls it off
 */
export function focusHeading(): () => void {
  const observer = new MutationObserver(() => {
    if (focus()) stop();
  });
  const stop = () => {
    observer.disconnect();
    movesOn.forEach((type) => removeEventListener(type, stop, true));
  };
  const frame = requestAnimationFrame(() => {
    if (focus()) return;
    observer.observe(document.body, { childList: true, subtree: true });
    movesOn.forEach((type) => addEventListener(type, stop, true));
  });
  return () => {
    cancelAnimationFrame(frame);
    stop();
  };
}

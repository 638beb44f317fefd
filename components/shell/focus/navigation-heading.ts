/** A field that the new page has put the focus in keeps it. */
const fields = 'input, textarea, select, [contenteditable="true"]';

/** A panel that closes while the page changes; a dialog that stays is left when somebody moves on. */
const dialogs = '[role="dialog"], [role="alertdialog"]';

/** What a person does that says they no longer wait for the heading. */
const movesOn = ['keydown', 'pointerdown'] as const;

/** @returns whether it is settled who has the focus */
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
 * Gives the focus to the page's heading, which screen readers announce; where the page is still on its way or a panel
 * still closes, once that is done. @returns what calls it off
 */
export function focusHeading(): () => void {
  let frame = 0;
  const soon = () => {
    cancelAnimationFrame(frame);
    // A frame later a closed panel has given its focus back.
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

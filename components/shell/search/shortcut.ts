import { text } from '@/lib/text/text';

const isApple = () => /Mac|iPhone|iPad/.test(navigator.userAgent);

/** The shortcut as this platform writes it. */
export const shortcutWords = () =>
  text(isApple() ? 'shell.search.shortcut.apple' : 'shell.search.shortcut.other');

/** Where the keys have another meaning: an open dialog, and an editor, whose ⌘K makes a link. */
const isTaken = (target: EventTarget | null) =>
  document.querySelector('[role="dialog"], [role="alertdialog"]') !== null ||
  (target instanceof Element && target.closest('[contenteditable="true"]') !== null);

/** Whether a key press is the shortcut. On a Mac, Control K deletes to the end of a line. */
export function isShortcut({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean {
  const modified = isApple() ? metaKey && !ctrlKey : ctrlKey && !metaKey;
  return modified && !altKey && !shiftKey && key.toLowerCase() === 'k';
}

/** Whether a key press asks for the search. */
export const asksForSearch = (event: KeyboardEvent) =>
  isShortcut(event) && !event.defaultPrevented && !isTaken(event.target);

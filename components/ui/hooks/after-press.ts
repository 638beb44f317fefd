/**
 * Calls back once nothing is pressed any more. What appears during a press would move the pressed button from under the
 * pointer, and the press would be lost.
 */
export function afterPress(callback: () => void): void {
  if (document.querySelector(':active') === null) {
    callback();
    return;
  }
  const released = new AbortController();
  const end = () => {
    released.abort();
    // After the click, which follows at once.
    setTimeout(callback);
  };
  // By touch the focus changes only after the pointer is up, before an emulated mouseup.
  for (const name of ['pointerup', 'pointercancel', 'mouseup'])
    addEventListener(name, end, { capture: true, signal: released.signal });
}

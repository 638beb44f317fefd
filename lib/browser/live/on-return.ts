/** ms for which a page that was just shown, or asked for again, is fresh enough. */
const freshFor = 5_000;

/** Calls back when the visitor returns to the tab: where no stream tells what changes. @returns ends it */
export function onReturn(callback: () => void): () => void {
  let asked = performance.now();
  const ending = new AbortController();
  const back = () => {
    if (document.visibilityState === 'hidden' || performance.now() - asked < freshFor) return;
    asked = performance.now();
    callback();
  };
  document.addEventListener('visibilitychange', back, ending);
  addEventListener('focus', back, ending);
  addEventListener('online', back, ending);
  return () => ending.abort();
}

/** Milliseconds after which the page goes on without; preparing takes 15 to 60. */
const longest = 500;

function askWorker(): Promise<void> {
  return new Promise((resolve) => {
    const worker = new Worker('/static/prepare-dates.js');
    worker.addEventListener('message', () => resolve());
    worker.addEventListener('error', () => resolve());
    setTimeout(resolve, longest);
  });
}

/**
 * Has a worker make the browser's first date format. What that reads is kept for all of a browser's threads; read by the
 * page's own, it holds a phone for some 55 ms (docs/performance.md, row 2). Never fails: where there are no workers, the
 * page makes it itself, later.
 */
export const prepareDates = (): Promise<void> => askWorker().catch(() => undefined);

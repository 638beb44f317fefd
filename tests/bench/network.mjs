// A page's requests, and when they are over.

/** ms without a request after which a page is quiet, as Playwright's `networkidle` has it. */
const quietAfter = 500;

/**
 * Watches a page from now on. Playwright's own `networkidle` comes once a document, and a soft navigation is none.
 * @returns `requests`, all so far, and `quiet`, which waits until there are no more
 */
export function watchNetwork(page) {
  const requests = [];
  const open = new Set();
  let changed = () => undefined;
  page.on('request', (request) => {
    requests.push(request);
    open.add(request);
    changed();
  });
  const answered = (request) => {
    open.delete(request);
    changed();
  };
  // An answer that the page does not read is never finished.
  page.on('response', (response) => answered(response.request()));
  page.on('requestfinished', answered);
  page.on('requestfailed', answered);
  const quiet = () =>
    new Promise((resolve) => {
      let timer;
      changed = () => {
        clearTimeout(timer);
        if (open.size === 0) timer = setTimeout(resolve, quietAfter);
      };
      changed();
    });
  return { requests, quiet };
}

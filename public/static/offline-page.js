/* The page that the worker (sw.js) shows where there is no network: all that it needs is in its text. */

/**
 * Speaks the language chosen in this browser, else the first accepted one that has words, else English: a worker sees
 * neither the cookie nor Accept-Language. Printed into the page, so it may use nothing but globals.
 */
function chooseWords(all) {
  const cookies = document.cookie.split('; ');
  const cookie = ['__Host-waybill-language=', 'waybill-language=']
    .map((name) => cookies.find((pair) => pair.startsWith(name)))
    .find(Boolean);
  const mainOf = (tag) => tag.split('-')[0].toLowerCase();
  const known = (wanted) =>
    Object.keys(all).find((tag) => tag === wanted) ??
    Object.keys(all).find((tag) => mainOf(tag) === mainOf(wanted));
  const wanted = [...(cookie ? [cookie.split('=')[1]] : []), ...navigator.languages];
  const lang = wanted.map(known).find(Boolean) ?? 'en-US';
  Object.assign(document.documentElement, { lang, dir: all[lang].dir });
  return all[lang];
}

/** Waits for the portal to answer, then loads the address anew. Printed into the page like `chooseWords`. */
function waitForPortal(words) {
  const show = (id, text) => (document.getElementById(id).textContent = text);
  const kept = (storage, test) => {
    try {
      return Object.entries(storage()).some(test);
    } catch {
      return false; // Forbidden, so nothing was kept.
    }
  };
  const follows = matchMedia('(prefers-color-scheme: dark)').matches;
  const dark = ([key, value]) => key === 'theme' && (value === 'dark' || (value === 'system' && follows));
  document.documentElement.classList.toggle(
    'dark',
    kept(() => localStorage, dark),
  );
  try {
    const left = sessionStorage.getItem('waybill.typed.left');
    if (left) sessionStorage.setItem('waybill.typed.draft.page', left);
    sessionStorage.removeItem('waybill.typed.left');
  } catch {
    // Forbidden, so nothing was kept.
  }
  document.getElementById('typed').hidden = !kept(
    () => sessionStorage,
    ([key]) => key.includes('.draft.'),
  );

  show('typed', words.typed);
  show('again', words.again);
  const say = () => {
    const title = navigator.onLine ? words.unreachable : words.title;
    show('title', title);
    show('then', navigator.onLine ? words.whenReachable : words.whenOnline);
    document.title = `${title} · Waybill`;
  };
  const answers = () =>
    fetch('/healthz', { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(5_000) }).then(
      ({ ok }) => ok,
      () => false,
    );

  const delays = [2, 4, 8, 16];
  let timer = 0;
  let busy = false;
  const attempt = async (asked) => {
    if (busy) return;
    clearTimeout(timer);
    busy = true;
    if (asked) show('outcome', words.trying);
    const answered = await answers();
    if (answered) {
      location.reload();
      return;
    }
    busy = false;
    say();
    if (asked) show('outcome', words.failed);
    timer = setTimeout(attempt, 1_000 * (delays.shift() ?? 30), false);
  };
  addEventListener('online', () => void attempt(false));
  addEventListener('offline', say);
  document.getElementById('again').addEventListener('click', () => void attempt(true));
  say();
  timer = setTimeout(attempt, 1_000 * delays.shift(), false);
}

/** The default look of lib/theme/theme.css; its choices need the stylesheet, which may not be at hand. */
const style = /* CSS */ `
  :root { color-scheme: light; --ground: #f1f5f9; --card: #fff; --line: #e2e8f0; --text: #1e293b; --strong: #0f172a;
    --muted: #566579; --primary: #298728; --hover: #237322; --contrast: #fff; }
  .dark { color-scheme: dark; --ground: #09090b; --card: #18181b; --line: #3f3f46; --text: #fafafa; --strong: #fff;
    --muted: #a1a1aa; --primary: #529e51; --hover: #7ab57a; --contrast: #09090b; }
  * { box-sizing: border-box; }
  body { margin: 0; min-height: 100dvh; display: flex; align-items: center; justify-content: center; padding: 3rem 1rem;
    background: var(--ground); color: var(--text); font: 1rem/1.5 Inter, system-ui, sans-serif; }
  main { width: 100%; max-width: 28rem; padding: 1.5rem; background: var(--card); border: 1px solid var(--line);
    border-radius: 8px; }
  svg { display: block; margin-bottom: 1.5rem; fill: var(--primary); }
  path { fill: none; stroke: var(--contrast); stroke-width: 2.75; stroke-linecap: round; stroke-linejoin: round; }
  h1 { margin: 0; color: var(--strong); font-size: 1.5rem; font-weight: 600; line-height: 2rem; text-wrap: balance; }
  p { margin: 0.5rem 0 0; color: var(--muted); }
  p:empty { display: none; }
  button { min-height: 2.5rem; margin-top: 1.5rem; padding: 0 1rem; border: 0; border-radius: 6px; cursor: pointer;
    background: var(--primary); color: var(--contrast); font: 500 0.875rem/1.25rem Inter, system-ui, sans-serif; }
  button:hover { background: var(--hover); }
  button:focus-visible { outline: 2px solid var(--primary); outline-offset: 2px; }
`;

const page = (nonce) =>
  /* HTML */ `<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>Waybill</title>
        <style nonce="${nonce}">
          ${style}
        </style>
      </head>
      <body>
        <main>
          <svg width="40" height="40" viewBox="0 0 32 32" role="img" aria-label="Waybill">
            <rect width="32" height="32" rx="8" />
            <path d="M7 11.5 10.5 22h1.2L16 12.5 20.3 22h1.2L25 11.5" />
          </svg>
          <h1 id="title"></h1>
          <p id="then"></p>
          <p id="typed" hidden></p>
          <button id="again" type="button"></button>
          <p id="outcome" role="status"></p>
        </main>
        <script nonce="${nonce}">
          (${String(waitForPortal)})((${String(chooseWords)})(${JSON.stringify(self.offlineWords)}));
        </script>
      </body>
    </html>`;

/** The page as an answer, with a content security policy of its own (security 23). */
self.offlinePage = () => {
  const nonce = crypto.randomUUID();
  const policy = [
    "default-src 'none'",
    `script-src 'nonce-${nonce}'`,
    `style-src 'nonce-${nonce}'`,
    "img-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ];
  return new Response(page(nonce), {
    status: 503,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy.join('; '),
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    },
  });
};

/** A requested page that failed to load, or a form's response that is still awaited. */
export interface LostPage {
  href: string;
  /** `slow`: there is no response yet, and the request goes on. */
  why: 'offline' | 'unanswered' | 'slow';
  /** Back or Forward: the address bar already shows that page, which appears as soon as it has loaded. */
  inPlace: boolean;
  /** Requests the page again. @returns whether it could be loaded now */
  again: () => Promise<boolean>;
  /** Opens the page where the router can't. */
  open?: () => void;
  /** Stays on the current page. */
  dismiss: () => void;
}

export interface PageRequests {
  lost: LostPage | null;
}

export interface PageRequestRules {
  /** The property of `window` that holds the `PageRequests`. */
  slot: string;
  /** The event of `window` that reports a change of `lost`. */
  changed: string;
  /** Milliseconds without a response after which the visitor is notified, and after which the request is aborted. */
  slowAfter: number;
  givenUpAfter: number;
}

export const pageRequestRules: PageRequestRules = {
  slot: 'waybillPageRequests',
  changed: 'waybill:page-request',
  slowAfter: 8_000,
  givenUpAfter: 30_000,
};

/**
 * Wraps fetch below Next's router. When a page fails to load, the router would load its address by a full navigation,
 * which offline is the browser's own error page: here the request stays pending instead, the current page stays, and
 * `lost` reports it. Segment prefetches and Server Actions pass through; a slow action is reported as well.
 *
 * Printed into the page ahead of every other script, so it may use nothing but its argument and what the browser has;
 * timers by way of `window`, since the bundler of an edge host puts Node's in place of those without it.
 */
export function guardPageRequests(rules: PageRequestRules): void {
  const send = window.fetch.bind(window);
  const requests: PageRequests = { lost: null };
  (window as unknown as Record<string, PageRequests>)[rules.slot] = requests;
  /** Failed requests by address: the router's cache still waits for them. */
  const kept = new Map<string, () => Promise<boolean>>();
  const here = () => location.pathname + location.search;
  let latest = 0;
  let clicked = '';
  let traversing = false;
  let leaving = false;

  const say = (lost: LostPage | null) => {
    requests.lost = lost;
    dispatchEvent(new Event(rules.changed));
  };
  const isAction = (headers: Headers) => headers.has('next-action');
  const isPageRequest = (headers: Headers, init?: RequestInit) => {
    const segment = headers.has('next-router-prefetch') || headers.has('next-router-segment-prefetch');
    return headers.has('rsc') && !segment && !isAction(headers) && !init?.signal;
  };
  // A proxy's error page has none of the portal's headers.
  const isAnswer = ({ status, headers }: Response) =>
    status < 500 &&
    (headers.get('content-type')?.startsWith('text/x-component') === true ||
      headers.get('content-security-policy')?.includes("'nonce-") === true);

  /** The complete response, so that none breaks off while it is rendered; null when there is none. */
  const load = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response | null> => {
    const giveUp = new AbortController();
    const timer = window.setTimeout(() => giveUp.abort(), rules.givenUpAfter);
    try {
      const response = await send(input, { ...init, signal: giveUp.signal });
      if (!isAnswer(response)) return null;
      const { status, headers, url, redirected } = response;
      return Object.defineProperties(new Response(await response.arrayBuffer(), { status, headers }), {
        url: { value: url },
        redirected: { value: redirected },
      });
    } catch {
      return null;
    } finally {
      window.clearTimeout(timer);
    }
  };

  const lostAt = (href: string, inPlace: boolean, why?: 'slow'): LostPage => ({
    href,
    why: why ?? (navigator.onLine ? 'unanswered' : 'offline'),
    inPlace,
    again: async () => {
      const came = await (kept.get(href)?.() ?? true);
      if (came) kept.forEach((again) => void again());
      return came;
    },
    dismiss: () => {
      latest++;
      clicked = '';
      stay();
      say(null);
    },
  });
  /** Returns the router to the current page, which ends its pending state so that forms can be sent. */
  const stay = () => history.replaceState(null, '', location.href);

  const ask = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const url = new URL(input instanceof Request ? input.url : input, location.href);
    url.searchParams.delete('_rsc');
    const href = url.pathname + url.search;
    // A link's full prefetch, which the visitor waits for once they click.
    const ahead = init?.priority === 'low';
    const mine = ahead ? latest : ++latest;
    const inPlace = !ahead && traversing && href === here();
    if (!ahead) {
      traversing = inPlace;
      clicked = '';
    }
    const isWanted = () => (ahead ? clicked === href : mine === latest);

    const timer = window.setTimeout(() => {
      if (isWanted()) say(lostAt(href, inPlace, 'slow'));
    }, rules.slowAfter);
    const response = await load(input, init);
    window.clearTimeout(timer);
    if (response) {
      if (isWanted()) {
        traversing = false;
        if (requests.lost) say(null);
      }
      return response;
    }
    if (ahead && !isWanted()) throw new TypeError('Failed to fetch');
    return new Promise((resolve) => {
      const before = kept.get(href);
      kept.set(href, async () => {
        const next = await load(input, init);
        if (!next) return false;
        kept.delete(href);
        resolve(next);
        void before?.();
        return true;
      });
      // Another page was requested since, or the document is being unloaded.
      if (!isWanted() || leaving) return;
      clicked = '';
      if (!inPlace) stay();
      say(lostAt(href, inPlace));
    });
  };

  /** Sends a Server Action once, and reports a slow response. */
  const act = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    let slow: LostPage | undefined;
    const timer = window.setTimeout(() => {
      if (!requests.lost) say((slow = lostAt(here(), true, 'slow')));
    }, rules.slowAfter);
    try {
      return await send(input, init);
    } finally {
      window.clearTimeout(timer);
      if (slow && requests.lost === slow) say(null);
    }
  };

  addEventListener('pagehide', () => (leaving = true));
  addEventListener('pageshow', () => (leaving = false));
  addEventListener(
    'popstate',
    () => {
      traversing = true;
      if (kept.has(here())) say(lostAt(here(), true));
    },
    true,
  );
  addEventListener(
    'click',
    ({ target }) => {
      const link = target instanceof Element ? target.closest('a') : null;
      if (link) clicked = link.pathname + link.search;
    },
    true,
  );
  window.fetch = (input, init) => {
    const headers = new Headers(init?.headers);
    if (isPageRequest(headers, init)) return ask(input, init);
    return isAction(headers) ? act(input, init) : send(input, init);
  };
}

import { guardPageRequests, pageRequestRules } from '@/lib/browser/connection/page-requests';
import { claimTab, tabKeys } from '@/lib/browser/identity/tab-owner';
import { showStoredScheme } from '@/lib/browser/appearance/stored-scheme';
import { sanitizeConfig, layoutRules, show, type LayoutRules } from '@/lib/appearance/sanitize-config';
import { addChoices } from '@/lib/appearance/add-choices';
import { rootLost } from '@/lib/appearance/root-lost';
import { languageCookieLine } from '@/lib/text/language-cookie';
import { storageKey } from './appearance/stored-config';

/**
 * Applies and repairs the stored layout configuration and follows other tabs, also on pages without the layout's store.
 * Data stored in the tab is matched with the customer who is signed in, and a tab that its owner has locked shows the
 * lock. A page that is not in the language of the account is loaded again in that. Printed into the page, so it may use nothing but its arguments.
 */
function boot(
  sanitize: typeof sanitizeConfig,
  showing: typeof show,
  add: typeof addChoices,
  showScheme: typeof showStoredScheme,
  rules: LayoutRules,
  key: string,
  lost: string,
  claim: typeof claimTab,
  tab: typeof tabKeys,
  languageLines: Record<string, string>,
): void {
  const { accountLanguage } = document.documentElement.dataset;
  if (accountLanguage !== undefined) {
    document.cookie = (languageLines[location.protocol] ?? '').replace('*', accountLanguage);
    // Without cookies it would load for ever.
    if (document.cookie.includes(`=${accountLanguage}`)) {
      document.documentElement.hidden = true;
      location.reload();
    }
  }
  try {
    claim(sessionStorage, location, tab, document.documentElement.dataset.session);
  } catch {
    // Storage is forbidden, so nothing was stored.
  }
  const follow = (mend: boolean) => {
    let stored: string | null = null;
    let values: unknown;
    try {
      stored = localStorage.getItem(key);
      values = JSON.parse(stored ?? 'null');
    } catch {
      // Corrupt or forbidden: the default.
    }
    const config = sanitize(values, rules);
    showing(config, document.documentElement, rules, add);
    const sanitized = JSON.stringify(config);
    if (mend && stored !== null && stored !== sanitized) localStorage.setItem(key, sanitized);
  };
  showScheme();
  addEventListener('storage', (event) => {
    if (event.key === key || event.key === null) follow(false);
  });
  addEventListener(lost, () => {
    showScheme();
    follow(false);
  });
  // Repaired only at the start: two versions of the portal in two tabs would overwrite each other for ever.
  follow(true);
}

const given = [sanitizeConfig, show, addChoices, showStoredScheme].map(String);
const facts = [layoutRules, storageKey, rootLost].map((fact) => JSON.stringify(fact));
const claiming = [String(claimTab), JSON.stringify(tabKeys)];
const language = JSON.stringify({ 'http:': languageCookieLine(false), 'https:': languageCookieLine(true) });

/** The source of the script, for the page and for its tests. */
export const bootSource = `(${String(boot)})(${[...given, ...facts, ...claiming, language].join()})`;

/** Runs before the page's own scripts, so that no navigation goes unwatched. */
const guardSource = `(${String(guardPageRequests)})(${JSON.stringify(pageRequestRules)})`;

/** Runs in the head, before anything is painted, so that no other theme flashes up. */
export function BootScript({ nonce }: { nonce: string | undefined }) {
  return (
    // The browser hides the nonce from the DOM, so hydration finds another value than was sent.
    <script
      nonce={nonce}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: `${bootSource};${guardSource}` }}
    />
  );
}

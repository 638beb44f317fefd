import { heal, layoutRules, show, type LayoutRules } from './heal';
import { storageKey } from './stored-config';

/**
 * Shows and heals what the browser keeps, and follows other tabs, on pages without the layout's store as well.
 * Printed into the page, so it may use nothing but its arguments.
 */
function boot(healing: typeof heal, showing: typeof show, rules: LayoutRules, key: string): void {
  const follow = () => {
    let stored: string | null = null;
    let values: unknown;
    try {
      stored = localStorage.getItem(key);
      values = JSON.parse(stored ?? 'null');
    } catch {
      // Corrupt or forbidden: the default.
    }
    const config = healing(values, rules);
    showing(config, document.documentElement);
    return stored === null || stored === JSON.stringify(config) ? null : config;
  };
  const healed = follow();
  try {
    // Only at the start: two versions of the portal in two tabs would answer each other for ever.
    if (healed) localStorage.setItem(key, JSON.stringify(healed));
    // next-themes would put any word it finds on the root element.
    if (!/^(light|dark|system)?$/.test(localStorage.getItem('theme') ?? '')) localStorage.removeItem('theme');
  } catch {
    // Forbidden: nothing is kept.
  }
  addEventListener('storage', (event) => {
    if (event.key === key || event.key === null) follow();
  });
}

/** The source of the script, for the page and for its tests. */
export const bootSource = `(${String(boot)})(${String(heal)},${String(show)},${JSON.stringify(layoutRules)},${JSON.stringify(storageKey)})`;

/** Runs in the head, before anything is painted: no customer sees a theme that is not theirs. */
export function BootScript({ nonce }: { nonce: string | undefined }) {
  return (
    // The browser hides the nonce from the page, so React finds another one than it sent.
    <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: bootSource }} />
  );
}

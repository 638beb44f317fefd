import { readStoredConfig } from '@/lib/browser/appearance/stored-config';
import { dispatchLayout } from '@/lib/browser/appearance/store';
import { applyStoredTheme } from '@/lib/browser/appearance/apply-stored-theme';

/**
 * A page that the server failed to render has no boot script, and React mounts it on a root element of
 * defaults. Applies the customer's choices to it and to the layout's state; no effect where they are applied
 * already.
 */
export function restoreLooks(): void {
  applyStoredTheme();
  dispatchLayout({ type: 'configReplaced', config: readStoredConfig() });
}

import { readStoredConfig } from '@/lib/browser/appearance/stored-config';
import { dispatchLayout } from '@/lib/browser/appearance/store';
import { applyStoredTheme } from '@/lib/browser/appearance/apply-stored-theme';

/**
 * A page that the server could not draw comes without the boot script, and React draws it on a root element of
 * defaults. Gives it, and the layout's state, what the customer chose; where they have it already, nothing changes.
 */
export function restoreLooks(): void {
  applyStoredTheme();
  dispatchLayout({ type: 'configReplaced', config: readStoredConfig() });
}

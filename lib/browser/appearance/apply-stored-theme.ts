import { applyConfig, readStoredConfig } from './stored-config';
import { showStoredScheme } from './stored-scheme';

/** What the boot script does at the start, for a page that came without it. */
export function applyStoredTheme(): void {
  showStoredScheme();
  applyConfig(readStoredConfig());
}

import { applyConfig, readStoredConfig } from './stored-config';
import { showStoredScheme } from './stored-scheme';

/** Applies the theme like the boot script, for a document that was rendered without it. */
export function applyStoredTheme(): void {
  showStoredScheme();
  applyConfig(readStoredConfig());
}

import type { LayoutConfig } from '@/lib/appearance/config';
import { sanitizeConfig, layoutRules, show } from '@/lib/appearance/sanitize-config';

/** Where a browser keeps the layout configuration, as JSON. */
export const storageKey = 'waybill.layout';

/** A configuration from anything: what is unknown or corrupt falls back, value by value. */
export const sanitizeStoredConfig = (stored: unknown): LayoutConfig => sanitizeConfig(stored, layoutRules);

/** What this browser keeps, sanitized; the default where there is no storage, or none is allowed. */
export function readStoredConfig(): LayoutConfig {
  try {
    return sanitizeStoredConfig(JSON.parse(localStorage.getItem(storageKey) ?? 'null'));
  } catch {
    return sanitizeStoredConfig(null);
  }
}

/** Keeps a configuration, sanitized; a browser that keeps nothing goes on with what it shows. */
export function writeStoredConfig(config: LayoutConfig): void {
  try {
    localStorage.setItem(storageKey, JSON.stringify(sanitizeStoredConfig(config)));
  } catch {
    // Storage may be full or forbidden.
  }
}

/** Calls back with what another tab of this browser chose. @returns what ends it */
export function onStoredConfig(listener: (config: LayoutConfig) => void): () => void {
  const heard = ({ key }: StorageEvent) => {
    // No key: the other tab cleared its storage.
    if (key === storageKey || key === null) listener(readStoredConfig());
  };
  addEventListener('storage', heard);
  return () => removeEventListener('storage', heard);
}

/** Shows a configuration: the attributes of the root element are all that theme and menu modes read. */
export function applyConfig(config: LayoutConfig): void {
  show(config, document.documentElement);
}

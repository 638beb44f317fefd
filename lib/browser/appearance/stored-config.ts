import { addChoices } from '@/lib/appearance/add-choices';
import type { LayoutConfig } from '@/lib/appearance/config';
import { sanitizeConfig, layoutRules, show } from '@/lib/appearance/sanitize-config';

/** The localStorage key of the layout configuration, as JSON. */
export const storageKey = 'waybill.layout';

/** A configuration from any value: unknown or corrupt parts fall back one by one. */
export const sanitizeStoredConfig = (stored: unknown): LayoutConfig => sanitizeConfig(stored, layoutRules);

/** The stored configuration, sanitized; the default without storage or permission to use it. */
export function readStoredConfig(): LayoutConfig {
  try {
    return sanitizeStoredConfig(JSON.parse(localStorage.getItem(storageKey) ?? 'null'));
  } catch {
    return sanitizeStoredConfig(null);
  }
}

/** Stores a configuration, sanitized; a browser without storage keeps showing the current one. */
export function writeStoredConfig(config: LayoutConfig): void {
  try {
    localStorage.setItem(storageKey, JSON.stringify(sanitizeStoredConfig(config)));
  } catch {
    // Storage may be full or forbidden.
  }
}

/** Calls back with the configuration chosen in another tab of this browser. @returns the unsubscribe function */
export function onStoredConfig(listener: (config: LayoutConfig) => void): () => void {
  const heard = ({ key }: StorageEvent) => {
    // No key: the other tab cleared its storage.
    if (key === storageKey || key === null) listener(readStoredConfig());
  };
  addEventListener('storage', heard);
  return () => removeEventListener('storage', heard);
}

/** Applies a configuration: theme and menu modes read nothing but the attributes of the root element. */
export function applyConfig(config: LayoutConfig): void {
  show(config, document.documentElement, layoutRules, addChoices);
}

import type { LayoutConfig } from '@/lib/appearance/config';
import { applyConfig, writeStoredConfig } from './stored-config';

export { reduceLayout } from '@/lib/appearance/reduce';

/** Shows a new configuration, and stores it. */
export function storeConfig(config: LayoutConfig): void {
  applyConfig(config);
  writeStoredConfig(config);
}

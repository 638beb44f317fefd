import { defaultConfig, type LayoutConfig } from '@/lib/appearance/config';
import {
  initialLayoutState,
  type LayoutEvent,
  type LayoutFlags,
  type LayoutState,
} from '@/lib/appearance/state';
import type * as LayoutRules from './rules';

/** The flags that the menu's style sheets read from <html>. */
const attributes: [flag: keyof LayoutFlags, name: string][] = [
  ['staticMenuInactive', 'data-menu-hidden'],
  ['overlayMenuActive', 'data-menu-overlay'],
  ['mobileMenuActive', 'data-menu-mobile'],
  ['sidebarActive', 'data-menu-active'],
];

const listeners = new Set<() => void>();
let state: LayoutState | undefined;
let rules: typeof LayoutRules | undefined;
const early: LayoutEvent[] = [];

function configOf({ preset, primary, surface, menuMode, menuTheme, anchored }: LayoutConfig): LayoutConfig {
  return { preset, primary, surface, menuMode, menuTheme, anchored };
}

/** The configuration that the boot script put on <html>, sanitized already. */
function shownConfig(): LayoutConfig {
  const { dataset } = document.documentElement;
  const shown = dataset as Partial<LayoutConfig>;
  return configOf({ ...defaultConfig, ...shown, anchored: 'anchored' in dataset });
}

/** The state of the layout; in the browser only. */
export function getLayout(): LayoutState {
  if (typeof document === 'undefined') return initialLayoutState;
  state ??= { ...initialLayoutState, ...shownConfig() };
  return state;
}

/** Calls back on each change. @returns the unsubscribe function */
export function subscribeLayout(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Takes the state machine and replays the events dispatched until then. */
export function setLayoutRules(given: typeof LayoutRules): void {
  rules = given;
  early.splice(0).forEach(dispatchLayout);
}

/** Loads the state machine on its own. */
export async function loadLayoutRules(): Promise<void> {
  setLayoutRules(await import('./rules'));
}

/**
 * Dispatches an event to the layout: the flags are on <html> at once, a new configuration is stored. The state machine
 * is not loaded before it is needed.
 */
export function dispatchLayout(event: LayoutEvent): void {
  if (!rules) {
    early.push(event);
    void loadLayoutRules();
    return;
  }
  const before = getLayout();
  const after = (state = rules.reduceLayout(before, event));
  if (after === before) return;
  for (const [flag, name] of attributes) document.documentElement.toggleAttribute(name, after[flag]);
  const config = configOf(after);
  if (JSON.stringify(configOf(before)) !== JSON.stringify(config)) rules.storeConfig(config);
  listeners.forEach((listener) => listener());
}

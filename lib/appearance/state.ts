import { defaultConfig, type LayoutConfig, type MenuTheme } from './config';
import type { MenuMode } from './modes';

/** The flags of SPEC section 3, "Layout state flags": initially false, not stored. */
export interface LayoutFlags {
  staticMenuInactive: boolean;
  overlayMenuActive: boolean;
  /** The pointer or the focus is in an unanchored sidebar. */
  sidebarActive: boolean;
  overlaySubmenuActive: boolean;
  profileSidebarVisible: boolean;
  configSidebarVisible: boolean;
  mobileMenuActive: boolean;
  menuHoverActive: boolean;
}

export interface LayoutState extends LayoutConfig, LayoutFlags {
  /** An index path such as `0-1-2`, or null. */
  activeMenuItem: string | null;
}

/** A menu item in the state: its key, or an object with the key as `value`. */
export type ActiveItem = string | { value: string } | null;

export type LayoutEvent =
  | { type: 'menuToggled'; desktop: boolean }
  /** A click outside, or Escape. */
  | { type: 'menusClosed' }
  | { type: 'settingsToggled' }
  | { type: 'profileToggled' }
  | { type: 'panelsClosed' }
  | { type: 'signedOut' }
  | { type: 'anchorToggled' }
  | { type: 'sidebarEntered' }
  /** 300 ms after the pointer or the focus left. */
  | { type: 'sidebarLeft' }
  | { type: 'activeItemSet'; item: ActiveItem }
  | { type: 'parentClicked'; key: string; desktop: boolean }
  | { type: 'rootHovered'; key: string }
  | { type: 'leafChosen'; item: ActiveItem }
  | { type: 'routeChanged'; item: ActiveItem }
  | { type: 'breakpointCrossed'; desktop: boolean }
  | { type: 'menuModeChosen'; mode: MenuMode }
  | { type: 'menuThemeChosen'; theme: MenuTheme }
  | { type: 'looksChosen'; looks: Partial<Pick<LayoutConfig, 'preset' | 'primary' | 'surface'>> }
  /** Another tab changed the configuration. */
  | { type: 'configReplaced'; config: LayoutConfig };

const closedFlags: LayoutFlags = {
  staticMenuInactive: false,
  overlayMenuActive: false,
  sidebarActive: false,
  overlaySubmenuActive: false,
  profileSidebarVisible: false,
  configSidebarVisible: false,
  mobileMenuActive: false,
  menuHoverActive: false,
};

export const initialLayoutState: LayoutState = { ...defaultConfig, ...closedFlags, activeMenuItem: null };

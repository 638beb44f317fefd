import type { LayoutConfig } from './config';
import { isActiveKey, isRootKey, parentKey } from './menu-keys';
import { allowsTransparent, flyoutOf, slides } from './modes';
import type { ActiveItem, LayoutEvent, LayoutState } from './state';

const menusClosed = {
  overlayMenuActive: false,
  mobileMenuActive: false,
  overlaySubmenuActive: false,
  menuHoverActive: false,
};

const panelsClosed = { profileSidebarVisible: false, configSidebarVisible: false };

/** SPEC section 4: the value of the item, or the item itself if it has none. */
const activeMenuItem = (item: ActiveItem) => (item && typeof item === 'object' ? item.value : item);

const menuOpen = (state: LayoutState) =>
  state.overlayMenuActive || state.mobileMenuActive || state.overlaySubmenuActive;

/** Applies a configuration: a menu in another position starts closed, and static is never hidden. */
function configure(state: LayoutState, config: Partial<LayoutConfig>): LayoutState {
  const next = { ...state, ...config };
  if (next.menuTheme === 'transparent' && !allowsTransparent(next.menuMode)) next.menuTheme = 'colorScheme';
  if (next.anchored || !slides(next.menuMode)) next.sidebarActive = false;
  return next.menuMode === state.menuMode ? next : { ...next, ...menusClosed, staticMenuInactive: false };
}

/** SPEC section 4, "Menu toggle": the overlay flag first, then the desktop or mobile one (991 px). */
function toggleMenu(state: LayoutState, desktop: boolean): LayoutState {
  const next = { ...state };
  if (next.menuMode === 'overlay') next.overlayMenuActive = !next.overlayMenuActive;
  if (desktop) next.staticMenuInactive = !next.staticMenuInactive;
  else next.mobileMenuActive = !next.mobileMenuActive;
  return menuOpen(next) ? { ...next, ...panelsClosed } : next;
}

/** SPEC section 4, "Settings toggle": open menus are closed first. The two panels never show at once. */
function togglePanel(state: LayoutState, panel: keyof typeof panelsClosed): LayoutState {
  const calm = menuOpen(state) ? { ...state, ...menusClosed } : state;
  return { ...calm, ...panelsClosed, [panel]: !state[panel] };
}

/**
 * A click on an open parent activates its own parent; in rails and rows a root opens its flyout, and hovering switches.
 */
function clickParent(state: LayoutState, key: string, desktop: boolean): LayoutState {
  const flyout = desktop && flyoutOf(state.menuMode) !== null && isRootKey(key);
  const open = isActiveKey(key, state.activeMenuItem) && (!flyout || state.overlaySubmenuActive);
  const next = { ...state, activeMenuItem: open ? parentKey(key) : key };
  return flyout ? { ...next, overlaySubmenuActive: !open, menuHoverActive: !open } : next;
}

/** The state machine of the layout: every transition of SPEC section 4. Pure. */
export function reduceLayout(state: LayoutState, event: LayoutEvent): LayoutState {
  switch (event.type) {
    case 'menuToggled':
      return toggleMenu(state, event.desktop);
    case 'menusClosed':
      return { ...state, ...menusClosed };
    case 'settingsToggled':
      return togglePanel(state, 'configSidebarVisible');
    case 'profileToggled':
      return togglePanel(state, 'profileSidebarVisible');
    case 'panelsClosed':
      return { ...state, ...panelsClosed };
    case 'signedOut':
      return { ...state, profileSidebarVisible: false };
    case 'anchorToggled':
      // The pointer or the focus is on the pin: once unpinned, the menu stays open until they leave.
      return { ...state, anchored: !state.anchored, sidebarActive: state.anchored && slides(state.menuMode) };
    case 'sidebarEntered':
      return { ...state, sidebarActive: !state.anchored && slides(state.menuMode) };
    case 'sidebarLeft':
      return state.sidebarActive ? { ...state, sidebarActive: false } : state;
    case 'activeItemSet':
      return { ...state, activeMenuItem: activeMenuItem(event.item) };
    case 'parentClicked':
      return clickParent(state, event.key, event.desktop);
    case 'rootHovered':
      return state.menuHoverActive ? { ...state, activeMenuItem: event.key } : state;
    case 'leafChosen':
      return { ...state, ...menusClosed, activeMenuItem: activeMenuItem(event.item) };
    case 'routeChanged':
      return { ...state, ...menusClosed, ...panelsClosed, activeMenuItem: activeMenuItem(event.item) };
    case 'breakpointCrossed':
      return event.desktop
        ? { ...state, ...menusClosed }
        : { ...state, ...menusClosed, staticMenuInactive: false, sidebarActive: false };
    case 'menuModeChosen':
      return configure(event.mode === 'static' ? { ...state, staticMenuInactive: false } : state, {
        menuMode: event.mode,
      });
    case 'menuThemeChosen':
      return event.theme === 'transparent' && !allowsTransparent(state.menuMode)
        ? state
        : { ...state, menuTheme: event.theme };
    case 'looksChosen':
      return { ...state, ...event.looks };
    case 'configReplaced':
      return configure(state, event.config);
  }
}

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { menuThemes, presets, primaries, surfaces } from '@/lib/appearance/choices';
import { sanitizeStoredConfig } from '@/lib/browser/appearance/stored-config';
import { flyoutOf, menuModes, slides } from '@/lib/appearance/modes';
import { reduceLayout } from '@/lib/appearance/reduce';
import { initialLayoutState, type LayoutEvent, type LayoutState } from '@/lib/appearance/state';

const key = fc.constantFrom('0-0', '0-1', '1-0', '1-0-0', '1-0-0-1', '1-1');
const item = fc.oneof(key, fc.record({ value: key }), fc.constant(null));

const config = fc
  .record({
    preset: fc.constantFrom(...presets, 'Material'),
    primary: fc.constantFrom(...primaries),
    surface: fc.constantFrom(...surfaces, null),
    menuMode: fc.constantFrom(...menuModes, 'sideways'),
    menuTheme: fc.constantFrom(...menuThemes, 'plaid'),
    anchored: fc.boolean(),
  })
  .map(sanitizeStoredConfig);

const simple = fc
  .constantFrom(
    'menusClosed',
    'settingsToggled',
    'profileToggled',
    'panelsClosed',
    'signedOut',
    'anchorToggled',
    'sidebarEntered',
    'sidebarLeft',
  )
  .map((type) => ({ type }));

/** The events possible on one side of 991 px; `null` is the window crossing it. */
const happening = fc.oneof(
  { weight: 6, arbitrary: simple },
  { weight: 3, arbitrary: fc.constant('menuToggled' as const) },
  { weight: 3, arbitrary: key.map((at) => ({ clicked: at })) },
  fc.constant(null),
  fc.record({ type: fc.constantFrom('activeItemSet', 'leafChosen', 'routeChanged'), item }),
  key.map((at) => ({ type: 'rootHovered' as const, key: at })),
  fc.constantFrom(...menuModes).map((mode) => ({ type: 'menuModeChosen' as const, mode })),
  fc.constantFrom(...menuThemes).map((theme) => ({ type: 'menuThemeChosen' as const, theme })),
  fc.constantFrom(...presets).map((preset) => ({ type: 'looksChosen' as const, looks: { preset } })),
  config.map((next) => ({ type: 'configReplaced' as const, config: next })),
);

interface Step {
  state: LayoutState;
  desktop: boolean;
}

/** Applies the events, and returns each state on the way. */
function play(happenings: unknown[], wide: boolean): Step[] {
  let desktop = wide;
  let state = initialLayoutState;
  return happenings.map((what) => {
    let event = what as LayoutEvent;
    if (what === null) event = { type: 'breakpointCrossed', desktop: (desktop = !desktop) };
    else if (what === 'menuToggled') event = { type: 'menuToggled', desktop };
    else if (typeof what === 'object' && 'clicked' in what) {
      event = { type: 'parentClicked', key: what.clicked as string, desktop };
    }
    const before = Object.freeze(state);
    state = reduceLayout(before, event);
    return { state, desktop };
  });
}

function always(holds: (step: Step) => void): void {
  const runs = fc.property(fc.array(happening, { maxLength: 40 }), fc.boolean(), (happenings, wide) => {
    play(happenings, wide).forEach(holds);
  });
  fc.assert(runs, { numRuns: 500 });
}

describe('SPEC 4: any sequence of layout events', () => {
  it('SPEC 4: two menus are never open at once on mobile, and no panel is open beside one', () => {
    always(({ state, desktop }) => {
      if (desktop) return;
      const { overlayMenuActive, mobileMenuActive, profileSidebarVisible, configSidebarVisible } = state;
      // In overlay mode the toggle flips both flags of the one menu.
      if (overlayMenuActive) expect(mobileMenuActive).toBe(true);
      expect(state.overlaySubmenuActive || state.menuHoverActive).toBe(false);
      const shown = [mobileMenuActive, profileSidebarVisible, configSidebarVisible];
      expect(shown.filter(Boolean).length).toBeLessThanOrEqual(1);
    });
  });

  it('SPEC 4: the menu is never transparent in reveal or drawer', () => {
    always(({ state }) => {
      if (slides(state.menuMode)) expect(state.menuTheme).not.toBe('transparent');
    });
  });

  it('SPEC 3: the configuration is always one that storage would return unchanged', () => {
    always(({ state }) => {
      expect(state).toMatchObject(sanitizeStoredConfig(state));
      expect(menuModes).toContain(state.menuMode);
    });
  });

  it('a flag is set only in modes and on sides that use it', () => {
    always(({ state, desktop }) => {
      if (state.overlayMenuActive) expect(state.menuMode).toBe('overlay');
      if (state.overlaySubmenuActive || state.menuHoverActive)
        expect(flyoutOf(state.menuMode) !== null).toBe(true);
      if (state.sidebarActive) expect(slides(state.menuMode) && !state.anchored).toBe(true);
      if (state.mobileMenuActive) expect(desktop).toBe(false);
      if (state.staticMenuInactive) expect(desktop).toBe(true);
    });
  });

  it('the settings and the profile are never open together', () => {
    always(({ state }) => expect(state.configSidebarVisible && state.profileSidebarVisible).toBe(false));
  });

  it('the active menu item is a key or null, never the object that carried it', () => {
    always(({ state: { activeMenuItem } }) => {
      if (activeMenuItem !== null) expect(activeMenuItem).toBeTypeOf('string');
    });
  });

  it('closing menus and panels closes all overlays', () => {
    const ends: LayoutEvent[] = [{ type: 'menusClosed' }, { type: 'panelsClosed' }, { type: 'sidebarLeft' }];
    always(({ state }) => {
      const { anchored, staticMenuInactive, ...calm } = ends.reduce(reduceLayout, state);
      expect(Object.values(calm)).not.toContain(true);
      expect({ anchored, staticMenuInactive }).toEqual({
        anchored: state.anchored,
        staticMenuInactive: state.staticMenuInactive,
      });
    });
  });
});

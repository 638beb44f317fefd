import { describe, expect, it } from 'vitest';
import { reduceLayout } from '@/lib/appearance/reduce';
import { initialLayoutState, type LayoutEvent, type LayoutState } from '@/lib/appearance/state';

const start = (given: Partial<LayoutState> = {}): LayoutState => ({ ...initialLayoutState, ...given });

const after = (given: Partial<LayoutState>, ...events: LayoutEvent[]): LayoutState =>
  events.reduce(reduceLayout, start(given));

const wide = { type: 'menuToggled', desktop: true } as const;
const narrow = { type: 'menuToggled', desktop: false } as const;

/** The fields that differ from the given state. */
function changes(given: Partial<LayoutState>, ...events: LayoutEvent[]): Partial<LayoutState> {
  const before = start(given);
  const changed = Object.entries(after(given, ...events)).filter(
    ([key, value]) => before[key as keyof LayoutState] !== value,
  );
  return Object.fromEntries(changed);
}

describe('SPEC 3: the initial layout', () => {
  it('has the default configuration, all flags false and no active menu item', () => {
    const { preset, primary, surface, menuMode, menuTheme, activeMenuItem, ...flags } = initialLayoutState;
    expect([preset, primary, surface, menuMode, menuTheme]).toEqual([
      'Lara',
      'green',
      null,
      'static',
      'transparent',
    ]);
    expect(activeMenuItem).toBeNull();
    expect(Object.values(flags)).toEqual(Array(9).fill(false));
  });
});

describe('SPEC 4: menu toggle', () => {
  it('SPEC 4: above 991 px it flips the desktop static-menu-inactive flag', () => {
    expect(changes({}, wide)).toEqual({ staticMenuInactive: true });
    expect(changes({}, wide, wide)).toEqual({});
  });

  it('SPEC 4: at 991 px and below it flips the mobile static-menu-active flag', () => {
    expect(changes({}, narrow)).toEqual({ mobileMenuActive: true });
    expect(changes({}, narrow, narrow)).toEqual({});
  });

  it('SPEC 4: in overlay mode it flips the overlay flag, and then the one of the side as well', () => {
    const overlay = { menuMode: 'overlay' } as const;
    expect(changes(overlay, wide)).toEqual({ overlayMenuActive: true, staticMenuInactive: true });
    expect(changes(overlay, narrow)).toEqual({ overlayMenuActive: true, mobileMenuActive: true });
    expect(changes(overlay, narrow, narrow)).toEqual({});
  });

  it('a menu that opens over the page closes the panels; hiding the one beside it does not', () => {
    expect(changes({ configSidebarVisible: true }, narrow)).toEqual({
      mobileMenuActive: true,
      configSidebarVisible: false,
    });
    expect(changes({ configSidebarVisible: true }, wide)).toEqual({ staticMenuInactive: true });
  });
});

describe('SPEC 4: settings toggle', () => {
  it.each(['overlayMenuActive', 'mobileMenuActive', 'overlaySubmenuActive'] as const)(
    'SPEC 4: with %s all menus are closed first and hover is cleared, then visibility flips',
    (flag) => {
      const given = { [flag]: true, menuHoverActive: true };
      expect(changes(given, { type: 'settingsToggled' })).toEqual({
        [flag]: false,
        menuHoverActive: false,
        configSidebarVisible: true,
      });
      expect(changes({ ...given, configSidebarVisible: true }, { type: 'settingsToggled' })).toEqual({
        [flag]: false,
        menuHoverActive: false,
        configSidebarVisible: false,
      });
    },
  );

  it('SPEC 4: with no menu open only the visibility flips', () => {
    const given = { menuHoverActive: true, staticMenuInactive: true };
    expect(changes(given, { type: 'settingsToggled' })).toEqual({ configSidebarVisible: true });
    expect(changes({}, { type: 'settingsToggled' }, { type: 'settingsToggled' })).toEqual({});
  });

  it('the settings and the profile are never open together', () => {
    expect(changes({ profileSidebarVisible: true }, { type: 'settingsToggled' })).toEqual({
      profileSidebarVisible: false,
      configSidebarVisible: true,
    });
    expect(changes({ configSidebarVisible: true }, { type: 'profileToggled' })).toEqual({
      profileSidebarVisible: true,
      configSidebarVisible: false,
    });
    const panels = { profileSidebarVisible: true };
    expect(after(panels, { type: 'panelsClosed' }).profileSidebarVisible).toBe(false);
  });
});

describe('SPEC 4: sign-out', () => {
  it('SPEC 4: closes the profile panel', () => {
    expect(changes({ profileSidebarVisible: true }, { type: 'signedOut' })).toEqual({
      profileSidebarVisible: false,
    });
  });
});

describe('SPEC 4: menu modes and themes', () => {
  it('SPEC 4: choosing static un-hides the desktop static menu', () => {
    expect(
      changes({ menuMode: 'slim', staticMenuInactive: true }, { type: 'menuModeChosen', mode: 'static' }),
    ).toEqual({ menuMode: 'static', staticMenuInactive: false });
    expect(changes({ staticMenuInactive: true }, { type: 'menuModeChosen', mode: 'static' })).toEqual({
      staticMenuInactive: false,
    });
  });

  it.each(['reveal', 'drawer'] as const)('SPEC 4: a transparent menu becomes colorScheme in %s', (mode) => {
    expect(changes({}, { type: 'menuModeChosen', mode })).toEqual({
      menuMode: mode,
      menuTheme: 'colorScheme',
    });
    expect(changes({ menuTheme: 'primaryColor' }, { type: 'menuModeChosen', mode })).toEqual({
      menuMode: mode,
    });
  });

  it.each(['reveal', 'drawer'] as const)('SPEC 4: transparent is refused in %s', (menuMode) => {
    const given = { menuMode, menuTheme: 'primaryColor' } as const;
    expect(changes(given, { type: 'menuThemeChosen', theme: 'transparent' })).toEqual({});
    expect(changes(given, { type: 'menuThemeChosen', theme: 'colorScheme' })).toEqual({
      menuTheme: 'colorScheme',
    });
  });

  it.each(['static', 'overlay', 'slim', 'slim-plus', 'horizontal'] as const)(
    'SPEC 4: transparent stays in %s',
    (mode) => {
      expect(after({}, { type: 'menuModeChosen', mode }).menuTheme).toBe('transparent');
      const theme = { type: 'menuThemeChosen', theme: 'transparent' } as const;
      expect(after({ menuMode: mode, menuTheme: 'primaryColor' }, theme).menuTheme).toBe('transparent');
    },
  );

  it('a menu that changes its place starts closed', () => {
    const open = { menuMode: 'overlay', overlayMenuActive: true, staticMenuInactive: true } as const;
    expect(changes(open, { type: 'menuModeChosen', mode: 'slim' })).toEqual({
      menuMode: 'slim',
      overlayMenuActive: false,
      staticMenuInactive: false,
    });
  });

  it('another tab’s configuration is taken over completely, by the same rules', () => {
    const { preset, primary, surface, menuMode, menuTheme, anchored } = start({
      preset: 'Nora',
      menuMode: 'drawer',
      anchored: true,
    });
    const config = { preset, primary, surface, menuMode, menuTheme, anchored };
    expect(changes({ mobileMenuActive: true }, { type: 'configReplaced', config })).toEqual({
      preset: 'Nora',
      menuMode: 'drawer',
      menuTheme: 'colorScheme',
      anchored: true,
      mobileMenuActive: false,
    });
  });

  it('SPEC 4: preset, primary and surface apply at once', () => {
    const looks = { preset: 'Aura', primary: 'rose', surface: 'ocean' } as const;
    expect(changes({}, { type: 'looksChosen', looks })).toEqual(looks);
  });
});

describe('SPEC 4: the active menu item', () => {
  it('SPEC 4: stores the value of the item, or the item itself if it has none', () => {
    expect(after({}, { type: 'activeItemSet', item: { value: '0-1' } }).activeMenuItem).toBe('0-1');
    expect(after({}, { type: 'activeItemSet', item: '0-2' }).activeMenuItem).toBe('0-2');
    expect(after({ activeMenuItem: '0' }, { type: 'activeItemSet', item: null }).activeMenuItem).toBeNull();
  });

  it('a closed parent becomes active, an open one passes that to its own parent', () => {
    const click = (key: string) => ({ type: 'parentClicked', key, desktop: true }) as const;
    expect(after({ activeMenuItem: '0-3' }, click('1-0-2')).activeMenuItem).toBe('1-0-2');
    expect(after({ activeMenuItem: '1-0-2' }, click('1-0-2')).activeMenuItem).toBe('1-0');
    expect(after({ activeMenuItem: '1-0-2-5' }, click('1-0-2')).activeMenuItem).toBe('1-0');
    expect(changes({ activeMenuItem: '1-0' }, click('1-0'))).toEqual({ activeMenuItem: '1' });
  });

  it('a leaf closes the overlay and mobile menus, then becomes active', () => {
    const open = { overlayMenuActive: true, mobileMenuActive: true, overlaySubmenuActive: true };
    expect(changes({ ...open, menuHoverActive: true }, { type: 'leafChosen', item: '0-1' })).toEqual({
      overlayMenuActive: false,
      mobileMenuActive: false,
      overlaySubmenuActive: false,
      menuHoverActive: false,
      activeMenuItem: '0-1',
    });
  });

  it('a change of the route clears overlay, mobile and hover flags and panels, and updates the active item', () => {
    const given = { overlayMenuActive: true, mobileMenuActive: true, menuHoverActive: true };
    const shown = { ...given, configSidebarVisible: true, staticMenuInactive: true };
    expect(changes(shown, { type: 'routeChanged', item: '0-2' })).toEqual({
      overlayMenuActive: false,
      mobileMenuActive: false,
      menuHoverActive: false,
      configSidebarVisible: false,
      activeMenuItem: '0-2',
    });
  });
});

describe('flyouts of rails and of the horizontal menu', () => {
  const click = (key: string) => ({ type: 'parentClicked', key, desktop: true }) as const;

  it.each(['slim', 'slim-plus', 'horizontal'] as const)(
    'in %s a root opens its flyout and hovering another root switches to it',
    (menuMode) => {
      const first = changes({ menuMode }, click('1-0'));
      expect(first).toEqual({ activeMenuItem: '1-0', overlaySubmenuActive: true, menuHoverActive: true });
      expect(after({ menuMode }, click('1-0'), { type: 'rootHovered', key: '1-1' }).activeMenuItem).toBe(
        '1-1',
      );
      expect(after({ menuMode }, click('1-0'), click('1-0'))).toMatchObject({
        activeMenuItem: '1',
        overlaySubmenuActive: false,
        menuHoverActive: false,
      });
    },
  );

  it('before the first click hovering does nothing', () => {
    expect(changes({ menuMode: 'slim' }, { type: 'rootHovered', key: '1-1' })).toEqual({});
  });

  it('a root that is active by its route, but closed, opens', () => {
    const given = { menuMode: 'slim', activeMenuItem: '1-0-0' } as const;
    expect(after(given, click('1-0'))).toMatchObject({ activeMenuItem: '1-0', overlaySubmenuActive: true });
  });

  it('deeper parents open inside the flyout; other modes and narrow windows have none', () => {
    const open = { menuMode: 'slim', overlaySubmenuActive: true, menuHoverActive: true } as const;
    expect(changes(open, click('1-0-0'))).toEqual({ activeMenuItem: '1-0-0' });
    expect(changes({}, click('1-0'))).toEqual({ activeMenuItem: '1-0' });
    const touch = { type: 'parentClicked', key: '1-0', desktop: false } as const;
    expect(changes({ menuMode: 'slim' }, touch)).toEqual({ activeMenuItem: '1-0' });
  });

  it('a click outside or Escape closes all menus and ends hovering', () => {
    const open = { overlayMenuActive: true, mobileMenuActive: true, overlaySubmenuActive: true };
    expect(after({ ...open, menuHoverActive: true }, { type: 'menusClosed' })).toEqual(start());
  });
});

describe('SPEC 2: the pin and hover of reveal and drawer', () => {
  it.each(['reveal', 'drawer'] as const)('%s opens on hover, unless it is pinned', (menuMode) => {
    const given = { menuMode, menuTheme: 'colorScheme' } as const;
    expect(changes(given, { type: 'sidebarEntered' })).toEqual({ sidebarActive: true });
    expect(changes(given, { type: 'sidebarEntered' }, { type: 'sidebarLeft' })).toEqual({});
    expect(changes({ ...given, anchored: true }, { type: 'sidebarEntered' })).toEqual({});
  });

  it.each(['static', 'overlay', 'slim', 'slim-plus', 'horizontal'] as const)(
    'in %s hovering opens nothing',
    (menuMode) => {
      expect(changes({ menuMode }, { type: 'sidebarEntered' })).toEqual({});
    },
  );

  it('pinning ends hovering; an unpinned menu stays open until the pointer leaves', () => {
    const open = { menuMode: 'reveal', menuTheme: 'colorScheme', sidebarActive: true } as const;
    expect(changes(open, { type: 'anchorToggled' })).toEqual({ anchored: true, sidebarActive: false });
    expect(changes(open, { type: 'anchorToggled' }, { type: 'anchorToggled' })).toEqual({});
    expect(changes({ anchored: true }, { type: 'anchorToggled' })).toEqual({ anchored: false });
  });
});

describe('SPEC 9: crossing 991 px', () => {
  it('resets the flags of the other side', () => {
    const given = { staticMenuInactive: true, overlayMenuActive: true, sidebarActive: true };
    expect(after(given, { type: 'breakpointCrossed', desktop: false })).toEqual(start());
    expect(after({ mobileMenuActive: true }, { type: 'breakpointCrossed', desktop: true })).toEqual(start());
  });

  it('leaves the settings open: both sides show them', () => {
    expect(changes({ configSidebarVisible: true }, { type: 'breakpointCrossed', desktop: true })).toEqual({});
  });
});

interface MenuModeRules {
  /** It opens over the content while the pointer or the focus is in it, unless it is pinned. */
  slides: boolean;
  /** Where the submenus of its entries open; null inside the menu itself. */
  flyout: 'beside' | 'below' | null;
}

/** SPEC section 4: the menu modes and how each behaves. Its looks are the CSS of `components/shell/menu`. */
const menuModeRules = {
  static: { slides: false, flyout: null },
  overlay: { slides: false, flyout: null },
  slim: { slides: false, flyout: 'beside' },
  'slim-plus': { slides: false, flyout: 'beside' },
  reveal: { slides: true, flyout: null },
  drawer: { slides: true, flyout: null },
  horizontal: { slides: false, flyout: 'below' },
} as const satisfies Record<string, MenuModeRules>;

export type MenuMode = keyof typeof menuModeRules;

export const menuModes = Object.keys(menuModeRules) as MenuMode[];

export const slides = (mode: MenuMode): boolean => menuModeRules[mode].slides;

/** Where a mode's submenus open as flyouts and dropdowns; null where they open inside the menu. */
export const flyoutOf = (mode: MenuMode): MenuModeRules['flyout'] => menuModeRules[mode].flyout;

/** A menu that slides over the content can't be transparent. */
export const allowsTransparent = (mode: MenuMode): boolean => !slides(mode);

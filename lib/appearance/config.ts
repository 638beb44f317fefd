import type * as choices from './choices';

export type Preset = (typeof choices.presets)[number];
export type Primary = (typeof choices.primaries)[number];
export type Surface = (typeof choices.surfaces)[number];
export type MenuMode = (typeof choices.menuModes)[number];
export type MenuTheme = (typeof choices.menuThemes)[number];

/** How a customer wants the portal to look. Light and dark are kept by next-themes. */
export interface LayoutConfig {
  preset: Preset;
  primary: Primary;
  /** Null is "unset": slate in light, zinc in dark. */
  surface: Surface | null;
  menuMode: MenuMode;
  menuTheme: MenuTheme;
  /** The pin: reveal and drawer stay open beside the content. */
  anchored: boolean;
}

export const defaultConfig: LayoutConfig = {
  preset: 'Lara',
  primary: 'green',
  surface: null,
  menuMode: 'static',
  menuTheme: 'transparent',
  anchored: false,
};

/** Reveal and drawer slide over the content, so their menu can't be transparent (SPEC section 4). */
export function allowsTransparent(mode: MenuMode): boolean {
  return mode !== 'reveal' && mode !== 'drawer';
}

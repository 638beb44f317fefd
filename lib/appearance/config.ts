import type * as choices from './choices';
import type { MenuMode } from './modes';

export type Preset = (typeof choices.presets)[number];
export type Primary = (typeof choices.primaries)[number];
export type Surface = (typeof choices.surfaces)[number];
export type MenuTheme = (typeof choices.menuThemes)[number];

/** A customer's appearance settings. Light and dark are stored by next-themes. */
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

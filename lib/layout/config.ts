/** The values of SPEC section 3, "Layout configuration". */
export const presets = ['Aura', 'Lara', 'Nora'] as const;
export const primaries = [
  'noir',
  'emerald',
  'green',
  'lime',
  'orange',
  'amber',
  'yellow',
  'teal',
  'cyan',
  'sky',
  'blue',
  'indigo',
  'violet',
  'purple',
  'fuchsia',
  'pink',
  'rose',
] as const;
export const surfaces = ['slate', 'gray', 'zinc', 'neutral', 'stone', 'soho', 'viva', 'ocean'] as const;
export const menuModes = [
  'static',
  'overlay',
  'slim',
  'slim-plus',
  'reveal',
  'drawer',
  'horizontal',
] as const;
export const menuThemes = ['colorScheme', 'primaryColor', 'transparent'] as const;

export type Preset = (typeof presets)[number];
export type Primary = (typeof primaries)[number];
export type Surface = (typeof surfaces)[number];
export type MenuMode = (typeof menuModes)[number];
export type MenuTheme = (typeof menuThemes)[number];

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

import type { Tokens } from './choices/look';

/** The menu's own tokens (SPEC section 4: colorScheme, primaryColor, transparent). */
export const transparentMenu: Tokens = {
  'menu-background': 'var(--p-ground-background)',
  'menu-color': 'var(--p-text-color)',
  'menu-muted-color': 'var(--p-text-muted-color)',
  'menu-hover-background': 'color-mix(in srgb,var(--p-surface-500) 10%,transparent)',
  'menu-active-background': 'var(--p-content-background)',
  'menu-active-color': 'var(--p-primary-text-color)',
  'menu-border-color': 'transparent',
  'menu-focus-ring-color': 'var(--p-focus-ring-color)',
};

export const solidActive: Tokens = {
  'menu-active-background': 'var(--p-highlight-background)',
  'menu-active-color': 'var(--p-highlight-color)',
};

export const schemeMenu: Tokens = {
  'menu-background': 'var(--p-content-background)',
  'menu-border-color': 'var(--p-content-border-color)',
  ...solidActive,
};

/** Its background is chosen for each palette (choices/menu.ts). */
export const primaryMenu: Tokens = {
  'menu-color': '#fff',
  'menu-muted-color': 'var(--p-primary-100)',
  'menu-hover-background': 'rgb(255 255 255/10%)',
  'menu-active-background': 'rgb(255 255 255/18%)',
  'menu-active-color': '#fff',
  'menu-border-color': 'transparent',
  'menu-focus-ring-color': '#fff',
};

import type { addChoices } from './add-choices';
import { menuThemes, presets, primaries, surfaces } from './choices';
import { choicesSheet } from './choices-sheet';
import { defaultConfig, type LayoutConfig } from './config';
import { allowsTransparent, menuModes } from './modes';

/** The configuration rules of the functions below; the boot script contains them as JSON. */
export const layoutRules = {
  presets,
  primaries,
  surfaces,
  menuModes,
  menuThemes,
  opaqueModes: menuModes.filter((mode) => !allowsTransparent(mode)),
  defaults: defaultConfig,
  choicesSheet,
};
export type LayoutRules = typeof layoutRules;

/*
 * The boot script prints the source of these two functions into the page, so they may use nothing but their arguments.
 */

/** A configuration from any value: unknown parts fall back one by one (SPEC section 3). */
export function sanitizeConfig(stored: unknown, rules: LayoutRules): LayoutConfig {
  const values: Partial<Record<keyof LayoutConfig, unknown>> =
    typeof stored === 'object' && stored !== null ? stored : {};
  const one = <T>(known: readonly T[], value: unknown, otherwise: T): T =>
    known.find((item) => item === value) ?? otherwise;
  const { defaults } = rules;
  const menuMode = one(rules.menuModes, values.menuMode, defaults.menuMode);
  const menuTheme = one(rules.menuThemes, values.menuTheme, defaults.menuTheme);
  const opaque = menuTheme === 'transparent' && rules.opaqueModes.includes(menuMode);
  return {
    preset: one(rules.presets, values.preset, defaults.preset),
    primary: one(rules.primaries, values.primary, defaults.primary),
    surface: one(rules.surfaces, values.surface, null),
    menuMode,
    menuTheme: opaque ? 'colorScheme' : menuTheme,
    anchored: values.anchored === true,
  };
}

/**
 * Writes a configuration on the root element, where the theme and the menu's variants read it. Any look but the default
 * one has its rules in a style sheet of its own.
 */
export function show(
  config: LayoutConfig,
  root: HTMLElement,
  { defaults, choicesSheet: sheet }: LayoutRules,
  add: typeof addChoices,
): void {
  const { dataset } = root;
  dataset.preset = config.preset;
  dataset.primary = config.primary;
  dataset.menuMode = config.menuMode;
  dataset.menuTheme = config.menuTheme;
  if (config.surface) dataset.surface = config.surface;
  else delete dataset.surface;
  root.toggleAttribute('data-anchored', config.anchored);
  const looks = ['preset', 'primary', 'surface', 'menuTheme'] as const;
  if (looks.some((look) => config[look] !== defaults[look])) add(sheet);
}

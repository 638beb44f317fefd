import type { Primary, Surface } from '@/lib/appearance/config';
import type { MenuMode } from '@/lib/appearance/modes';
import type { MessageKey } from '@/lib/text/text';

/** The names of the menu's modes. */
export const modeKeys = {
  static: 'shell.settings.modes.static',
  overlay: 'shell.settings.modes.overlay',
  slim: 'shell.settings.modes.slim',
  'slim-plus': 'shell.settings.modes.slimPlus',
  reveal: 'shell.settings.modes.reveal',
  drawer: 'shell.settings.modes.drawer',
  horizontal: 'shell.settings.modes.horizontal',
} as const satisfies Record<MenuMode, MessageKey>;

/** The names of the primary colours. */
export const primaryKeys = {
  noir: 'shell.settings.colors.noir',
  emerald: 'shell.settings.colors.emerald',
  green: 'shell.settings.colors.green',
  lime: 'shell.settings.colors.lime',
  orange: 'shell.settings.colors.orange',
  amber: 'shell.settings.colors.amber',
  yellow: 'shell.settings.colors.yellow',
  teal: 'shell.settings.colors.teal',
  cyan: 'shell.settings.colors.cyan',
  sky: 'shell.settings.colors.sky',
  blue: 'shell.settings.colors.blue',
  indigo: 'shell.settings.colors.indigo',
  violet: 'shell.settings.colors.violet',
  purple: 'shell.settings.colors.purple',
  fuchsia: 'shell.settings.colors.fuchsia',
  pink: 'shell.settings.colors.pink',
  rose: 'shell.settings.colors.rose',
} as const satisfies Record<Primary, MessageKey>;

/** The names of the surfaces. */
export const surfaceKeys = {
  slate: 'shell.settings.colors.slate',
  gray: 'shell.settings.colors.gray',
  zinc: 'shell.settings.colors.zinc',
  neutral: 'shell.settings.colors.neutral',
  stone: 'shell.settings.colors.stone',
  soho: 'shell.settings.colors.soho',
  viva: 'shell.settings.colors.viva',
  ocean: 'shell.settings.colors.ocean',
} as const satisfies Record<Surface, MessageKey>;

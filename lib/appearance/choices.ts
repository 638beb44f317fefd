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
export const menuThemes = ['colorScheme', 'primaryColor', 'transparent'] as const;

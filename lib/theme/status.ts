import type { Scheme, Tokens } from './choices/look';

/*
 * Colours with a meaning do not follow the primary colour. A tone is a tint and its text; a severity also has a filled
 * control and its label. Steps of the Tailwind 3 scales (MIT).
 */

interface Tone {
  /** The tint's colour, as `r g b`, and its opacity. */
  tint: string;
  share: number;
  color: string;
}

const tone = (tint: string, share: number, color: string): Tone => ({ tint, share, color });

const tones: Record<Scheme, Record<string, Tone>> = {
  light: {
    expected: tone('14 165 233', 13, '#075985'),
    warehouse: tone('99 102 241', 13, '#4338ca'),
    action: tone('245 158 11', 15, '#92400e'),
    prepared: tone('139 92 246', 13, '#6d28d9'),
    moving: tone('59 130 246', 13, '#1d4ed8'),
    pickup: tone('20 184 166', 14, '#115e59'),
    done: tone('34 197 94', 13, '#166534'),
    danger: tone('239 68 68', 12, '#b91c1c'),
    help: tone('168 85 247', 13, '#7e22ce'),
  },
  dark: {
    expected: tone('56 189 248', 15, '#7dd3fc'),
    warehouse: tone('99 102 241', 15, '#a5b4fc'),
    action: tone('251 191 36', 15, '#fcd34d'),
    prepared: tone('167 139 250', 15, '#c4b5fd'),
    moving: tone('96 165 250', 15, '#93c5fd'),
    pickup: tone('45 212 191', 15, '#5eead4'),
    done: tone('74 222 128', 15, '#86efac'),
    danger: tone('248 113 113', 15, '#fca5a5'),
    help: tone('192 132 252', 15, '#d8b4fe'),
  },
};

/** Colour, hover, active, label. */
type Filled = readonly [string, string, string, string];

const severities: Record<Scheme, Record<string, Filled>> = {
  light: {
    success: ['#15803d', '#166534', '#14532d', '#fff'],
    info: ['#0369a1', '#075985', '#0c4a6e', '#fff'],
    warn: ['#c2410c', '#9a3412', '#7c2d12', '#fff'],
    help: ['#9333ea', '#7e22ce', '#6b21a8', '#fff'],
    danger: ['#b91c1c', '#991b1b', '#7f1d1d', '#fff'],
    secondary: [
      'var(--p-surface-200)',
      'var(--p-surface-300)',
      'var(--p-surface-400)',
      'var(--p-surface-950)',
    ],
    contrast: ['var(--p-surface-950)', 'var(--p-surface-900)', 'var(--p-surface-800)', '#fff'],
  },
  dark: {
    success: ['#4ade80', '#86efac', '#bbf7d0', '#052e16'],
    info: ['#38bdf8', '#7dd3fc', '#bae6fd', '#082f49'],
    warn: ['#fb923c', '#fdba74', '#fed7aa', '#431407'],
    help: ['#c084fc', '#d8b4fe', '#e9d5ff', '#3b0764'],
    danger: ['#f87171', '#fca5a5', '#fecaca', '#450a0a'],
    secondary: [
      'var(--p-surface-800)',
      'var(--p-surface-700)',
      'color-mix(in srgb,var(--p-surface-600),var(--p-surface-700))',
      'var(--p-surface-0)',
    ],
    contrast: ['#fff', 'var(--p-surface-100)', 'var(--p-surface-200)', 'var(--p-surface-950)'],
  },
};

/** Severities that look like a status of the product. */
const aliases = { success: 'done', info: 'expected', warn: 'action', secondary: 'neutral' };

/** Names of every tone. */
export const toneNames = ['neutral', ...Object.keys(tones.light), ...Object.keys(aliases), 'contrast'];
export const severityNames = Object.keys(severities.light);

/** The tokens of a scheme. */
export function statusTokens(scheme: Scheme): Tokens {
  const found: Tokens = {};
  for (const [name, { tint, share, color }] of Object.entries(tones[scheme])) {
    found[`status-${name}-ground`] = `rgb(${tint}/${share}%)`;
    found[`status-${name}-color`] = color;
  }
  for (const [name, [color, hover, active, label]] of Object.entries(severities[scheme])) {
    found[`${name}-color`] = color;
    found[`${name}-hover-color`] = hover;
    found[`${name}-active-color`] = active;
    found[`${name}-contrast-color`] = label;
  }
  return found;
}

/** The same in both schemes. */
export function statusAliases(): Tokens {
  const found: Tokens = {
    'status-neutral-ground': 'color-mix(in srgb,var(--p-surface-500) 14%,transparent)',
    'status-contrast-ground': 'color-mix(in srgb,var(--p-surface-500) 20%,transparent)',
    'status-contrast-color': 'var(--p-text-strong-color)',
  };
  for (const [name, other] of Object.entries(aliases)) {
    found[`status-${name}-ground`] = `var(--p-status-${other}-ground)`;
    found[`status-${name}-color`] = `var(--p-status-${other}-color)`;
  }
  return found;
}

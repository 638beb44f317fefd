import { tintShare, type Scheme, type Tokens } from './choices/look';

/*
 * The presets' values that do not depend on the palette. Names without their `--p-`; values of the last MIT-licensed
 * versions, except where ADR 011 says why not.
 */

const tint = (scheme: Scheme) =>
  `color-mix(in srgb,var(--p-primary-mark-color) ${tintShare[scheme] * 100}%,transparent)`;

/** Shared by every preset, in both schemes. */
export const common: Tokens = {
  'surface-0': '#fff',
  'border-radius-xs': '2px',
  'border-radius-sm': '4px',
  'border-radius-md': '6px',
  'border-radius-lg': '8px',
  'border-radius-xl': '12px',
  'disabled-opacity': '0.6',
  'icon-size': '1rem',
  'focus-ring-color': 'var(--p-primary-mark-color)',
  'form-field-padding-x': '0.75rem',
  'form-field-color': 'var(--p-text-color)',
  'form-field-placeholder-color': 'var(--p-text-muted-color)',
  'form-field-focus-border-color': 'var(--p-primary-mark-color)',
};

/** Lara, the default; the other presets list their differences. */
export const lara: Tokens = {
  'transition-duration': '0.2s',
  'focus-ring-width': '2px',
  'focus-ring-offset': '1px',
  'focus-ring-shadow': '0 0 0 0.2rem color-mix(in srgb,var(--p-primary-color),transparent 80%)',
  'content-border-radius': 'var(--p-border-radius-md)',
  'card-border-radius': 'var(--p-border-radius-lg)',
  'overlay-modal-border-radius': 'var(--p-border-radius-xl)',
  'form-field-border-radius': 'var(--p-border-radius-md)',
  'form-field-padding-y': '0.625rem',
  'form-field-hover-border-color': 'var(--p-primary-mark-color)',
};

export const aura: Tokens = {
  'focus-ring-width': '1px',
  'focus-ring-offset': '2px',
  'focus-ring-shadow': '0 0 #0000',
  'card-border-radius': 'var(--p-border-radius-xl)',
  'form-field-padding-y': '0.5rem',
  'form-field-hover-border-color': 'var(--p-text-muted-color)',
};

export const nora: Tokens = {
  'transition-duration': '0s',
  'focus-ring-width': '2px',
  'focus-ring-offset': '2px',
  'focus-ring-shadow': '0 0 #0000',
  'content-border-radius': 'var(--p-border-radius-xs)',
  'card-border-radius': 'var(--p-border-radius-xs)',
  'overlay-modal-border-radius': 'var(--p-border-radius-xs)',
  'form-field-border-radius': 'var(--p-border-radius-xs)',
  'form-field-padding-y': '0.5rem',
  'form-field-hover-border-color': 'var(--p-text-muted-color)',
};

/** The background of design "Basics" and the family's roles over the surface palette. */
export const light: Tokens = {
  'primary-tint-background': tint('light'),
  'ground-background': 'var(--p-surface-100)',
  'content-background': 'var(--p-surface-0)',
  'content-hover-background': 'var(--p-surface-50)',
  'content-border-color': 'var(--p-surface-200)',
  'text-color': 'var(--p-surface-800)',
  'text-strong-color': 'var(--p-surface-900)',
  'form-field-background': 'var(--p-surface-0)',
  'form-field-disabled-background': 'var(--p-surface-200)',
  'form-field-invalid-border-color': '#dc2626',
  'content-shadow': '0 1px 2px rgb(15 23 42/5%),0 1px 3px rgb(15 23 42/4%)',
  'overlay-shadow': '0 4px 6px -1px rgb(15 23 42/10%),0 12px 28px -6px rgb(15 23 42/18%)',
  'mask-background': 'rgb(0 0 0/40%)',
};

export const dark: Tokens = {
  'primary-tint-background': tint('dark'),
  'ground-background': 'var(--p-surface-950)',
  'content-background': 'var(--p-surface-900)',
  'content-border-color': 'var(--p-surface-700)',
  'text-color': 'var(--p-surface-50)',
  'text-strong-color': 'var(--p-surface-0)',
  'form-field-background': 'var(--p-surface-950)',
  'form-field-disabled-background': 'var(--p-surface-700)',
  'form-field-invalid-border-color': '#f87171',
  'content-shadow': 'none',
  'overlay-shadow': '0 4px 6px -1px rgb(0 0 0/40%),0 12px 28px -6px rgb(0 0 0/60%)',
  'mask-background': 'rgb(0 0 0/60%)',
};

/** Nora draws stronger lines. */
export const noraLines = {
  light: {
    'content-border-color': 'var(--p-surface-400)',
    'form-field-disabled-background': 'var(--p-surface-300)',
  },
  dark: { 'content-border-color': 'var(--p-surface-500)' },
};

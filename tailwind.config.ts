import type { Config } from 'tailwindcss';

const steps = [50, 100, 200, 300, 400, 500, 600, 700, 800, 900, 950] as const;

const scale = (name: string) => Object.fromEntries(steps.map((step) => [step, `var(--p-${name}-${step})`]));

/** A status: `text-moving` on `bg-moving-tint` passes 4.5:1 in both schemes. */
const status = (name: string) => ({
  DEFAULT: `var(--p-status-${name}-color)`,
  tint: `var(--p-status-${name}-ground)`,
});

/** Every colour is a `--p-` token of lib/theme/tokens.css; a raw colour in a component is a mistake. */
export default {
  content: ['./app/**/*.tsx', './components/**/*.tsx'],
  darkMode: ['selector', '.dark'],
  theme: {
    screens: { sm: '576px', md: '768px', lg: '992px', xl: '1200px', '2xl': '1920px' },
    fontSize: {
      xs: ['0.75rem', '1rem'],
      sm: ['0.875rem', '1.25rem'],
      base: ['1rem', '1.5rem'],
      xl: ['1.25rem', '1.75rem'],
      '2xl': ['1.5rem', '2rem'],
      '3xl': ['1.875rem', '2.25rem'],
    },
    fontFamily: {
      sans: ['var(--font-inter)', 'ui-sans-serif', 'system-ui', 'sans-serif'],
      mono: ['ui-monospace', 'SFMono-Regular', 'Menlo', 'Consolas', 'monospace'],
    },
    borderRadius: {
      none: '0',
      xs: 'var(--p-border-radius-xs)',
      sm: 'var(--p-border-radius-sm)',
      md: 'var(--p-border-radius-md)',
      lg: 'var(--p-border-radius-lg)',
      xl: 'var(--p-border-radius-xl)',
      content: 'var(--p-content-border-radius)',
      field: 'var(--p-form-field-border-radius)',
      full: '9999px',
    },
    boxShadow: {
      none: 'none',
      card: 'var(--p-content-shadow)',
      overlay: 'var(--p-overlay-shadow)',
      focus: 'var(--p-focus-ring-shadow)',
    },
    /** The layers of SPEC section 9; toasts lie above all. */
    zIndex: {
      auto: 'auto',
      menu: '1000',
      overlay: '1000',
      modal: '1100',
      tooltip: '1100',
      toast: '1200',
    },
    colors: {
      transparent: 'transparent',
      current: 'currentColor',
      primary: {
        DEFAULT: 'var(--p-primary-color)',
        contrast: 'var(--p-primary-contrast-color)',
        hover: 'var(--p-primary-hover-color)',
        active: 'var(--p-primary-active-color)',
        text: 'var(--p-primary-text-color)',
        ...scale('primary'),
      },
      surface: { 0: 'var(--p-surface-0)', ...scale('surface') },
      highlight: { DEFAULT: 'var(--p-highlight-background)', text: 'var(--p-highlight-color)' },
      ground: 'var(--p-ground-background)',
      card: { DEFAULT: 'var(--p-content-background)', hover: 'var(--p-content-hover-background)' },
      line: 'var(--p-content-border-color)',
      mask: 'var(--p-mask-background)',
      body: 'var(--p-text-color)',
      strong: 'var(--p-text-strong-color)',
      muted: 'var(--p-text-muted-color)',
      field: {
        DEFAULT: 'var(--p-form-field-background)',
        disabled: 'var(--p-form-field-disabled-background)',
        line: 'var(--p-form-field-border-color)',
        'line-hover': 'var(--p-form-field-hover-border-color)',
        'line-invalid': 'var(--p-form-field-invalid-border-color)',
        text: 'var(--p-form-field-color)',
        placeholder: 'var(--p-form-field-placeholder-color)',
      },
      neutral: status('neutral'),
      expected: status('expected'),
      warehouse: status('warehouse'),
      action: status('action'),
      prepared: status('prepared'),
      moving: status('moving'),
      pickup: status('pickup'),
      done: status('done'),
      danger: {
        ...status('danger'),
        solid: 'var(--p-danger-color)',
        hover: 'var(--p-danger-hover-color)',
        active: 'var(--p-danger-active-color)',
        contrast: 'var(--p-danger-contrast-color)',
      },
    },
  },
} satisfies Config;

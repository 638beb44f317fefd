import type { Config } from 'tailwindcss';

const steps = [50, 100, 200, 300, 400, 500, 600, 700, 800, 900, 950] as const;

const scale = (name: string) => Object.fromEntries(steps.map((step) => [step, `var(--p-${name}-${step})`]));

/** A status: `text-moving` on `bg-moving-tint` passes 4.5:1 in both schemes. */
const status = (name: string) => ({
  DEFAULT: `var(--p-status-${name}-color)`,
  tint: `var(--p-status-${name}-ground)`,
});

/** A severity is a tone as well: `bg-success-solid text-success-contrast` is its button, `bg-success-tint text-success` its tag. */
const severity = (name: string) => ({
  ...status(name),
  solid: `var(--p-${name}-color)`,
  hover: `var(--p-${name}-hover-color)`,
  active: `var(--p-${name}-active-color)`,
  contrast: `var(--p-${name}-contrast-color)`,
});

/** Every colour is a `--p-` token of lib/theme/theme.css; a raw colour in a component is a mistake. */
export default {
  // The style sheets name their sources: app/globals.css and app/(shell)/(demo)/demo.css.
  content: [],
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
      sans: [
        'var(--font-inter-extended, system-ui)',
        '"Waybill Arabic"',
        '"Waybill Accents"',
        'var(--font-inter, system-ui)',
        'system-ui',
        'sans-serif',
      ],
      mono: ['ui-monospace', 'SFMono-Regular', 'Menlo', 'Consolas', 'monospace'],
    },
    borderRadius: {
      none: '0',
      xs: 'var(--p-border-radius-xs)',
      sm: 'var(--p-border-radius-sm)',
      // From here on by role, so that Nora's corners are sharp: 6, 8 (Aura 12) and 12 px, in Nora 2.
      md: 'var(--p-content-border-radius)',
      lg: 'var(--p-card-border-radius)',
      xl: 'var(--p-overlay-modal-border-radius)',
      content: 'var(--p-content-border-radius)',
      card: 'var(--p-card-border-radius)',
      modal: 'var(--p-overlay-modal-border-radius)',
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
        tint: 'var(--p-primary-tint-background)',
        mark: 'var(--p-primary-mark-color)',
        ...scale('primary'),
      },
      surface: { 0: 'var(--p-surface-0)', ...scale('surface') },
      highlight: {
        DEFAULT: 'var(--p-highlight-background)',
        text: 'var(--p-highlight-color)',
        focus: 'var(--p-highlight-focus-background)',
        'focus-text': 'var(--p-highlight-focus-color)',
      },
      menu: {
        DEFAULT: 'var(--p-menu-background)',
        text: 'var(--p-menu-color)',
        muted: 'var(--p-menu-muted-color)',
        hover: 'var(--p-menu-hover-background)',
        active: 'var(--p-menu-active-background)',
        'active-text': 'var(--p-menu-active-color)',
        line: 'var(--p-menu-border-color)',
      },
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
        'line-focus': 'var(--p-form-field-focus-border-color)',
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
      success: severity('success'),
      info: severity('info'),
      warn: severity('warn'),
      help: severity('help'),
      danger: severity('danger'),
      secondary: severity('secondary'),
      contrast: severity('contrast'),
    },
  },
} satisfies Config;

/** The look of pressed toggles: toggle buttons and the parts of a segmented control. */
export const toggleClasses =
  'inline-flex min-h-10 cursor-pointer items-center justify-center gap-2 border border-field-line bg-card px-4 text-sm font-medium whitespace-nowrap text-body ' +
  'transition-colors select-none hover:bg-card-hover ' +
  'disabled:pointer-events-none disabled:opacity-60 has-disabled:pointer-events-none has-disabled:opacity-60 ' +
  'aria-pressed:border-primary-mark aria-pressed:bg-highlight aria-pressed:text-highlight-text ' +
  'has-checked:z-1 has-checked:border-primary-mark has-checked:bg-highlight has-checked:text-highlight-text';

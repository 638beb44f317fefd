/** The look of text fields and selects; text is 16 px on touch screens so that phones don't zoom. */
export const inputClasses =
  'min-h-10 w-full min-w-0 rounded-field border border-field-line bg-field px-3 py-(--p-form-field-padding-y) text-base leading-5 text-field-text md:text-sm ' +
  'transition-colors placeholder:text-field-placeholder placeholder:opacity-100 ' +
  'enabled:hover:border-field-line-hover focus:border-field-line-focus ' +
  'disabled:cursor-not-allowed disabled:bg-field-disabled disabled:opacity-70 ' +
  'aria-invalid:border-field-line-invalid';

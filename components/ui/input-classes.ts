/** The look of text fields and selects; sizes are 16 px on touch screens so that phones don't zoom. */
export const inputClasses =
  'w-full min-w-0 rounded-field border border-field-line bg-field px-3 py-2.5 text-base leading-5 text-field-text md:text-sm ' +
  'transition-colors duration-150 placeholder:text-field-placeholder placeholder:opacity-100 ' +
  'enabled:hover:border-field-line-hover focus:border-primary ' +
  'disabled:cursor-not-allowed disabled:bg-field-disabled disabled:opacity-70 ' +
  'aria-invalid:border-field-line-invalid';

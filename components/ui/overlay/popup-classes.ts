/**
 * The look of menus, listboxes and popovers. `data-closed`, `data-focus` and `data-selected` are Headless
 * UI's names; `data-starting-style`, `data-ending-style` and `data-highlighted` are Base UI's.
 */
export const popupClasses =
  'rounded-content border border-line bg-card text-sm text-body shadow-overlay outline-none';

/**
 * Overlays open and close in 0.12 s (SPEC section 9). One that is closed while opening may stay in the DOM,
 * so it is made invisible and inert.
 */
export const popupMotion =
  'transition-[opacity,scale,visibility] duration-[120ms] ease-out ' +
  'data-closed:scale-y-90 data-closed:opacity-0 data-closed:not-data-open:invisible ' +
  'data-starting-style:scale-y-90 data-starting-style:opacity-0 ' +
  'data-ending-style:scale-y-90 data-ending-style:opacity-0';

/** The distance of a popup from its button and from the edge of the window. */
export const popupGap = { gap: 4, padding: 8 } as const;

/** On a phone there is no space at either side, so a popup opens below its button instead. */
export const popupTurn = { fallbackAxisSide: 'end' } as const;

const row =
  'flex min-h-10 cursor-pointer select-none items-center gap-2.5 rounded-md px-3 py-2 text-start text-sm ' +
  'active:bg-surface-500/20 ';

/** A row of a pop-up menu or listbox: 40 px, tinted on hover and keyboard highlight. */
export const optionClasses =
  row +
  'w-full outline-none data-focus:bg-surface-500/15 data-highlighted:bg-surface-500/15 data-popup-open:bg-surface-500/10 ' +
  'data-selected:bg-highlight data-selected:text-highlight-text ' +
  'data-disabled:pointer-events-none data-disabled:opacity-60';

const standing =
  row +
  'transition-colors hover:bg-surface-500/10 data-popup-open:bg-surface-500/10 ' +
  'disabled:pointer-events-none disabled:opacity-60 aria-disabled:pointer-events-none aria-disabled:opacity-60';

/** A row of an inline menu: a link or a button with its own focus ring. */
export const rowClasses = standing + ' w-full';

/** The same in a bar, where the entries are side by side. */
export const barClasses = standing + ' font-medium';

/** A row with a destructive action. */
export const dangerOptionClasses =
  'text-danger hover:bg-danger-tint data-focus:bg-danger-tint! data-highlighted:bg-danger-tint!';

/** The label of a group of rows. */
export const groupLabelClasses = 'px-3 pb-1 pt-2 text-xs font-semibold text-muted';

/** A divider between rows. */
export const ruleClasses = 'my-1 border-t border-line';

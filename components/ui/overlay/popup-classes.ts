/**
 * The look of what opens over the page: menus, listboxes, pop-overs. `data-closed`, `data-focus` and `data-selected`
 * are Headless UI's names; `data-starting-style`, `data-ending-style` and `data-highlighted` are Base UI's.
 */
export const popupClasses =
  'rounded-content border border-line bg-card text-sm text-body shadow-overlay outline-none';

/**
 * Overlays come and go in 0.12 s (SPEC section 9). One that is closed while it comes may stay in the page: it is out of
 * sight then, and out of the way.
 */
export const popupMotion =
  'transition-[opacity,scale,visibility] duration-[120ms] ease-out ' +
  'data-closed:scale-y-90 data-closed:opacity-0 data-closed:not-data-open:invisible ' +
  'data-starting-style:scale-y-90 data-starting-style:opacity-0 ' +
  'data-ending-style:scale-y-90 data-ending-style:opacity-0';

/** How far a popup lies from its button and from the edge of the window. */
export const popupGap = { gap: 4, padding: 8 } as const;

/** On a phone there is room at neither side: what opens beside its button then opens below it. */
export const popupTurn = { fallbackAxisSide: 'end' } as const;

const row =
  'flex min-h-10 cursor-pointer select-none items-center gap-2.5 rounded-md px-3 py-2 text-start text-sm ' +
  'active:bg-surface-500/20 ';

/** A row of a menu or listbox that opens over the page: 40 px, tinted while the pointer or the keys are on it. */
export const optionClasses =
  row +
  'w-full outline-none data-focus:bg-surface-500/15 data-highlighted:bg-surface-500/15 data-popup-open:bg-surface-500/10 ' +
  'data-selected:bg-highlight data-selected:text-highlight-text ' +
  'data-disabled:pointer-events-none data-disabled:opacity-60';

const standing =
  row +
  'transition-colors hover:bg-surface-500/10 data-popup-open:bg-surface-500/10 ' +
  'disabled:pointer-events-none disabled:opacity-60 aria-disabled:pointer-events-none aria-disabled:opacity-60';

/** A row of a menu that stands on the page: a link or a button with its own focus ring. */
export const rowClasses = standing + ' w-full';

/** The same in a bar, where the entries stand side by side. */
export const barClasses = standing + ' font-medium';

/** A row that takes something away. */
export const dangerOptionClasses =
  'text-danger hover:bg-danger-tint data-focus:bg-danger-tint! data-highlighted:bg-danger-tint!';

/** The name of a group of rows. */
export const groupLabelClasses = 'px-3 pb-1 pt-2 text-xs font-semibold text-muted';

/** A rule between rows. */
export const ruleClasses = 'my-1 border-t border-line';

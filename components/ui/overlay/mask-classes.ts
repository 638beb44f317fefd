/**
 * The mask behind a modal overlay (SPEC section 9: overlay animations of 0.12 s); the bottom of the window
 * stays uncovered.
 */
export const maskClasses =
  'fixed inset-x-0 top-0 bottom-(--banner-height) bg-mask transition-opacity duration-120 starting:opacity-0 data-closed:opacity-0';

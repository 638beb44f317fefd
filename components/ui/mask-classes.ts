/** The mask behind a modal overlay (SPEC section 9: overlay animations of 0.12 s). */
export const maskClasses =
  'fixed inset-0 bg-mask transition-opacity duration-120 starting:opacity-0 data-closed:opacity-0';

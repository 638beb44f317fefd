/** Content that expands in place animates its height, which Base UI measures. */
export const collapsingClasses =
  'overflow-hidden transition-[height] ease-out data-starting-style:h-0 data-ending-style:h-0';

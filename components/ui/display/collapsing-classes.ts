/** What opens in place grows from nothing; Base UI measures the height it grows to. */
export const collapsingClasses =
  'overflow-hidden transition-[height] ease-out data-starting-style:h-0 data-ending-style:h-0';

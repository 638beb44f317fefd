import { flushSync } from 'react-dom';

/**
 * Changes the colour scheme, animated where the browser supports it and the visitor has not asked for less motion (SPEC
 * section 4).
 *
 * @param apply sets the scheme, as `setTheme` of next-themes does
 */
export function switchScheme(apply: () => void): void {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (still || typeof document.startViewTransition !== 'function') apply();
  else document.startViewTransition(() => flushSync(apply));
}

import { useEffect } from 'react';

/**
 * Keeps an attribute on <html> while something is shown, for the style sheets. They don't look for it with `:has()`:
 * a browser would look through the page again at each of its changes.
 */
export function useRootAttribute(name: `data-${string}`, isShown: boolean): void {
  useEffect(() => {
    document.documentElement.toggleAttribute(name, isShown);
    return () => document.documentElement.removeAttribute(name);
  }, [name, isShown]);
}

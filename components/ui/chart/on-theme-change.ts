const attributes = ['class', 'data-preset', 'data-primary', 'data-surface'];

/**
 * Calls back when the theme of <html> changes: scheme, preset, primary colour or surface.
 * @returns cleanup
 */
export function onThemeChange(tell: () => void): () => void {
  const observer = new MutationObserver(tell);
  observer.observe(document.documentElement, { attributeFilter: attributes });
  return () => observer.disconnect();
}

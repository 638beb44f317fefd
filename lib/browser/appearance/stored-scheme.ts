/**
 * Applies the colour scheme that next-themes stored, where next-themes has not loaded yet or never does; an unknown
 * value is removed. The boot script prints the source of this function into the page, so it may use nothing but
 * globals.
 */
export function showStoredScheme(): void {
  let scheme: string | null = null;
  try {
    scheme = localStorage.getItem('theme');
    if (scheme !== null && !/^(light|dark|system)$/.test(scheme)) localStorage.removeItem('theme');
  } catch {
    // Storage is forbidden: light.
  }
  const follows = scheme === 'system' && matchMedia('(prefers-color-scheme: dark)').matches;
  document.documentElement.classList.toggle('dark', scheme === 'dark' || follows);
}

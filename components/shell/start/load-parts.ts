/** Loads what comes after the page; each call after the first costs nothing. */
export const loadParts = async () => (await import('./parts')).provideParts();

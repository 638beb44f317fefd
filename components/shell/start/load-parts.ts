/** Loads what comes after the page; each call after the first costs nothing. */
export const loadParts = async () => (await import('./parts')).provideParts();

/** Loads what a press needs; each call after the first costs nothing. */
export const loadPressParts = async () => (await import('./press-parts')).providePressParts();

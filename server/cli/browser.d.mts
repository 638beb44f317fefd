/** The path of a Chromium that is here already. */
export function installedBrowser(): string | undefined;

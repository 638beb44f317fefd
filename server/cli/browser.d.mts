/** How Playwright starts a browser; without a path it takes its own. */
interface BrowserOptions {
  executablePath?: string;
}

export function installedBrowser(): BrowserOptions | undefined;
export function ensureBrowser(): BrowserOptions;

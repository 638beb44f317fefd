import type { BrowserContext, ConsoleMessage } from '@playwright/test';

/**
 * The provider's refusals (wrong code, signed out) and the answer that a session has no account (1031) are
 * expected, but Chromium logs each one as a failed load.
 */
const refusal = /^Failed to load resource: the server responded with a status of (400|401|404|429)\b/;
const refusing = /^\/(?:sdk\/v1\/|bff\/getAccount$)/;

function isRefusal(message: ConsoleMessage): boolean {
  return refusal.test(message.text()) && refusing.test(new URL(message.location().url).pathname);
}

/**
 * Collects what no page may do: log an error (hydration warnings and violations of the content security
 * policy are logged as errors), throw, leave a rejection unhandled, or send a request to another origin.
 */
export function watch(context: BrowserContext, origin: string): string[] {
  const faults: string[] = [];
  context.on('console', (message) => {
    if (message.type() === 'error' && !isRefusal(message)) faults.push(`console.error: ${message.text()}`);
  });
  context.on('weberror', (error) => {
    faults.push(`uncaught: ${error.error().message}`);
  });
  context.on('request', (request) => {
    const url = new URL(request.url());
    const local = ['data:', 'blob:'].includes(url.protocol) || url.origin === origin;
    if (!local) faults.push(`request to ${url.origin}`);
  });
  return faults;
}

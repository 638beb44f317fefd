import { expect, type Locator, type Page } from '@playwright/test';

/**
 * Reads the newest message to an address from the outbox page. In a window of its own: the page under test
 * may be behind a proxy, where there is no outbox (security 33).
 */
async function readNewest(
  page: Page,
  recipient: string,
  {
    part,
    read,
    not,
  }: {
    part: (within: Page | Locator) => Locator;
    read: (part: Locator) => Promise<string | null>;
    not: string | undefined;
  },
): Promise<string> {
  const browser = page.context().browser();
  if (!browser) throw new Error('The page has no browser of its own');
  const outbox = await browser.newPage({ baseURL: new URL(page.url()).origin, extraHTTPHeaders: {} });
  const own = outbox.getByRole('group', { name: `to ${recipient}` });
  const newest = part(own.filter({ has: part(outbox) }).first());
  let found = '';
  await expect(async () => {
    await outbox.goto('/outbox');
    await expect(newest).toBeVisible({ timeout: 500 });
    found = (await read(newest)) ?? '';
    expect(found).not.toBe(not ?? '');
  }).toPass();
  await outbox.close();
  return found;
}

/** The newest code sent to an address, ignoring `not`. */
export function codeFor(page: Page, recipient: string, not?: string): Promise<string> {
  const part = (within: Page | Locator) => within.getByTestId('code');
  return readNewest(page, recipient, { part, read: (code) => code.textContent(), not });
}

/** The address of the newest link sent to an address, ignoring `not`. */
export function linkFor(page: Page, recipient: string, not?: string): Promise<string> {
  const part = (within: Page | Locator) => within.getByRole('link', { name: 'Open link' });
  return readNewest(page, recipient, { part, read: (link) => link.getAttribute('href'), not });
}

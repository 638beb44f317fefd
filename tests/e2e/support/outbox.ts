import { expect, type Page } from '@playwright/test';

/** Reads the newest code sent to an address, on the outbox page as a person would. */
export async function codeFor(page: Page, recipient: string, not?: string): Promise<string> {
  const outbox = await page.context().newPage();
  const newest = outbox
    .getByRole('group', { name: `to ${recipient}` })
    .first()
    .getByTestId('code');
  await expect(async () => {
    await outbox.goto('/outbox');
    await expect(newest).not.toHaveText(not ?? '', { timeout: 500 });
  }).toPass();
  const code = (await newest.textContent()) ?? '';
  await outbox.close();
  return code;
}

/** Reads the address of the newest link sent to an address, on the outbox page as a person would. */
export async function linkFor(page: Page, recipient: string, not?: string): Promise<string> {
  const outbox = await page.context().newPage();
  const newest = outbox
    .getByRole('group', { name: `to ${recipient}` })
    .first()
    .getByRole('link', { name: 'Open the link' });
  await expect(async () => {
    await outbox.goto('/outbox');
    await expect(newest).not.toHaveAttribute('href', not ?? '', { timeout: 500 });
  }).toPass();
  const link = (await newest.getAttribute('href')) ?? '';
  await outbox.close();
  return link;
}

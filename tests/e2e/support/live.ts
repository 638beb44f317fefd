import { expect, type Page, type Request } from '@playwright/test';

/** Whether it asks for the stream of what changes. */
export const isStream = (request: Request) => request.url().includes('/bff/streamMyChanges');

/** Moves the pointer, as whoever uses a page does, until something is so. */
export async function used(page: Page, isSo: () => boolean | Promise<boolean>): Promise<void> {
  await expect
    .poll(async () => {
      await page.mouse.move(2, 2);
      await page.mouse.move(4, 4);
      return isSo();
    })
    .toBe(true);
}

/** Opens a page and uses it; resolves once its stream stands. */
export async function live(page: Page, address: string): Promise<void> {
  // The page before may still be answered its own stream.
  await page.goto(address);
  let status: number | undefined;
  page.on('response', (response) => {
    if (isStream(response.request())) status = response.status();
  });
  await used(page, () => status === 200);
}

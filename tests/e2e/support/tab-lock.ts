import { expect, type Page } from '@playwright/test';

/** Waits until the tab is locked: the screen's text comes from the server, the lock with the script. */
export async function tabLocks(page: Page): Promise<void> {
  await expect(page.getByText('This tab is locked')).toBeVisible();
  await expect
    .poll(() => page.evaluate(() => sessionStorage.getItem('waybill.account.locked')))
    .not.toBeNull();
}

import { expect, type Page } from '@playwright/test';

/** The screens that load product API data, with their headings and the calls they can't do without. */
export const loads = [
  { path: '/', heading: /^(Home|Hello.*)$/, calls: ['getAccount', 'getOverview'] },
  { path: '/packages', heading: 'Packages', calls: ['getMyPackages'] },
  { path: '/invoices', heading: 'Invoices', calls: ['getMyInvoices'] },
  { path: '/account', heading: 'Account', calls: ['getAccount'] },
] as const;

/** Asserts that the page frame is there and an alert has all these words. */
export async function expectFailure(page: Page, heading: string | RegExp, words: RegExp[]): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  const alert = page.getByRole('alert').filter({ hasText: 'Error' }).first();
  for (const word of words) await expect(alert).toContainText(word);
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toBeVisible();
}

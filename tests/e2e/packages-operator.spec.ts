import type { Locator, Page } from '@playwright/test';
import { packageStatuses } from '@/lib/domain/package/package-statuses';
import { declarableStatuses } from '@/lib/domain/package/package-changes';
import { statusLabel } from '@/lib/i18n/package-words';
import { fitsNarrowPhone } from './support/looks';
import { expect, test } from './support/own-customer';

const contents = [{ description: 'Tea kettle', quantity: 1, unitValue: { amount: 3500, currency: 'USD' } }];

const card = (page: Page): Locator => page.getByRole('region', { name: 'Contents' });

async function edit(page: Page): Promise<void> {
  await card(page).getByRole('button', { name: 'Change contents' }).click();
  await card(page).getByLabel('Item', { exact: true }).fill('Tea kettle, steel');
}

const save = (page: Page) => card(page).getByRole('button', { name: 'Save contents' }).click();

test('data-model "Package": a page says for each of the 21 states where the package is and what to do', async ({
  page,
  customer,
}) => {
  for (const status of packageStatuses) {
    const { href } = await customer.addPackage({ description: 'Kettle', status, contents });
    const html = await (await page.request.get(href)).text();
    const main = html.slice(html.indexOf('<main'), html.indexOf('</main>')).replaceAll('<!-- -->', '');
    expect(main, status).toMatch(/<h1[^>]*>[^<]+<\/h1>/);
    expect(main, status).toContain(`${statusLabel(status)}</span>`);
    const waits = ['on_hold', 'awaiting_payment', 'exception'].includes(status);
    expect(main.includes('role="alert"'), status).toBe(waits);
    expect(main.includes('Change contents'), status).toBe(declarableStatuses.has(status));
  }
});

test('a scan that arrives while the customer types is no conflict', async ({ page, customer }) => {
  const { href, reference } = await customer.addPackage({ description: 'Kettle', contents });
  await page.goto(href);
  await edit(page);
  await customer.operator('events', {
    packageReference: reference,
    occurredAt: '2026-01-05T10:00:00Z',
    status: 'in_transit',
    message: 'Moved to another shelf',
  });
  await save(page);
  await expect(card(page).getByRole('row', { name: /Tea kettle, steel/ })).toBeVisible();
  await expect(card(page).getByRole('alert')).toHaveCount(0);
});

test('very long words and duplicate photos do not break the layout on a phone', async ({
  page,
  customer,
}) => {
  const long = (letter: string, length: number) => letter.repeat(length);
  const photo = { url: '/icon.svg', takenAt: '2026-01-05T10:00:00Z' };
  const { href } = await customer.addPackage({
    status: 'on_hold',
    description: long('D', 120),
    merchant: { name: long('M', 120), orderNumber: long('N', 60) },
    condition: long('C', 120),
    photos: [
      { ...photo, kind: 'label' },
      { ...photo, kind: 'label' },
    ],
    onHold: { reason: long('R', 120), since: photo.takenAt, note: long('T', 500) },
    nextAction: { code: 'answer', label: long('L', 120), dueAt: photo.takenAt },
    contents: [{ description: long('I', 120), quantity: 1, unitValue: { amount: 1, currency: 'USD' } }],
  });
  await page.goto(href);
  await fitsNarrowPhone(page);
  await expect(page.getByRole('region', { name: 'Photos' }).getByRole('button')).toHaveCount(2);
});

import type { Page } from '@playwright/test';
import { signedIn } from './support/session';
import { expect, test } from './support/test';

test.use({ storageState: signedIn });

const rows = (page: Page) => page.getByRole('list', { name: 'Invoices' }).getByRole('listitem');

/** The lines of one package each, and those of none. */
const groups = (page: Page) =>
  page
    .locator('details')
    .filter({ has: page.getByTestId('group') })
    .all();

/** Cents of a formatted amount. */
function cents(text: string): number {
  const digits = Number(text.replace(/[^\d]/g, ''));
  return /-|−/.test(text) ? -digits : digits;
}

const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0);

async function amounts(page: Page, name: string): Promise<number[]> {
  return (await page.getByTestId(name).allTextContents()).map(cents);
}

test.describe('invoices', () => {
  test('all are listed, newest first: twelve, then the rest', async ({ page }) => {
    await page.goto('/invoices');
    await expect(rows(page)).toHaveCount(12);
    await page.getByRole('button', { name: 'Show more' }).click();
    await expect(page.getByRole('button', { name: 'Show more' })).toBeHidden();
    expect(await rows(page).count()).toBeGreaterThan(12);
  });

  test('the amounts due of the unpaid invoices add up to the balance', async ({ page }) => {
    await page.goto('/invoices');
    await page.getByRole('link', { name: 'Unpaid', exact: true }).click();
    await expect(page).toHaveURL('/invoices?status=unpaid');
    await expect(page.getByRole('link', { name: 'Unpaid', exact: true })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await expect(page.getByRole('list', { name: 'Invoices' })).toHaveAttribute('aria-busy', 'false');
    const due = await rows(page).getByTestId('due').allTextContents();
    const balance = await page.getByTestId('balance').textContent();
    expect(sum(due.map(cents))).toBe(cents(balance ?? ''));
  });

  test('a search finds by number, is in the address and is removed by its chip', async ({ page }) => {
    await page.goto('/invoices');
    const number = (await rows(page).nth(2).getByRole('link').textContent()) ?? '';
    await page.getByRole('searchbox', { name: 'Search invoices' }).fill(number);
    await expect(page).toHaveURL(`/invoices?q=${number}`);
    await expect(rows(page)).toHaveCount(1);
    await page.getByRole('link', { name: `Remove filter “${number}”` }).click();
    await expect(page).toHaveURL('/invoices');
    await expect(rows(page)).toHaveCount(12);
    await page.goBack();
    await expect(rows(page)).toHaveCount(1);
  });

  test('a search preserves the status, and says when nothing matches', async ({ page }) => {
    await page.goto('/invoices?status=paid');
    await page.getByRole('searchbox', { name: 'Search invoices' }).fill('no such thing');
    await expect(page).toHaveURL('/invoices?q=no+such+thing&status=paid');
    await expect(page.getByText('No matching invoices')).toBeVisible();
    await page.getByRole('link', { name: 'Show all invoices' }).click();
    await expect(rows(page)).toHaveCount(12);
  });

  test('a status without invoices says so', async ({ page }) => {
    await page.goto('/invoices?status=uncollectible');
    await expect(page.getByRole('link', { name: 'Show all invoices' })).toBeVisible();
  });

  test('a status that the list does not know is left out, and the page says so', async ({ page }) => {
    await page.goto('/invoices?status=sent');
    await expect(page.getByText('Not recognized: status “sent”.')).toBeVisible();
    await expect(rows(page)).toHaveCount(12);
  });

  test('a reload shows as many rows as before', async ({ page }) => {
    await page.goto('/invoices');
    await page.getByRole('button', { name: 'Show more' }).click();
    await expect(rows(page)).not.toHaveCount(12);
    await expect(page).toHaveURL(/[?]shown=/);
    const count = await rows(page).count();
    await page.reload();
    await expect(rows(page)).toHaveCount(count);
  });
});

test.describe('an invoice', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/invoices?status=unpaid');
    await rows(page).first().getByRole('link').click();
    await page.waitForURL(/\/invoices\/inv_/);
  });

  test('adds up: lines to subtotal, plus taxes to total, less payments to amount due', async ({ page }) => {
    const lines = await amounts(page, 'line');
    const [subtotal = NaN] = await amounts(page, 'subtotal');
    const taxes = await amounts(page, 'tax');
    const [total = NaN] = await amounts(page, 'total');
    const paid = await amounts(page, 'paid');
    const [due = NaN] = await amounts(page, 'due');
    expect(lines.length).toBeGreaterThan(0);
    expect(sum(lines)).toBe(subtotal);
    expect(subtotal + sum(taxes)).toBe(total);
    expect(total + sum(paid)).toBe(due);
  });

  test('each line explains its price', async ({ page }) => {
    for (const group of await groups(page)) await group.locator('summary').click();
    await expect(
      page
        .getByTestId('reason')
        .filter({ hasText: /× \$[\d.]+ per / })
        .first(),
    ).toBeVisible();
    await page.getByRole('main').locator('a[href^="/packages/"]').first().click();
    await expect(page).toHaveURL(/\/packages\/pkg_/);
  });

  test('prints without the shell', async ({ page }) => {
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('table').first()).toBeVisible();
    await expect(page.locator('aside')).toBeHidden();
    await expect(page.getByRole('link', { name: 'Download PDF' })).toBeHidden();
    await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toBeHidden();
  });
});

test.describe('an invoice of several packages', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/invoices');
    await rows(page)
      .filter({ hasText: /[2-9] packages/ })
      .first()
      .getByRole('link')
      .click();
    await page.waitForURL(/\/invoices\/inv_/);
  });

  test('has its lines by package, in groups that a key opens, and their sums are the subtotal', async ({
    page,
  }) => {
    const all = await groups(page);
    expect(all.length).toBeGreaterThan(1);
    const [subtotal] = await amounts(page, 'subtotal');
    expect(sum(await amounts(page, 'group'))).toBe(subtotal);
    for (const group of all) {
      const lines = group.getByTestId('line');
      await expect(lines.first()).toBeHidden();
      await group.locator('summary').focus();
      await page.keyboard.press('Enter');
      await expect(lines.first()).toBeVisible();
      const found = (await lines.allTextContents()).map(cents);
      expect(sum(found)).toBe(cents((await group.getByTestId('group').textContent()) ?? ''));
      await expect(group.locator('summary')).toContainText(`${found.length} line`);
    }
  });

  test('prints every line', async ({ page }) => {
    await page.emulateMedia({ media: 'print' });
    for (const line of await page.getByTestId('line').all()) await expect(line).toBeVisible();
    await expect(page.getByRole('link', { name: 'View package' }).first()).toBeHidden();
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('its groups open, too', async ({ page }) => {
      const [group] = await groups(page);
      await group?.locator('summary').click();
      await expect(page.getByTestId('line').first()).toBeVisible();
    });
  });
});

test('an invoice of another account is not found', async ({ page, faults }) => {
  const answer = await page.goto('/invoices/inv_nobody');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/couldn’t find/);
  faults.splice(0);
});

test('a number and its unit stay on one line at every width', async ({ page }) => {
  await page.goto('/invoices');
  const bills = page.getByRole('link', { name: /^INV-/ });
  const hrefs = await bills.evaluateAll((all) => all.slice(0, 4).map((link) => link.getAttribute('href')));
  let seen = 0;
  for (const href of hrefs) {
    await page.goto(href ?? '');
    await expect(page.getByRole('heading', { level: 1, name: /^Invoice INV-/ })).toBeVisible();
    for (const group of await groups(page)) await group.locator('summary').click();
    for (const width of [1440, 1024, 768, 390, 320]) {
      await page.setViewportSize({ width, height: 900 });
      const found = await page.getByRole('main').evaluate((main) => {
        const parted: string[] = [];
        let whole = 0;
        const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
        while (texts.nextNode()) {
          const text = texts.currentNode;
          if (!text.parentElement?.checkVisibility()) continue;
          for (const { 0: words, index } of (text.textContent ?? '').matchAll(/[\d.,]+\s(lb|kg|in|cm)\b/g)) {
            const range = document.createRange();
            range.setStart(text, index);
            range.setEnd(text, index + words.length);
            if (new Set([...range.getClientRects()].map(({ top }) => top)).size > 1) parted.push(words);
            else whole += 1;
          }
        }
        return { parted, whole };
      });
      expect(found.parted, `${href} at ${width} px`).toEqual([]);
      seen += found.whole;
    }
  }
  expect(seen).toBeGreaterThan(0);
});

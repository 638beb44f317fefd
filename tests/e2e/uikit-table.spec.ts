import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { customers } from '@/components/demo/data/customers';
import { products } from '@/components/demo/data/products';
import { atRest } from './support/at-rest';
import { fitsNarrowPhone } from './support/looks';
import { section } from './support/section';
import { signedIn } from './support/session';
import { expect, test } from './support/test';

test.use({ storageState: signedIn, viewport: { width: 1280, height: 900 } });

test.beforeEach(async ({ page }) => {
  await page.goto('/uikit/table');
});

const rows = (area: Locator) => area.locator('tbody tr');
const head = (area: Locator, name: string) => area.getByRole('columnheader', { name, exact: true });

/** The texts of a column's cells, by the column's index from 0. */
const cells = (area: Locator, place: number) =>
  rows(area).evaluateAll((all, at) => all.map((row) => row.children[at]?.textContent ?? ''), place);

async function filter(page: Page, area: Locator, name: string, fill: (menu: Locator) => Promise<void>) {
  await area.getByRole('button', { name: `Filter: ${name}` }).click();
  const menu = page.getByRole('dialog', { name: `Filter: ${name}` });
  await fill(menu);
  await menu.getByRole('button', { name: 'Apply' }).click();
  await expect(menu).toBeHidden();
  await expect(area.getByRole('button', { name: `Filter: ${name} (active)` })).toBeFocused();
}

test('a table sorts, searches, pages, loads and exports', async ({ page }) => {
  const area = await section(page, 'Filtering');
  const shown = area.getByText(/^Showing/);
  const clear = area.getByRole('button', { name: 'Clear filters' }).first();

  await test.step('it has pages of ten', async () => {
    await expect(area.getByRole('table', { name: 'Customers' })).toBeVisible();
    await expect(rows(area)).toHaveCount(10);
    await expect(shown).toHaveText('Showing 1 to 10 of 52');
    await area.getByRole('button', { name: 'Last page' }).click();
    await expect(shown).toHaveText('Showing 51 to 52 of 52');
    await expect(rows(area)).toHaveCount(2);
    await expect(area.getByRole('button', { name: 'Next page' })).toBeDisabled();
    await area.getByRole('button', { name: 'Page 2', exact: true }).click();
    await expect(area.getByRole('button', { name: 'Page 2', exact: true })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await area.getByLabel('Rows per page').selectOption('25');
    await expect(shown).toHaveText('Showing 1 to 25 of 52');
    await area.getByLabel('Rows per page').selectOption('10');
  });

  await test.step('a header sorts ascending, descending and not at all, and returns to the first page', async () => {
    await area.getByRole('button', { name: 'Page 3', exact: true }).click();
    const balance = head(area, 'Balance').getByRole('button', { name: 'Balance', exact: true });
    const figures = async () => (await cells(area, 4)).map((text) => Number(text.replaceAll(/\D/g, '')));
    await balance.click();
    await expect(head(area, 'Balance')).toHaveAttribute('aria-sort', 'ascending');
    await expect(shown).toHaveText('Showing 1 to 10 of 52');
    const lowest = customers.map((customer) => customer.balance).toSorted((a, b) => a - b);
    expect(await figures()).toEqual(lowest.slice(0, 10));
    await balance.press('Enter');
    await expect(head(area, 'Balance')).toHaveAttribute('aria-sort', 'descending');
    expect(await figures()).toEqual(lowest.toReversed().slice(0, 10));
    await balance.press('Enter');
    await expect(head(area, 'Balance')).not.toHaveAttribute('aria-sort', /./);
  });

  await test.step('the search covers all columns, and says when nothing matches', async () => {
    const search = area.getByRole('searchbox', { name: 'Search customers' });
    await search.fill('akesson');
    await expect(shown).toHaveText('Showing 1 to 1 of 1');
    await expect(rows(area)).toContainText('Emil Åkesson');
    await search.fill('nobody at all');
    await expect(area.getByText('No matches')).toBeVisible();
    await expect(shown).toHaveText('Showing 0 to 0 of 0');
    await area.getByRole('button', { name: 'Clear filters' }).last().click();
    await expect(search).toHaveValue('');
    await expect(shown).toHaveText('Showing 1 to 10 of 52');
    await expect(clear).toBeDisabled();
  });

  await test.step('the matching rows are exported as CSV', async () => {
    await area.getByRole('searchbox').fill('Blue Heron');
    const download = page.waitForEvent('download');
    await area.getByRole('button', { name: 'Export CSV' }).click();
    const csv = await readFile(await (await download).path(), 'utf8');
    expect((await download).suggestedFilename()).toBe('customers.csv');
    expect(csv.split('\r\n')[0]).toBe('\uFEFFName,Country,Agent,Ordered,Balance,Status,Activity,Verified');
    await expect(shown).toContainText(`of ${csv.trim().split('\r\n').length - 1}`);
    await clear.click();
  });

  await test.step('while loading, placeholder rows of the same number and height are shown', async () => {
    const table = area.getByRole('table', { name: 'Customers' });
    const before = await table.boundingBox();
    await area.getByRole('button', { name: 'Load again' }).click();
    await expect(table).toHaveAttribute('aria-busy', 'true');
    expect(await table.boundingBox()).toEqual(before);
    await expect(table).not.toHaveAttribute('aria-busy', /./);
    await expect(rows(area).first()).toContainText('Josie Darakjy');
  });
});

test('a column filters by its type: text, several choices, date, amount, one choice, range, yes or no', async ({
  page,
}) => {
  const area = await section(page, 'Filtering');
  const shown = area.getByText(/^Showing/);
  const clear = area.getByRole('button', { name: 'Clear filters' }).first();
  const found = (passes: (customer: (typeof customers)[number]) => boolean) =>
    expect(shown).toContainText(`of ${customers.filter(passes).length}`);

  await filter(page, area, 'name', async (menu) => {
    await menu.getByLabel('Name: condition').selectOption('Starts with');
    await menu.getByLabel('Name', { exact: true }).fill('ma');
  });
  await found(({ name }) => name.startsWith('Ma'));
  await clear.click();

  await filter(page, area, 'country', async (menu) => {
    await (await atRest(menu.getByRole('option', { name: 'Jamaica' }))).click();
    await (await atRest(menu.getByRole('option', { name: 'Peru' }))).click();
  });
  await found(({ country }) => country === 'JM' || country === 'PE');
  await clear.click();

  await filter(page, area, 'agent', async (menu) => {
    await menu.getByRole('combobox').fill('elin');
    await (await atRest(menu.getByRole('option', { name: 'Elin Sand' }))).click();
  });
  await found(({ agent }) => agent === 'Elin Sand');

  await filter(page, area, 'ordered', async (menu) => {
    await menu.getByLabel('Ordered: condition').selectOption('Before');
    await menu.getByRole('button', { name: /previous month/i }).click();
    await menu.getByRole('button', { name: /November 18th, 2025/ }).click();
  });
  await found(({ agent, date }) => agent === 'Elin Sand' && date < '2025-11-18');
  await clear.click();

  await filter(page, area, 'balance', async (menu) => {
    await menu.getByLabel('Balance: condition').selectOption('At most');
    await menu.getByRole('textbox', { name: 'Balance' }).fill('3000');
  });
  await found(({ balance }) => balance <= 3000);
  await clear.click();

  await filter(page, area, 'status', (menu) => menu.getByRole('radio', { name: 'On hold' }).check());
  await found(({ status }) => status === 'On hold');
  await clear.click();

  await filter(page, area, 'activity', async (menu) => {
    const from = menu.getByRole('slider', { name: 'Activity from' });
    await from.focus();
    await page.keyboard.press('End');
  });
  await found(({ activity }) => activity === 100);
  await clear.click();

  await filter(page, area, 'verified', (menu) =>
    menu.getByRole('radio', { name: 'No', exact: true }).check(),
  );
  await found(({ verified }) => !verified);
  await area.getByRole('button', { name: 'Filter: Verified' }).click();
  await page.getByRole('dialog', { name: 'Filter: Verified' }).getByRole('button', { name: 'Clear' }).click();
  await expect(shown).toHaveText('Showing 1 to 10 of 52');
});

test('columns freeze, rows expand, groups count, and of ten thousand rows few are rendered', async ({
  page,
}) => {
  await test.step('the first column is frozen, the balance on demand', async () => {
    const area = await section(page, 'Frozen columns');
    const frame = area.getByRole('region', { name: 'Balances, scrollable' });
    const name = rows(area).first().getByRole('rowheader');
    const balance = rows(area).first().getByRole('cell').last();
    const nameAt = (await name.boundingBox())?.x;
    const box = await frame.boundingBox();
    expect(box?.height).toBeLessThanOrEqual(400);
    expect((await balance.boundingBox())?.x).toBeGreaterThan((box?.x ?? 0) + (box?.width ?? 0));

    await area.getByRole('switch', { name: 'Keep the balance in sight' }).check();
    const end = await balance.boundingBox();
    expect((end?.x ?? 0) + (end?.width ?? 0)).toBeLessThanOrEqual((box?.x ?? 0) + (box?.width ?? 0));

    await frame.focus();
    await frame.evaluate((element) => element.scrollTo(element.scrollWidth, 600));
    await expect.poll(async () => (await name.boundingBox())?.x).toBe(nameAt);
    await expect.poll(async () => (await balance.boundingBox())?.x).toBe(end?.x);
    const headAt = await head(area, 'Name').boundingBox();
    // The page may have scrolled to the frame meanwhile.
    const frameAt = await frame.boundingBox();
    expect(headAt?.y).toBeCloseTo((frameAt?.y ?? 0) + 1, 0);
  });

  await test.step('a row expands to its orders, which sort; expand all and collapse all', async () => {
    const area = await section(page, 'Row expansion');
    const mug = area.getByRole('button', { name: 'Details of Stoneware mug' });
    const orders = area.getByRole('table', { name: /^Orders of/ });
    await mug.press('Enter');
    await expect(mug).toHaveAttribute('aria-expanded', 'true');
    await expect(orders).toHaveCount(1);
    await head(orders, 'Amount').getByRole('button').click();
    const amounts = (await cells(orders, 3)).map((text) => Number(text.slice(1)));
    expect(amounts).toEqual(amounts.toSorted((a, b) => a - b));
    await expect(head(area.getByRole('table', { name: 'Products' }), 'Price').first()).not.toHaveAttribute(
      'aria-sort',
      /./,
    );

    const inStock = products.filter(({ quantity }) => quantity > 0).length;
    await area.getByRole('button', { name: 'Expand all' }).click();
    await expect(orders).toHaveCount(inStock);
    await area.getByRole('button', { name: 'Collapse all' }).click();
    await expect(orders).toHaveCount(0);
  });

  await test.step('each agent is a group with a count in its footer', async () => {
    const area = await section(page, 'Grouping');
    const group = area.locator('tbody').filter({ hasText: 'Bruno Keller' });
    const shown = customers.slice(0, 30);
    const count = shown.filter(({ agent }) => agent === 'Bruno Keller').length;
    await expect(area.locator('tbody')).toHaveCount(new Set(shown.map(({ agent }) => agent)).size);
    await expect(group.locator('th[scope="rowgroup"]')).toContainText('Bruno Keller');
    await expect(group.locator('tr')).toHaveCount(count + 2);
    await expect(group.locator('tr').last()).toHaveText(`${count} customers`);
  });

  await test.step('rows are rendered where the table is scrolled to, counted, and selected all at once or one by one', async () => {
    const area = await section(page, 'Virtual scroll');
    const table = area.getByRole('table', { name: 'Scans' });
    const all = area.getByRole('checkbox', { name: 'Select all rows on this page' });
    await expect(table).toHaveAttribute('aria-rowcount', '10001');
    expect(await rows(area).count()).toBeLessThan(40);
    await area.getByRole('checkbox', { name: 'Select scan 2', exact: true }).check();
    await expect(all).toHaveJSProperty('indeterminate', true);
    await expect(area.getByText('1 of 10,000 selected')).toBeVisible();

    await area
      .getByRole('region', { name: 'Scans, scrollable' })
      .evaluate((box) => box.scrollTo(0, box.scrollHeight));
    const last = table.locator('tr[aria-rowindex="10001"]');
    await expect(last.getByRole('rowheader')).toHaveText('10,000');
    expect(await rows(area).count()).toBeLessThan(40);

    await all.check();
    await expect(area.getByText('10,000 of 10,000 selected')).toBeVisible();
    await expect(last.getByRole('checkbox')).toBeChecked();
    await head(table, 'Scan').getByRole('button').dblclick();
    await expect(last.getByRole('rowheader')).toHaveText('1');
  });
});

test('rows are cards on a phone, and nothing overflows', async ({ page }) => {
  await fitsNarrowPhone(page);
  const area = await section(page, 'Row expansion');
  await area.getByLabel('Sort: Products').selectOption('Price, descending');
  await expect(rows(area).first()).toContainText('Over-ear headphones');
  const [name, price] = [
    rows(area).first().getByRole('rowheader'),
    rows(area).first().getByRole('cell').nth(2),
  ];
  const [above, below] = [await name.boundingBox(), await price.boundingBox()];
  expect(below?.y).toBeGreaterThan(above?.y ?? Infinity);
});

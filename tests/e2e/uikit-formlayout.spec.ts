import { accessible } from './support/accessible';
import { atRest } from './support/at-rest';
import { section } from './support/section';
import { signedIn } from './support/session';
import { windowSize } from './support/layout';
import { expect, test } from './support/test';

test.use({ storageState: signedIn });

test.beforeEach(async ({ page }) => {
  await page.goto('/uikit/formlayout');
});

test('SPEC 5: a form shows each field’s first error, focuses the first, and loses nothing', async ({
  page,
}) => {
  const card = await section(page, 'Advanced');
  const first = card.getByLabel('First name');
  const last = card.getByLabel('Last name');
  const zip = card.getByLabel('ZIP code');
  const state = card.getByRole('combobox', { name: 'State' });
  const from = card.getByLabel('Send parcels from (optional)', { exact: true });
  const save = card.getByRole('button', { name: 'Save address' });
  const send = () => save.click();

  await test.step('every invalid field shows its error, and the first gets the focus', async () => {
    await last.fill('Whitfield');
    await zip.fill('33');
    await send();
    await expect(first).toBeFocused();
    await expect(first).toHaveAccessibleDescription('Enter the first name.');
    await expect(first).toHaveAttribute('aria-invalid', 'true');
    await expect(state).toHaveAccessibleDescription('Choose a state.');
    await expect(card.getByLabel('Address', { exact: true })).toHaveAccessibleDescription(
      'Enter the street and the number. Street, number, apartment.',
    );
    await expect(zip).toHaveAccessibleDescription('A ZIP code has five digits, such as 33122.');
    await expect(last).not.toHaveAttribute('aria-invalid');
    await expect(last).toHaveValue('Whitfield');
  });

  await test.step('a corrected field loses its error at once; then the next one is the first', async () => {
    await first.fill('Ada');
    await expect(first).not.toHaveAttribute('aria-invalid');
    await card.getByLabel('Address', { exact: true }).fill('14 Harbour Road');
    await send();
    await expect(state).toBeFocused();
  });

  await test.step('a control with a panel and a date field validate like the others', async () => {
    await page.keyboard.press('Enter');
    await expect(page.getByRole('combobox', { name: 'Filter: States' })).toBeFocused();
    await page.keyboard.type('ore');
    await page.keyboard.press('Enter');
    await expect(state).toHaveText('Oregon');
    await zip.fill('33122');
    await from.fill('2/30/2026');
    await send();
    await expect(from).toBeFocused();
    await expect(from).toHaveValue('2/30/2026');
    await expect(from).toHaveAccessibleDescription('February 2026 has 28 days.');
    await from.fill('2/28/2026');
  });

  await test.step('a server error shows beside its field', async () => {
    await send();
    await expect(zip).toBeFocused();
    await expect(zip).toHaveAccessibleDescription('ZIP codes of Oregon start with 9.');
    await expect(zip).toHaveValue('33122');
  });

  await test.step('an error of the whole form shows in an alert', async () => {
    await zip.fill('97201');
    await first.fill('Whitfield');
    await send();
    await expect(card.getByRole('alert')).toContainText('First and last name are the same.');
    await expect(first).toHaveValue('Whitfield');
    await accessible(page);
  });

  await test.step('the valid form is sent, by Enter as well', async () => {
    await first.fill('Ada');
    await first.press('Enter');
    await expect(card.getByRole('status')).toContainText('Ada Whitfield, OR 97201');
    await expect(card.getByRole('alert')).toBeHidden();
  });
});

test('lists and calendars work over a modal dialog', async ({ page }) => {
  const card = await section(page, 'In a dialog');
  await card.getByRole('button', { name: 'Change' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change the delivery' });

  await dialog.getByRole('combobox', { name: 'State' }).click();
  await (await atRest(page.getByRole('option', { name: 'Texas' }))).click();
  await expect(dialog.getByRole('combobox', { name: 'State' })).toHaveText('Texas');

  await dialog.getByRole('button', { name: 'Choose date: Day' }).click();
  await page.getByRole('gridcell').getByText('20', { exact: true }).click();
  await expect(dialog.getByLabel('Day', { exact: true })).toHaveValue('03/20/2026');

  await dialog.getByRole('combobox', { name: 'Services' }).pressSequentially('ins');
  await expect(page.getByRole('option')).toHaveText(['Insured']);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('option')).toHaveCount(0);
  await expect(dialog).toBeVisible();
  await accessible(page);

  await dialog.getByRole('button', { name: 'Change delivery' }).click();
  await expect(dialog).toBeHidden();
  await expect(card.getByRole('status')).toHaveText('To TX on 03/20/2026, insured');
});

test('the layouts: labels above, in a grid, beside, inline, with help', async ({ page }) => {
  const horizontal = await section(page, 'Horizontal');
  const label = await horizontal.getByText('E-mail', { exact: true }).boundingBox();
  const field = await horizontal.getByLabel('E-mail').boundingBox();
  const isWide = windowSize(page).width >= 768;
  if (isWide) expect(field?.x).toBeGreaterThan((label?.x ?? 0) + 100);
  else expect(field?.y).toBeGreaterThan(label?.y ?? 0);
  await expect(horizontal.getByLabel('E-mail')).toHaveAccessibleDescription('Enter an address with an @.');

  const help = await section(page, 'Help text');
  await expect(help.getByLabel('Nickname')).toHaveAccessibleDescription(/labels of your shelves/);

  const inline = await section(page, 'Inline');
  await inline.getByLabel('Invoice number').fill('INV-2041');
  await inline.getByRole('button', { name: 'Find' }).click();
  await expect(inline.getByRole('status')).toHaveText('No invoice INV-2041 in this demonstration.');

  const grid = await section(page, 'Vertical grid');
  const boxes = await Promise.all(['Name', 'E-mail'].map((name) => grid.getByLabel(name).boundingBox()));
  if (isWide) expect(boxes[0]?.y).toBe(boxes[1]?.y);
  else expect(boxes[0]?.x).toBe(boxes[1]?.x);
  await (await section(page, 'Vertical')).getByLabel('Years as a customer').fill('3');
});

import type { Locator, Page } from '@playwright/test';
import { atRest } from './support/at-rest';
import { accessibleInBothSchemes, fitsNarrowPhone } from './support/looks';
import { section } from './support/section';
import { signedIn } from './support/session';
import { expect, test } from './support/test';

test.use({ storageState: signedIn });

test.beforeEach(async ({ page }) => {
  await page.goto('/uikit/input');
});

const press = async (page: Page, ...keys: string[]) => {
  for (const key of keys) await page.keyboard.press(key);
};

/** The panel opened by a field. */
const opened = (page: Page, name: string): Locator => page.getByRole('dialog', { name, exact: true });

/** The options of an open list. */
const offered = (page: Page): Locator => page.locator('[data-anchor], [role="dialog"]').getByRole('option');

test('SPEC 9: date input mm/dd/yyyy, week starts Sunday', async ({ page }) => {
  const dates = await section(page, 'Date picker');
  const arrival = dates.getByLabel('Expected arrival', { exact: true });
  await expect(dates.getByLabel('Pick-up', { exact: true })).toHaveValue('03/14/2026');
  await expect(arrival).toHaveAttribute('placeholder', 'mm/dd/yyyy');

  await test.step('a typed date with a two-digit or four-digit year is parsed, and formatted with four digits', async () => {
    await arrival.fill('3/4/2026');
    await arrival.blur();
    await expect(arrival).toHaveValue('03/04/2026');
    await expect(arrival).not.toHaveAttribute('aria-invalid');
    await arrival.fill('03/14/26');
    await arrival.blur();
    await expect(arrival).toHaveValue('03/14/2026');
  });

  await test.step('an invalid date stays and shows its error', async () => {
    for (const [typed, why] of [
      ['2/30/2026', 'February 2026 has 28 days.'],
      ['14/3/2026', 'There’s no month 14. The month comes first, then the day.'],
      ['3/4/262', 'Type the year with 2 or 4 digits, like 26 or 2026.'],
      ['soon', 'Type the date as month/day/year, like 03/14/2026.'],
    ] as const) {
      await arrival.fill(typed);
      await arrival.blur();
      await expect(dates.getByText(why)).toBeVisible();
      await expect(arrival).toHaveValue(typed);
      await expect(arrival).toHaveAttribute('aria-invalid', 'true');
    }
    const invoiced = dates.getByLabel('Invoiced in 2025', { exact: true });
    await invoiced.fill('01/01/2026');
    await invoiced.blur();
    await expect(dates.getByText('Choose 12/31/2025 or earlier.')).toBeVisible();
  });

  const button = dates.getByRole('button', { name: 'Choose date: Expected arrival' });
  const panel = opened(page, 'Choose date: Expected arrival');

  await test.step('the calendar starts its weeks on Sunday and works by keyboard', async () => {
    await arrival.fill('03/04/2026');
    await button.focus();
    await press(page, 'Enter');
    await expect(panel.getByRole('grid', { name: 'March 2026' })).toBeVisible();
    await expect(panel.locator('th').first()).toHaveAttribute('aria-label', 'Sunday');
    await expect(panel.locator('th').last()).toHaveAttribute('aria-label', 'Saturday');
    await expect(panel.getByRole('button', { name: /March 4/ })).toBeFocused();
    await press(page, 'ArrowDown', 'ArrowRight', 'Enter');
    await expect(panel).toBeHidden();
    await expect(arrival).toHaveValue('03/12/2026');
    await expect(button).toBeFocused();
  });

  await test.step('Today and Clear', async () => {
    await button.click();
    await (await atRest(panel)).getByRole('button', { name: 'Today', exact: true }).click();
    const today = await page.evaluate(() =>
      new Intl.DateTimeFormat('en-US', { year: 'numeric', month: '2-digit', day: '2-digit' }).format(
        new Date(),
      ),
    );
    await expect(arrival).toHaveValue(today);
    await button.click();
    await (await atRest(panel)).getByRole('button', { name: 'Clear', exact: true }).click();
    await expect(arrival).toHaveValue('');
  });

  await test.step('days out of range can’t be chosen; a disabled date field can’t be opened; Escape closes', async () => {
    await dates.getByRole('button', { name: 'Choose date: Invoiced in 2025' }).click();
    const bounded = opened(page, 'Choose date: Invoiced in 2025');
    await expect(bounded.getByRole('grid')).toBeVisible();
    await press(page, 'Escape');
    await expect(bounded).toBeHidden();
    await expect(dates.getByRole('button', { name: 'Choose date: Opened' })).toBeDisabled();
  });
});

test('SPEC 9: toggle button defaults Yes and No', async ({ page }) => {
  const toggles = await section(page, 'Toggle button');
  const signature = toggles.getByRole('button', { name: 'Signature on delivery' });
  await expect(signature).toHaveAccessibleName('Signature on delivery: No');
  await expect(signature).toHaveAttribute('aria-pressed', 'false');
  await signature.click();
  await expect(signature).toHaveAccessibleName('Signature on delivery: Yes');
  await signature.press('Space');
  await expect(signature).toHaveAttribute('aria-pressed', 'false');
  await toggles.getByRole('button', { name: 'Place in the list: Pinned' }).click();
  await expect(toggles.getByRole('button', { name: 'Place in the list: Pin it' })).toBeVisible();
  await expect(toggles.getByRole('button', { name: 'Saturday delivery: No' })).toBeDisabled();
});

test('selects: plain, with a filter, multiple, of a tree', async ({ page }) => {
  await test.step('a list with flags, by pointer and keyboard', async () => {
    const selects = await section(page, 'Select');
    const from = selects.getByRole('combobox', { name: 'Shipped from' });
    await expect(from).toHaveText('Germany');
    await from.click();
    await offered(page).filter({ hasText: 'Japan' }).click();
    await expect(from).toHaveText('Japan');
    await from.press('ArrowDown');
    await expect(page.locator('#headlessui-portal-root').getByRole('listbox')).toBeFocused();
    await press(page, 'f', 'Enter');
    await expect(from).toHaveText('France');
    await expect(selects.getByRole('combobox', { name: 'Customs office' })).toBeDisabled();

    const to = selects.getByRole('combobox', { name: 'Shipped to' });
    await expect(to).toHaveAccessibleDescription('Choose where it goes.');
    await to.press('Enter');
    const filter = page.getByRole('combobox', { name: 'Filter: Countries' });
    await expect(filter).toBeFocused();
    await page.keyboard.type('per');
    await expect(offered(page)).toHaveText(['Peru']);
    await press(page, 'Enter');
    await expect(to).toHaveText('Peru');
    await expect(to).toBeFocused();
    await expect(selects.getByText('Choose where it goes.')).toBeHidden();
    await to.click();
    await filter.fill('atlantis');
    await expect(page.getByText('No matches for “atlantis”.')).toBeVisible();
    await press(page, 'Escape', 'Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  await test.step('multiple, with chips', async () => {
    const many = (await section(page, 'Multi-select')).getByRole('combobox', {
      name: 'Countries you buy in',
    });
    await expect(many).toHaveText('France, Japan, ');
    await many.click();
    const panel = opened(page, 'Countries');
    await (await atRest(panel.getByRole('option', { name: 'Sweden' }))).click();
    await (await atRest(panel.getByRole('option', { name: 'France' }))).click();
    await panel.getByRole('combobox').fill('ita');
    await press(page, 'Enter');
    await expect(many).toHaveText('Italy, Japan, Sweden, ');
    await press(page, 'Escape', 'Escape');
    await expect(panel).toBeHidden();
  });

  await test.step('of a tree, where a group stands for its items', async () => {
    const goods = (await section(page, 'Tree select')).getByRole('combobox', {
      name: 'What is in the parcel',
    });
    const place = () => page.evaluate(() => window.scrollY);
    const before = await place();
    await goods.press('Enter');
    await expect(page.getByRole('treeitem', { name: 'Electronics' })).toBeFocused();
    expect(await place(), 'the page stays where it is').toBe(before);
    const clothes = page.getByRole('treeitem', { name: 'Clothes' });
    await press(page, 'ArrowDown', 'Space');
    await expect(clothes).toBeChecked();
    await expect(clothes).toBeFocused();
    await press(page, 'Escape');
    await expect(goods).toHaveText('Headphones, Clothes, ');
    await expect(goods).toBeFocused();
  });

  await test.step('a listbox with a filter', async () => {
    const box = await section(page, 'Listbox');
    await expect(box.getByRole('option', { selected: true })).toHaveText('Miami, Florida');
    await box.getByRole('combobox', { name: 'Filter: Warehouse' }).fill('wash');
    await expect(box.getByRole('option')).toHaveText(['Seattle, Washington']);
    await press(page, 'Enter');
    await expect(box.getByRole('option', { selected: true })).toHaveText('Seattle, Washington');
    await expect(box.getByRole('combobox')).toHaveValue('');
    await (await atRest(box.getByRole('option', { name: 'Newark' }))).click();
    await expect(box.getByRole('option', { selected: true })).toHaveText('Newark, New Jersey');
    await expect(box.getByRole('option', { name: 'Portland' })).toBeDisabled();
  });
});

test('autocomplete suggests, opens and collects chips', async ({ page }) => {
  const auto = await section(page, 'Autocomplete');
  const country = auto.getByRole('combobox', { name: 'Country of origin' });
  await country.pressSequentially('col');
  await expect(offered(page)).toHaveText(['Colombia']);
  await press(page, 'Enter');
  await expect(country).toHaveValue('Colombia');

  await auto.getByRole('button', { name: 'Show all suggestions' }).click();
  await offered(page).filter({ hasText: 'OnTrac' }).click();
  await expect(auto.getByRole('combobox', { name: 'Carrier', exact: true })).toHaveValue('OnTrac');

  const chips = auto.getByRole('combobox', { name: 'Carriers you expect' });
  await chips.pressSequentially('fed');
  await expect(offered(page)).toHaveText(['FedEx']);
  await press(page, 'Enter');
  await expect(auto.getByRole('button', { name: /^Remove/ })).toHaveText(['', '', '']);
  await auto.getByRole('button', { name: 'Remove DHL Express' }).click();
  await expect(chips).toBeFocused();
  await press(page, 'Backspace');
  await expect(auto.getByRole('button', { name: /^Remove/ })).toHaveAccessibleName('Remove USPS');
});

test('numbers, knobs, stars and colours', async ({ page }) => {
  await test.step('a number steps, stays within its bounds and is formatted en-US', async () => {
    const numbers = await section(page, 'Number');
    const boxes = numbers.getByLabel('Boxes');
    await boxes.press('ArrowUp');
    await expect(boxes).toHaveValue('5');
    await numbers.getByRole('button', { name: 'Decrease' }).first().click();
    await expect(boxes).toHaveValue('4');
    await boxes.fill('99');
    await boxes.blur();
    await expect(boxes).toHaveValue('20');
    await expect(numbers.getByRole('button', { name: 'Increase' }).first()).toBeDisabled();
    await expect(numbers.getByLabel('Declared value')).toHaveValue('$1,250.00');
    await expect(numbers.getByLabel('Weight')).toHaveAccessibleDescription('Enter what the parcel weighs.');
    await expect(numbers.getByLabel('Shelves')).toBeDisabled();
  });

  await test.step('a slider and its text field share one value; a range has two ends', async () => {
    const sliders = await section(page, 'Slider');
    const share = sliders.getByRole('slider', { name: 'Share of the space', exact: true });
    await share.press('ArrowRight');
    await expect(sliders.getByLabel('Share of the space, per cent')).toHaveValue('41');
    await sliders.getByLabel('Share of the space, per cent').fill('70');
    await expect(share).toHaveValue('70');
    await sliders.getByRole('slider', { name: 'Heaviest parcel' }).press('End');
    await expect(sliders.getByText('Parcels from 5 to 30 kg')).toBeVisible();
    await expect(sliders.getByRole('slider', { name: 'Shelf height, fixed' })).toBeDisabled();
  });

  await test.step('the knob goes from −50 to 50 in tens', async () => {
    const knobs = await section(page, 'Knob');
    const store = knobs.getByRole('slider', { name: 'Temperature of the cold store' });
    await store.press('ArrowUp');
    await expect(store).toHaveAttribute('aria-valuenow', '20');
    await store.press('Home');
    await expect(store).toHaveAttribute('aria-valuetext', '-50°');
    await store.press('ArrowDown');
    await expect(store).toHaveAttribute('aria-valuenow', '-50');
    const box = await store.boundingBox();
    await store.click({ position: { x: (box?.width ?? 0) / 2, y: 5 } });
    await expect(store).toHaveAttribute('aria-valuenow', '0');
    await expect(knobs.getByRole('slider', { name: 'Temperature outside' })).toBeDisabled();
  });

  await test.step('star rating', async () => {
    const ratings = await section(page, 'Rating');
    const delivery = ratings.getByRole('radiogroup', { name: 'The delivery' });
    await delivery.getByRole('radio', { name: '2 stars' }).click();
    await press(page, 'ArrowRight');
    await expect(delivery.getByRole('radio', { name: '3 stars' })).toBeChecked();
    await delivery.getByRole('button', { name: 'Clear: The delivery' }).click();
    await expect(delivery.getByRole('radio', { checked: true })).toHaveCount(0);
  });

  await test.step('a colour by hex digits and by keyboard', async () => {
    const colors = await section(page, 'Colour picker');
    const label = colors.getByRole('combobox', { name: 'Colour of the label' });
    await label.click();
    const panel = opened(page, 'Colour of the label');
    await panel.getByLabel('Hex code').fill('#112233');
    await expect(label).toHaveText('#112233');
    await panel.getByRole('slider', { name: 'Hue' }).press('ArrowRight');
    await expect(label).not.toHaveText('#112233');
    await press(page, 'Escape');
    await expect(panel).toBeHidden();
  });
});

test('inline choices: radios, checkboxes, switches, select buttons', async ({ page }) => {
  const radios = await section(page, 'Radio buttons');
  await radios.getByRole('radio', { name: 'Air' }).focus();
  await press(page, 'ArrowUp');
  await expect(radios.getByRole('radio', { name: 'Sea' })).toBeChecked();
  await expect(radios.getByRole('radio', { name: 'Courier' })).toBeDisabled();
  const size = radios.getByRole('radiogroup', { name: 'Size of the box' });
  await expect(size).toHaveAttribute('aria-invalid', 'true');
  await size.getByText('Medium').click();
  await expect(size).not.toHaveAttribute('aria-invalid');

  const boxes = await section(page, 'Checkboxes');
  await boxes.getByLabel('Hold for 30 days').press('Space');
  await boxes.getByText('Photograph the contents').click();
  await expect(boxes.getByLabel('Hold for 30 days')).toBeChecked();
  await expect(boxes.getByLabel('Photograph the contents')).not.toBeChecked();
  await expect(boxes.getByLabel('I have read the terms')).toHaveAccessibleDescription(/accept the terms/);

  const switches = await section(page, 'Switch');
  const together = switches.getByRole('switch', { name: 'Send my parcels together' });
  await together.press('Space');
  await expect(together).toBeChecked();
  await switches.getByText('Send my parcels together').click();
  await expect(together).not.toBeChecked();
  await expect(switches.getByRole('switch', { name: 'Weekly summary' })).toBeDisabled();

  const parts = await section(page, 'Select button');
  await parts.getByRole('radio', { name: 'Metric' }).focus();
  await press(page, 'ArrowRight');
  await expect(parts.getByRole('radio', { name: 'Imperial' })).toBeChecked();
  await parts.getByRole('checkbox', { name: 'Wed' }).click();
  await parts.getByRole('checkbox', { name: 'Mon' }).click();
  await expect(parts.getByRole('checkbox', { checked: true })).toHaveCount(2);
  await expect(parts.getByRole('checkbox', { name: 'Sat' })).toBeDisabled();
});

test('texts: fields, areas, passwords, groups', async ({ page }) => {
  const fields = await section(page, 'Text field');
  await expect(fields.getByLabel('Tracking number')).toBeDisabled();
  await expect(fields.getByLabel('Suite number')).toHaveAccessibleDescription(/three letters/);

  const areas = await section(page, 'Text area');
  const growing = areas.getByLabel('Delivery instructions');
  const before = (await growing.boundingBox())?.height ?? 0;
  await growing.fill(
    'Ring twice.\nThe dog is friendly.\nThe gate is not locked.\nLeave it there.\nThank you.',
  );
  expect((await growing.boundingBox())?.height).toBeGreaterThan(before + 20);

  const passwords = await section(page, 'Password');
  const password = passwords.getByLabel('New password');
  await password.fill('four small words');
  await passwords.getByRole('button', { name: 'Show password' }).first().click();
  await expect(password).toHaveAttribute('type', 'text');
  await passwords.getByRole('button', { name: 'Hide password' }).click();
  await expect(password).toHaveAttribute('type', 'password');
  await expect(password).toHaveValue('four small words');

  const groups = await section(page, 'Input groups');
  await expect(groups.getByRole('button', { name: 'Apply' })).toBeDisabled();
  await groups.getByLabel('Voucher').fill('spring');
  await groups.getByRole('button', { name: 'Apply' }).click();
  await expect(groups.getByText('SPRING will be checked when you pay.')).toBeVisible();
  await expect(groups.getByLabel('Insured value')).toBeDisabled();
  await groups.getByLabel('Insure the parcel').check();
  await expect(groups.getByLabel('Insured value')).toBeEnabled();
});

test('axe finds nothing with a pop-up of each kind open, light and dark; the page fits a narrow phone', async ({
  page,
}) => {
  const portal = '#headlessui-portal-root';
  const selects = await section(page, 'Select');
  await selects.getByRole('combobox', { name: 'Shipped from' }).click();
  await expect(offered(page).filter({ hasText: 'Peru' })).toBeVisible();
  await accessibleInBothSchemes(page, portal);
  await press(page, 'Escape');
  for (const [name, opener, panel] of [
    ['Select', 'Shipped to', 'Countries'],
    ['Tree select', 'What is in the parcel', 'Goods'],
    ['Colour picker', 'Colour of the label', 'Colour of the label'],
  ] as const) {
    await (await section(page, name)).getByRole('combobox', { name: opener }).click();
    await expect(opened(page, panel)).toBeVisible();
    await accessibleInBothSchemes(page, portal);
    await press(page, 'Escape', 'Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  await (await section(page, 'Date picker')).getByRole('button', { name: 'Choose date: Pick-up' }).click();
  await expect(page.getByRole('grid', { name: 'March 2026' })).toBeVisible();
  await accessibleInBothSchemes(page, portal);
  await press(page, 'Escape');
  await fitsNarrowPhone(page);
});

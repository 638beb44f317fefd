import type { Locator } from '@playwright/test';
import { accessible } from './support/accessible';
import { atRest } from './support/at-rest';
import { fitsNarrowPhone } from './support/looks';
import { section } from './support/section';
import { signedIn } from './support/session';
import { expect, test } from './support/test';

test.use({ storageState: signedIn, viewport: { width: 1280, height: 900 } });

test('panels: toolbar, accordion, tabs, panel, fieldset and card with menu, by pointer and keyboard', async ({
  page,
}) => {
  await page.goto('/uikit/panel');

  await test.step('toolbar: one Tab stop, arrow keys within, disabled items are skipped', async () => {
    const region = await section(page, 'Toolbar');
    const tools = region.getByRole('toolbar', { name: 'Shelf' });
    await tools.getByRole('button', { name: 'Add a parcel' }).focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await expect(tools.getByRole('button', { name: 'Shelf before' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(region.getByRole('status')).toHaveText('Shelf B is shown.');
    await tools.getByRole('button', { name: 'Add a parcel' }).focus();
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowDown');
    await (await atRest(page.getByRole('menuitem', { name: 'Save as a draft' }))).click();
    await expect(region.getByRole('status')).toHaveText('Kept as a draft.');
    await tools.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(region.getByRole('status')).toHaveText('The shelf is saved.');
  });

  await test.step('accordion: headings that open one section at a time', async () => {
    const region = await section(page, 'Accordion');
    const heading = (name: string) => region.getByRole('heading', { level: 3, name }).getByRole('button');
    const [kept, together] = [heading('How long is a parcel kept?'), heading('Can several parcels travel')];
    await expect(kept).toHaveAttribute('aria-expanded', 'true');
    await together.focus();
    await page.keyboard.press('Enter');
    await expect(together).toHaveAttribute('aria-expanded', 'true');
    await expect(kept).toHaveAttribute('aria-expanded', 'false');
    await expect(region.getByText('ask for consolidation')).toBeVisible();
    await expect(region.getByText('Fourteen days')).toBeHidden();
    await page.keyboard.press('Space');
    await expect(region.getByText('ask for consolidation')).toBeHidden();
    await expect(heading('public holidays')).toBeDisabled();
  });

  await test.step('tabs: arrow keys, Home and End; a disabled tab can’t be chosen; a panel loads lazily', async () => {
    const region = await section(page, 'Tabs');
    const tab = (name: string) => region.getByRole('tab', { name });
    await expect(region.getByText('Keep upright')).toHaveCount(0);
    await tab('Details').focus();
    await page.keyboard.press('End');
    await expect(tab('Claims')).toBeFocused();
    await expect(tab('Details')).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('ArrowLeft');
    await expect(tab('Documents')).toBeFocused();
    await expect(region.getByRole('tabpanel', { name: 'Documents' })).toContainText('packing list');
    await page.keyboard.press('Home');
    await expect(tab('Details')).toHaveAttribute('aria-selected', 'true');
    await tab('Handling').click();
    await expect(region.getByRole('tabpanel', { name: 'Handling' })).toContainText('Keep upright');
    await expect(tab('Claims')).toBeDisabled();
  });

  await test.step('panel and fieldset: collapse and expand', async () => {
    const panel = await section(page, 'Panel');
    await panel.getByRole('button', { name: 'Hide Panel' }).click();
    await expect(panel.getByText('Parcels wait on the shelf')).toBeHidden();
    const show = panel.getByRole('button', { name: 'Show Panel' });
    await expect(show).toBeFocused();
    await expect(show).toHaveAttribute('aria-expanded', 'false');
    await page.keyboard.press('Enter');
    await expect(panel.getByText('Parcels wait on the shelf')).toBeVisible();

    const group = (await section(page, 'Fieldset')).getByRole('group', { name: 'Handling' });
    await group.getByRole('checkbox', { name: 'Keep below 20 °C' }).check();
    const legend = group.getByRole('button', { name: 'Handling' });
    await legend.click();
    await expect(group.getByRole('checkbox')).toHaveCount(0);
    await legend.click();
    await expect(group.getByRole('checkbox', { name: 'Keep below 20 °C' })).toBeChecked();
  });

  await test.step('card with menu', async () => {
    const region = await section(page, 'Card with menu');
    await region.getByRole('button', { name: 'What the card shows' }).click();
    await (await atRest(page.getByRole('menuitem', { name: 'This week' }))).click();
    await expect(region.getByText('512 parcels')).toBeVisible();
  });
});

test('splitter: sizes by keyboard, pointer and double click; the divider turns with the width', async ({
  page,
}) => {
  await page.goto('/uikit/panel');

  await test.step('splitter', async () => {
    const region = await section(page, 'Splitter');
    const outer = region.getByRole('separator', { name: 'Resize the shelves' });
    const inner = region.getByRole('separator', { name: 'Resize the list' });
    const frame = region.locator('[data-group]').first();
    const place = async (handle: Locator, side: 'x' | 'y') => {
      const [box, all] = [await handle.boundingBox(), await frame.boundingBox()];
      if (!box || !all) throw new Error('The splitter is not drawn.');
      const start = box[side] - all[side];
      return Math.round((start / (side === 'x' ? all.width : all.height)) * 100);
    };

    await expect(outer).toHaveAttribute('aria-orientation', 'vertical');
    await expect(inner).toHaveAttribute('aria-orientation', 'horizontal');
    expect(await place(outer, 'x')).toBe(30);
    // 15 of 65 parts, less half of the divider.
    await expect.poll(() => place(inner, 'y')).toBeGreaterThan(20);
    await expect.poll(() => place(inner, 'y')).toBeLessThan(26);

    await outer.focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => place(outer, 'x')).toBeGreaterThan(30);
    await page.keyboard.press('Home');
    await expect.poll(() => place(outer, 'x')).toBe(10);
    await expect(outer).toHaveAttribute('aria-valuenow', '10');
    await outer.dblclick();
    await expect.poll(() => place(outer, 'x')).toBe(30);

    await inner.focus();
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => place(inner, 'y')).toBeGreaterThan(26);
    await inner.hover();
    await page.mouse.down();
    await page.mouse.move(640, 0);
    await page.mouse.up();
    await expect.poll(() => place(inner, 'y')).toBe(10);
  });

  await test.step('divider', async () => {
    const region = await section(page, 'Divider');
    const between = region.getByRole('separator').filter({ hasText: 'or' });
    await expect(between).toHaveAttribute('aria-orientation', 'vertical');
    const upright = await between.boundingBox();
    expect(upright?.height).toBeGreaterThan(upright?.width ?? 0);
    await page.setViewportSize({ width: 700, height: 900 });
    await expect(between).toHaveAttribute('aria-orientation', 'horizontal');
    const flat = await between.boundingBox();
    expect(flat?.width).toBeGreaterThan(flat?.height ?? 0);
  });
});

test('panels: axe finds nothing with a menu open; they fit 320 px', async ({ page }) => {
  await page.goto('/uikit/panel');
  const region = await section(page, 'Toolbar');
  await region.getByRole('button', { name: 'More: Save' }).click();
  await expect(page.getByRole('menu')).toBeVisible();
  await accessible(page, { within: '[role=menu]' });
  await fitsNarrowPhone(page);
});

import type { Locator } from '@playwright/test';
import { accessible } from './support/accessible';
import { atRest } from './support/at-rest';
import { fitsNarrowPhone } from './support/looks';
import { section } from './support/section';
import { signedIn } from './support/session';
import { pressAt } from './support/layout';
import { expect, test } from './support/test';

test.use({ storageState: signedIn, viewport: { width: 1280, height: 900 } });

const said = (region: Locator, text: string) => expect(region.getByRole('status')).toHaveText(text);

test('inline menus: menubar, tiered, mega and panel menu, by pointer and keyboard', async ({ page }) => {
  await page.goto('/uikit/menu');

  await test.step('menubar: arrow keys move between levels, Escape closes one level and returns the focus', async () => {
    const region = await section(page, 'Menubar');
    const bar = region.getByRole('menubar', { name: 'Warehouse desk' });
    const parcel = bar.getByRole('menuitem', { name: 'Parcel' });
    await parcel.focus();
    await page.keyboard.press('ArrowDown');
    const menu = page.getByRole('menu', { name: 'Parcel' });
    await expect(menu.getByRole('menuitem', { name: 'Register' })).toBeFocused();
    await expect(parcel).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('menuitem', { name: 'From a tracking number' })).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await expect(menu.getByRole('menuitem', { name: 'Register' })).toBeFocused();
    await page.keyboard.press('f');
    await expect(menu.getByRole('menuitem', { name: 'Find' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(parcel).toBeFocused();
  });

  await test.step('menubar: Home and End; an entry without a submenu does not announce one', async () => {
    const region = await section(page, 'Menubar');
    const bar = region.getByRole('menubar');
    await page.keyboard.press('End');
    const print = bar.getByRole('menuitem', { name: 'Print' });
    await expect(print).toBeFocused();
    await expect(print).not.toHaveAttribute('aria-haspopup');
    await expect(print).not.toHaveAttribute('aria-expanded');
    await page.keyboard.press('Enter');
    await said(region, 'The label is at the printer.');
    await page.keyboard.press('Home');
    await expect(bar.getByRole('menuitem', { name: 'Parcel' })).toBeFocused();
    await expect(bar.getByRole('menuitem', { name: 'Invoices' })).toHaveAttribute('href', '/invoices');
  });

  await test.step('menubar: an open level follows the pointer and closes over an entry without a submenu', async () => {
    const region = await section(page, 'Menubar');
    const bar = region.getByRole('menubar');
    await bar.getByRole('menuitem', { name: 'Parcel' }).click();
    await expect(page.getByRole('menu', { name: 'Parcel' })).toBeVisible();
    await bar.getByRole('menuitem', { name: 'Shipment' }).hover();
    await expect(page.getByRole('menu', { name: 'Shipment' })).toBeVisible();
    await expect(page.getByRole('menu', { name: 'Parcel' })).toBeHidden();
    await page.getByRole('menuitem', { name: 'Send by' }).press('ArrowRight');
    await page.getByRole('menuitem', { name: 'Sea' }).press('ArrowRight');
    await page.getByRole('menuitem', { name: 'Own container' }).press('Enter');
    await said(region, 'It has a container of its own.');
    await expect(page.getByRole('menu')).toHaveCount(0);
    await expect(region.getByRole('searchbox', { name: 'Search the desk' })).toBeVisible();
  });

  await test.step('tiered menu: submenus open beside it', async () => {
    const region = await section(page, 'Tiered menu');
    const bar = region.getByRole('menubar');
    await expect(bar).toHaveAttribute('aria-orientation', 'vertical');
    await bar.getByRole('menuitem', { name: 'Parcel' }).focus();
    await page.keyboard.press('ArrowDown');
    const shipment = bar.getByRole('menuitem', { name: 'Shipment' });
    await expect(shipment).toBeFocused();
    await page.keyboard.press('ArrowRight');
    const level = page.getByRole('menu', { name: 'Shipment' });
    await expect(level).toBeVisible();
    const [from, to] = [await shipment.boundingBox(), await level.boundingBox()];
    expect(to?.x).toBeGreaterThanOrEqual((from?.x ?? 0) + (from?.width ?? 0));
    await expect(level.getByRole('menuitem', { name: 'Consolidate' })).toBeFocused();
    await page.keyboard.press('Enter');
    await said(region, 'Consolidation asked for.');
  });

  await test.step('mega menu: columns under headings, horizontal and vertical', async () => {
    const region = await section(page, 'Mega menu');
    const packing = region.getByRole('button', { name: 'Packing' });
    await packing.focus();
    await page.keyboard.press('Enter');
    await expect(packing).toHaveAttribute('aria-expanded', 'true');
    await expect(page.getByRole('list', { name: 'Cartons' }).getByRole('listitem')).toHaveCount(3);
    await page.keyboard.press('Escape');
    await expect(packing).toBeFocused();
    await expect(packing).toHaveAttribute('aria-expanded', 'false');
    await packing.click();
    await page.getByRole('button', { name: 'Air pillows' }).click();
    await said(region, 'Air pillows it is.');
    await expect(page.getByRole('list', { name: 'Cartons' })).toBeHidden();

    const upright = await section(page, 'Vertical mega menu');
    const labels = upright.getByRole('button', { name: 'Labels' });
    await labels.click();
    const column = await atRest(page.getByRole('list', { name: 'Warnings' }));
    expect((await column.boundingBox())?.x).toBeGreaterThan((await labels.boundingBox())?.x ?? 0);
    await column.getByRole('button', { name: 'Fragile' }).click();
    await said(upright, 'Fragile it is.');
  });

  await test.step('panel menu: branches open inline, to any depth', async () => {
    const region = await section(page, 'Panel menu');
    const register = region.getByRole('button', { name: 'Register' });
    await expect(register).toHaveAttribute('aria-expanded', 'false');
    await register.focus();
    await page.keyboard.press('Enter');
    await expect(register).toHaveAttribute('aria-expanded', 'true');
    await region.getByRole('button', { name: 'From an invoice' }).click();
    await said(region, 'Registered by invoice.');
    await region.getByRole('button', { name: 'Parcel', exact: true }).click();
    await expect(register).toBeHidden();
    await expect(region.getByRole('button', { name: 'Print' })).toBeVisible();
  });
});

test('pop-up menus: from a button and context menu; plain menu, steps, tabs, breadcrumb', async ({
  page,
}) => {
  await page.goto('/uikit/menu');

  await test.step('overlay menu: arrows, Home, End, typeahead, a disabled entry is skipped, focus returns', async () => {
    const region = await section(page, 'Overlay menu');
    const options = region.getByRole('button', { name: 'Options' });
    await options.focus();
    await page.keyboard.press('ArrowDown');
    const menu = page.getByRole('menu', { name: 'Options' });
    const active = async (name: string) => {
      const id = await menu.getByRole('menuitem', { name }).getAttribute('id');
      await expect(menu).toHaveAttribute('aria-activedescendant', id ?? '');
    };
    await active('Rename');
    await page.keyboard.press('End');
    await active('Delete');
    await page.keyboard.press('ArrowUp');
    await active('Duplicate');
    await page.keyboard.press('Home');
    await active('Rename');
    await page.keyboard.press('d');
    await active('Duplicate');
    await expect(menu.getByRole('menuitem', { name: 'Share' })).toBeDisabled();
    await expect(menu.getByRole('separator')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(options).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await said(region, 'Renamed.');
    await expect(options).toBeFocused();
  });

  await test.step('overlay menu: opens under its button, over the page, and contains groups', async () => {
    const region = await section(page, 'Overlay menu');
    await region.getByRole('button', { name: 'More for this parcel' }).click();
    const menu = page.getByRole('menu', { name: 'More for this parcel' });
    await expect(menu.getByRole('group', { name: 'Label' })).toBeVisible();
    await expect(menu).toHaveCSS('z-index', '1000');
    await pressAt(page, 5, 5);
    await expect(menu).toBeHidden();
  });

  await test.step('context menu: right-click and keyboard', async () => {
    const region = await section(page, 'Context menu');
    const carton = region.getByRole('group', { name: 'Carton on shelf C' });
    await carton.click({ button: 'right' });
    await page.getByRole('menuitem', { name: 'Move to' }).press('ArrowRight');
    await page.getByRole('menuitem', { name: 'Aisle 9' }).press('Enter');
    await said(region, 'Moved to aisle 9.');
    await expect(page.getByRole('menu')).toHaveCount(0);

    for (const keys of ['Shift+F10', 'ContextMenu']) {
      await carton.focus();
      await page.keyboard.press(keys);
      await expect(page.getByRole('menu')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('menu')).toHaveCount(0);
      await expect(carton).toBeFocused();
    }
    await page.keyboard.press('Shift+F10');
    await expect(page.locator('[role=menu]:focus-within')).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await said(region, 'Weighed: 3.4 kg.');
  });

  await test.step('plain menu: groups of links and buttons', async () => {
    const region = await section(page, 'Plain menu');
    const menu = region.getByRole('navigation', { name: 'Your things' });
    await expect(menu.getByRole('link', { name: 'Packages' })).toHaveAttribute('href', '/packages');
    await expect(menu.getByRole('button', { name: 'Close the account' })).toBeDisabled();
    await menu.getByRole('button', { name: 'Ask for a pick-up' }).click();
    await said(region, 'A driver is asked for.');
  });

  await test.step('steps: forward, and back by a completed step', async () => {
    const region = await section(page, 'Steps');
    const list = region.getByRole('list', { name: 'Sending a parcel' });
    const here = list.locator('[aria-current=step]');
    await region.getByRole('button', { name: 'Next' }).click();
    await region.getByRole('button', { name: 'Next' }).click();
    await expect(here).toHaveText('Delivery');
    await list.getByRole('button', { name: 'Address' }).click();
    await expect(here).toHaveText('Address');
    await expect(region.getByRole('button', { name: 'Back' })).toBeDisabled();
  });

  await test.step('tab menu: arrow keys choose', async () => {
    const region = await section(page, 'Tab menu');
    await region.getByRole('tab', { name: 'Arrivals' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(region.getByRole('tab', { name: 'Departures' })).toHaveAttribute('aria-selected', 'true');
    await expect(region.getByRole('tabpanel', { name: 'Departures' })).toContainText('evening flight');
  });

  await test.step('breadcrumb: links, and the current page at the end', async () => {
    const region = await section(page, 'Breadcrumb');
    const trail = region.getByRole('navigation', { name: 'Where a shelf is' });
    await expect(trail.getByRole('link')).toHaveText(['Home', 'Packages']);
    await expect(trail.locator('[aria-current=page]')).toHaveText('Shelf C');
  });
});

test('menus: axe finds nothing with them open; they fit 320 px', async ({ page }) => {
  await page.goto('/uikit/menu');
  const bar = await section(page, 'Menubar');
  await bar.getByRole('menuitem', { name: 'Parcel' }).click();
  await page.getByRole('menuitem', { name: 'Register' }).hover();
  await expect(page.getByRole('menuitem', { name: 'From an invoice' })).toBeVisible();
  await accessible(page, { within: '[role=menu]' });
  await page.keyboard.press('Escape');

  const overlay = await section(page, 'Overlay menu');
  await overlay.getByRole('button', { name: 'Options' }).click();
  await expect(page.getByRole('menu', { name: 'Options' })).toBeVisible();
  await accessible(page, { within: '[role=menu]' });
  await page.keyboard.press('Escape');
  const mega = await section(page, 'Mega menu');
  await mega.getByRole('button', { name: 'Packing' }).click();
  await expect(page.getByRole('list', { name: 'Cartons' })).toBeVisible();
  await accessible(page, { within: '[data-base-ui-portal]' });
  await page.keyboard.press('Escape');
  await fitsNarrowPhone(page);

  const tiered = await section(page, 'Tiered menu');
  // What stands above it may still be getting its narrow layout.
  await expect(async () => {
    await tiered.evaluate((card) => card.scrollIntoView({ block: 'start', behavior: 'instant' }));
    expect((await (await atRest(tiered)).boundingBox())?.y).toBeLessThan(100);
  }).toPass();
  await tiered.getByRole('menuitem', { name: 'Parcel' }).click();
  const level = await atRest(page.getByRole('menu', { name: 'Parcel' }));
  await expect(level.getByRole('menuitem', { name: 'Discard' })).toBeInViewport({ ratio: 1 });
  const [from, to] = [
    await tiered.getByRole('menuitem', { name: 'Parcel' }).boundingBox(),
    await level.boundingBox(),
  ];
  expect(to?.y, 'no room beside: it opens below').toBeGreaterThanOrEqual(
    (from?.y ?? 0) + (from?.height ?? 0),
  );
});

test('SPEC 9: ripple takes 0.4 s', async ({ page }) => {
  await page.goto('/uikit/menu');
  const region = await section(page, 'Steps');
  const next = region.getByRole('button', { name: 'Next' });
  const ripples = () =>
    page.evaluate(() =>
      document
        .getAnimations()
        .filter(({ id }) => id === 'ripple')
        .map(({ effect }) => effect?.getTiming().duration),
    );

  await test.step('on a press, once the page is idle', async () => {
    const press = async () => {
      await next.dispatchEvent('pointerdown', { button: 0, clientX: 0, clientY: 0 });
      return ripples();
    };
    await expect.poll(press).toContain(400);
  });

  await test.step('not on disabled elements, nor with reduced motion', async () => {
    await page.evaluate(() => document.getAnimations().forEach((animation) => animation.cancel()));
    await region.getByRole('button', { name: 'Back' }).dispatchEvent('pointerdown', { button: 0 });
    expect(await ripples()).toEqual([]);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await next.dispatchEvent('pointerdown', { button: 0 });
    expect(await ripples()).toEqual([]);
  });
});

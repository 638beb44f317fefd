import type { Locator, Page } from '@playwright/test';
import { section } from './support/section';
import { signedIn } from './support/session';
import { windowSize } from './support/layout';
import { expect, test } from './support/test';

test.use({ storageState: signedIn });

test.beforeEach(async ({ page }) => {
  await page.goto('/uikit/list');
});

/** The names in a list, from its rows' checkboxes. */
const names = (list: Locator) =>
  list.getByRole('checkbox').evaluateAll((boxes) => boxes.map((box) => box.getAttribute('aria-label')));

/** The announcements to screen readers during a drag. */
const spoken = (page: Page) => page.locator('[id^="DndLiveRegion"]');

/**
 * Drags a row's handle to the middle of the target, in steps as a hand does, and drops it once it is over
 * `place`. The lists are put in the middle of the window first: near its edges a drag scrolls the page.
 */
async function drag(area: Locator, handle: Locator, target: Locator, place: string) {
  const page = area.page();
  await area.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await handle.hover();
  await page.mouse.down();
  const to = await target.boundingBox();
  if (!to) throw new Error('the target is not drawn');
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 8 });
  await expect(spoken(page).filter({ hasText: `is over ${place}` })).toBeAttached();
  await page.mouse.up();
}

test('the same products show as a list or a grid, sorted and paged', async ({ page }) => {
  const area = await section(page, 'Data view');
  const items = area.getByRole('list', { name: 'Products' }).getByRole('listitem');
  await expect(items).toHaveCount(6);
  await expect(items.first()).toContainText('$18.50');
  await area.getByLabel('Sort products by').selectOption('Price, high to low');
  await expect(items.first()).toContainText('$189.00');
  await expect(items.first().getByRole('button', { name: 'Add to cart' })).toBeDisabled();

  await area.getByRole('radio', { name: 'Grid' }).check();
  const [first, second] = [await items.nth(0).boundingBox(), await items.nth(1).boundingBox()];
  if (windowSize(page).width >= 768) expect(second?.y).toBe(first?.y);
  else expect(second?.x).toBe(first?.x);
  await area.getByRole('button', { name: 'Next page' }).click();
  await expect(area.getByText('Showing 7 to 12 of 12')).toBeVisible();
  const cart = items.last().getByRole('button');
  await cart.click();
  await expect(cart).toHaveAttribute('aria-pressed', 'true');
});

test('a pick list moves items by buttons, by keyboard and by pointer', async ({ page }) => {
  // Room for both lists away from the window's edges.
  await page.setViewportSize({ ...windowSize(page), height: 2200 });
  const area = await section(page, 'Pick list');
  const shelf = area.getByRole('list', { name: 'On the shelf' });
  const parcel = area.getByRole('list', { name: 'In the parcel' });
  const button = (name: string) => area.getByRole('button', { name, exact: true });

  await test.step('the selected items move over; all items move over and back', async () => {
    await expect(button('Move selected to In the parcel')).toBeDisabled();
    await shelf.getByRole('checkbox', { name: 'Desk lamp' }).check();
    await shelf.getByRole('checkbox', { name: 'Trail shoes' }).check();
    await button('Move selected to In the parcel').click();
    expect(await names(parcel)).toEqual(['Dot-grid notebook', 'Wall clock', 'Desk lamp', 'Trail shoes']);
    await expect(area.getByText('Moved 2 items to In the parcel')).toBeAttached();
    await button('Move all to On the shelf').click();
    await expect(parcel.getByRole('checkbox')).toHaveCount(0);
    await expect(parcel).toContainText('No items');
    await expect(shelf.getByRole('checkbox')).toHaveCount(8);
  });

  await test.step('drag into an empty list', async () => {
    await drag(
      area,
      shelf.getByRole('button', { name: 'Move Wall clock' }),
      parcel,
      'the end of In the parcel',
    );
    await expect.poll(() => names(parcel)).toEqual(['Wall clock']);
    await drag(
      area,
      shelf.getByRole('button', { name: 'Move Stoneware mug' }),
      parcel.getByRole('listitem').first(),
      'position 1 of 1 in In the parcel',
    );
    await expect.poll(() => names(parcel)).toEqual(['Stoneware mug', 'Wall clock']);
  });

  await test.step('drag within a list', async () => {
    await drag(
      area,
      parcel.getByRole('button', { name: 'Move Wall clock' }),
      parcel.getByRole('listitem').first(),
      'position 1 of 2 in In the parcel',
    );
    await expect.poll(() => names(parcel)).toEqual(['Wall clock', 'Stoneware mug']);
  });

  await test.step('by keyboard, with announcements; Escape leaves the item in place', async () => {
    const handle = parcel.getByRole('button', { name: 'Move Wall clock' });
    // Keys move it only after its position was announced.
    const pickUp = async (position: string) => {
      await handle.press('Space');
      await expect(handle).toHaveAttribute('aria-pressed', 'true');
      await expect(spoken(page).filter({ hasText: `Wall clock is over ${position}` })).toBeAttached();
    };
    await pickUp('position 1 of 2 in In the parcel');
    await page.keyboard.press('ArrowDown');
    await expect(spoken(page).filter({ hasText: 'position 2 of 2 in In the parcel' })).toBeAttached();
    await page.keyboard.press('Space');
    await expect.poll(() => names(parcel)).toEqual(['Stoneware mug', 'Wall clock']);
    await expect(handle).toBeFocused();

    await pickUp('position 2 of 2 in In the parcel');
    await page.keyboard.press('ArrowUp');
    await expect(spoken(page).filter({ hasText: 'position 1 of 2 in In the parcel' })).toBeAttached();
    await page.keyboard.press('Escape');
    await expect(spoken(page).filter({ hasText: 'Wall clock is back in its place' })).toBeAttached();
    expect(await names(parcel)).toEqual(['Stoneware mug', 'Wall clock']);
  });
});

test('an order list is reordered by buttons and by dragging', async ({ page }) => {
  const area = await section(page, 'Order list');
  const list = area.getByRole('list', { name: 'Packing order' });
  const first = async () => (await names(list))[0];
  await list.getByRole('checkbox', { name: 'Canvas backpack' }).check();
  await area.getByRole('button', { name: 'Move selected up' }).click();
  expect((await names(list)).slice(0, 3)).toEqual(['Stoneware mug', 'Canvas backpack', 'Desk lamp']);
  await area.getByRole('button', { name: 'Move selected to the top' }).click();
  expect(await first()).toBe('Canvas backpack');
  await area.getByRole('button', { name: 'Move selected to the bottom' }).click();
  expect((await names(list)).at(-1)).toBe('Canvas backpack');
  await expect(area.getByText('Moved Canvas backpack to the bottom of Packing order')).toBeAttached();
  await area.getByRole('button', { name: 'Move selected down' }).click();
  expect((await names(list)).at(-1)).toBe('Canvas backpack');

  await drag(
    area,
    list.getByRole('button', { name: 'Move Trail shoes' }),
    list.getByRole('listitem').first(),
    'position 1 of',
  );
  await expect.poll(first).toBe('Trail shoes');
  await expect(area.locator('ol li').first()).toContainText('trail shoes');
});

import type { Locator, Page } from '@playwright/test';
import { accessibleInBothSchemes, fitsNarrowPhone } from './support/looks';
import { section } from './support/section';
import { settled } from './support/accessible';
import { signedIn } from './support/session';
import { pressAt, touches, windowSize } from './support/layout';
import { expect, test } from './support/test';

test.use({ storageState: signedIn, viewport: { width: 1440, height: 900 } });

const style = (locator: Locator, property: string) =>
  locator.evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);

const width = async (locator: Locator) => (await locator.boundingBox())?.width ?? 0;

const toasts = (page: Page) => page.getByRole('region', { name: 'Notifications' });

async function open(page: Page, region: string, button: string): Promise<Locator> {
  const trigger = (await section(page, region)).getByRole('button', { name: button });
  await trigger.click();
  return trigger;
}

/**
 * Waits until an overlay has the focus and has stopped moving: only then does it listen to a press outside.
 */
async function answers(page: Page): Promise<void> {
  const focused = () => page.evaluate(() => Boolean(document.activeElement?.closest('[role=dialog]')));
  await expect.poll(focused).toBe(true);
  await settled(page);
}

test('a dialog traps the focus, locks the page, and returns the focus', async ({ page }) => {
  await page.goto('/uikit/overlay');
  const heading = page.locator('h1');
  const place = await heading.boundingBox();
  const trigger = await open(page, 'Dialog', 'Show the storage terms');
  const dialog = page.getByRole('dialog', { name: 'Storage terms' });
  const panel = dialog.locator('[id^=headlessui-dialog-panel]');

  await test.step('it takes 30 % of the width, 75 % below 960 px; the page behind neither moves nor scrolls', async () => {
    await expect.poll(() => width(panel)).toBe(432);
    expect(await heading.boundingBox()).toEqual(place);
    await page.mouse.wheel(0, 500);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await page.setViewportSize({ width: 959, height: 900 });
    await expect.poll(() => width(panel)).toBeCloseTo(719.25, 0);
    await page.setViewportSize({ width: 1440, height: 900 });
    await accessibleInBothSchemes(page);
  });

  await test.step('Tab cycles within it', async () => {
    const close = dialog.getByRole('button', { name: 'Close' });
    await page.keyboard.press('Tab');
    await expect(close).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(dialog.getByRole('button', { name: 'Understood' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(close).toBeFocused();
  });

  await test.step('a toast shown above it is reachable by pointer and keyboard, and does not close it', async () => {
    await dialog.getByRole('button', { name: 'Mail me a copy' }).click();
    const close = toasts(page).getByRole('button', { name: 'Close' });
    await close.click();
    await expect(close).toHaveCount(0);
    await expect(dialog).toBeVisible();

    const again = dialog.getByRole('button', { name: 'Mail me a copy' });
    await again.press('Enter');
    await expect(toasts(page)).toContainText('Copy sent');
    expect(await toasts(page).evaluate((element) => element.closest('[inert], [aria-hidden]'))).toBeNull();
    await page.keyboard.press('F8');
    await expect(close).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(close).toHaveCount(0);
    await expect(again).toBeFocused();
    await expect(dialog).toBeVisible();
  });

  await test.step('Escape and a press outside close it', async () => {
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(trigger).toBeFocused();
    await trigger.press('Enter');
    await expect(dialog).toBeVisible();
    await answers(page);
    await pressAt(page, windowSize(page).width / 2, windowSize(page).height - 5);
    await expect(dialog).toHaveCount(0);
    await expect(trigger).toBeFocused();
  });
});

test('dialogs stack, their results are awaited, and the focus returns one by one', async ({ page }) => {
  await page.goto('/uikit/overlay');
  const region = await section(page, 'Dialogs on dialogs');
  const trigger = await open(page, 'Dialogs on dialogs', 'Move the package');
  const first = page.getByRole('dialog', { name: 'Choose a shelf' });
  await expect(first).toHaveAccessibleDescription('Three shelves have room for a box of this size.');
  const shelf = first.getByRole('button', { name: 'B-17, middle' });
  await shelf.click();

  const second = page.getByRole('alertdialog', { name: 'Move the package?' });
  // On a touch screen the dialog itself has the focus, so that no on-screen keyboard opens.
  await expect(
    (await touches(page)) ? second : second.getByRole('button', { name: 'Move it' }),
  ).toBeFocused();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await accessibleInBothSchemes(page);
  await page.keyboard.press('Escape');
  await expect(second).toHaveCount(0);
  await expect(shelf).toBeFocused();

  await shelf.press('Enter');
  await second.getByRole('button', { name: 'Move it' }).press('Enter');
  await expect(first).toHaveCount(0);
  await expect(region.getByRole('status')).toHaveText('The package moves to shelf B-17, middle.');
  await expect(trigger).toBeFocused();

  await trigger.press('Enter');
  await first.getByRole('button', { name: 'Close' }).click();
  await expect(region.getByRole('status')).toHaveText('The package stays where it is.');
});

test('the popover contains a paged table to choose from', async ({ page }) => {
  await page.goto('/uikit/overlay');
  const trigger = await open(page, 'Popover', 'Choose a product');
  const panel = page.getByRole('dialog', { name: 'Choose a product' });
  await expect(panel.getByRole('button', { name: 'Product' })).toBeFocused();
  await accessibleInBothSchemes(page);
  await panel.getByRole('button', { name: 'Page 2' }).click();
  await panel.getByRole('button', { name: 'Pour-over kettle' }).click();
  await expect(panel).toHaveCount(0);
  await expect(toasts(page).getByRole('status')).toContainText('Pour-over kettle, $86.50');
  await expect(trigger).toBeFocused();

  await trigger.press('Enter');
  await expect(panel).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  await expect(trigger).toBeFocused();
});

test('tooltips show on hover and focus, stay under the pointer, and close on Escape', async ({ page }) => {
  await page.goto('/uikit/overlay');
  const region = await section(page, 'Tooltip');
  const update = region.getByRole('button', { name: 'Update' });
  const tip = page.getByRole('tooltip', { name: 'Asks the carrier for its latest scan.' });
  await expect(update).toHaveAccessibleDescription('Asks the carrier for its latest scan.');
  await update.hover();
  await expect(tip).toBeVisible();
  await tip.hover();
  await expect(tip).toBeVisible();
  await page.mouse.move(5, 500);
  await expect(tip).toHaveCount(0);

  const field = region.getByRole('textbox', { name: 'Tracking number' });
  const hint = page.getByRole('tooltip', { name: 'The 12 to 22 characters under the bar code.' });
  await field.focus();
  await expect(hint).toBeVisible();
  await accessibleInBothSchemes(page);
  await page.keyboard.press('Escape');
  await expect(hint).toHaveCount(0);
  await expect(field).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(tip).toBeVisible();
});

test('drawers from every edge', async ({ page }) => {
  await page.goto('/uikit/overlay');
  const view = { width: 1440, height: 900 };
  const sides = [
    { button: 'Right', title: 'Package facts', box: { x: view.width - 320, y: 0, width: 320, height: 900 } },
    { button: 'Top', title: 'News from the dock', box: { x: 0, y: 0, width: 1440, height: 320 } },
    { button: 'Bottom', title: 'Shipping summary', box: { x: 0, y: 580, width: 1440, height: 320 } },
    { button: 'Full page', title: 'Packing list', box: { x: 0, y: 0, ...view } },
  ];
  for (const { button, title, box } of sides) {
    await test.step(button, async () => {
      const trigger = await open(page, 'Drawers', button);
      const drawer = page.getByRole('dialog', { name: title });
      await expect.poll(() => drawer.locator('[id^=headlessui-dialog-panel]').boundingBox()).toEqual(box);
      await answers(page);
      await drawer.getByRole('button', { name: 'Close' }).click();
      await expect(drawer).toHaveCount(0);
      await expect(trigger).toBeFocused();
    });
  }
});

test('SPEC 9: a drawer defaults to left, closable and modal', async ({ page }) => {
  await page.goto('/uikit/overlay');
  await open(page, 'Drawers', 'Left');
  const drawer = page.getByRole('dialog', { name: 'Aisles' });
  const panel = drawer.locator('[id^=headlessui-dialog-panel]');
  await expect.poll(() => panel.boundingBox()).toEqual({ x: 0, y: 0, width: 320, height: 900 });
  await expect(drawer).toHaveAttribute('aria-modal', 'true');
  await expect(page.getByRole('main')).toHaveCount(0);
  expect(await style(panel, 'transition-duration')).toBe('0.3s');
  await accessibleInBothSchemes(page);
  await drawer.getByRole('button', { name: 'Close' }).click();
  await expect(drawer).toHaveCount(0);
  await open(page, 'Drawers', 'Left');
  await answers(page);
  await pressAt(page, windowSize(page).width - 10, 300);
  await expect(drawer).toHaveCount(0);
});

test('the confirm popup opens at its button and answers with a toast', async ({ page }) => {
  await page.goto('/uikit/overlay');
  const trigger = await open(page, 'Confirm popup', 'Release the package');
  const popup = page.getByRole('alertdialog', { name: /Release it now/ });
  await expect(popup.getByRole('button', { name: 'Keep it' })).toBeFocused();
  await accessibleInBothSchemes(page);
  const button = await trigger.boundingBox();
  const gaps = async () => {
    const box = await popup.boundingBox();
    if (!button || !box) return undefined;
    const below = box.y - button.y - button.height;
    return {
      start: Math.round(box.x - button.x),
      gap: Math.round(below > 0 ? below : button.y - box.y - box.height),
    };
  };
  await expect.poll(gaps).toEqual({ start: 0, gap: 4 });

  await page.keyboard.press('Escape');
  await expect(popup).toHaveCount(0);
  await expect(trigger).toBeFocused();
  await expect(toasts(page)).toHaveCount(0);

  await trigger.press('Enter');
  await popup.getByRole('button', { name: 'Release it' }).click();
  await expect(toasts(page).getByRole('status')).toContainText('Released');
  await trigger.press('Enter');
  await popup.getByRole('button', { name: 'Keep it' }).click();
  await expect(toasts(page).getByRole('alert')).toContainText('Kept');
  await expect(trigger).toBeFocused();
});

test('the confirm dialog asks Yes or No; dismissing it counts as No', async ({ page }) => {
  await page.goto('/uikit/overlay');
  const trigger = await open(page, 'Confirm dialog', 'Cancel the pick-up');
  const dialog = page.getByRole('alertdialog', { name: 'Cancel the pick-up?' });
  await expect(dialog).toHaveAccessibleDescription(/Cancelling now costs \$5/);
  await expect((await touches(page)) ? dialog : dialog.getByRole('button', { name: 'No' })).toBeFocused();
  await dialog.getByRole('button', { name: 'Yes' }).click();
  await expect(toasts(page).getByRole('status')).toContainText('Pick-up cancelled');
  await expect(trigger).toBeFocused();
  await trigger.press('Enter');
  await page.keyboard.press('Escape');
  await expect(toasts(page).getByRole('status')).toContainText('The pick-up stays');
});

test('SPEC 9: overlays open and close in 0.12 s', async ({ page }) => {
  await page.goto('/uikit/overlay');
  await open(page, 'Popover', 'Choose a product');
  expect(await style(page.getByRole('dialog'), 'transition-duration')).toBe('0.12s');
  await page.keyboard.press('Escape');
  await open(page, 'Dialog', 'Show the storage terms');
  const dialog = page.getByRole('dialog', { name: 'Storage terms' });
  expect(await style(dialog.locator('[id^=headlessui-dialog-panel]'), 'transition-duration')).toBe('0.12s');
  expect(await style(dialog.locator(':scope > [aria-hidden]'), 'transition-duration')).toBe('0.12s');
});

test('SPEC 9: layers are modal 1100, overlay 1000, menu 1000, tooltip 1100; toasts lie above', async ({
  page,
}) => {
  await page.goto('/uikit/overlay');
  await open(page, 'Popover', 'Choose a product');
  const popover = page.getByRole('dialog', { name: 'Choose a product' });
  expect(await style(popover, 'z-index')).toBe('1000');
  await answers(page);
  await popover.getByRole('button', { name: 'Desk lamp' }).click();
  await expect(toasts(page)).toBeVisible();
  expect(await style(toasts(page), 'z-index')).toBe('1200');

  await (await section(page, 'Tooltip')).getByRole('textbox').focus();
  expect(await style(page.getByRole('tooltip').locator('..'), 'z-index')).toBe('1100');

  await open(page, 'Dialog', 'Show the storage terms');
  expect(await style(page.getByRole('dialog', { name: 'Storage terms' }), 'z-index')).toBe('1100');

  await page.goto('/uikit/menu');
  await open(page, 'Overlay menu', 'Options');
  expect(await style(page.getByRole('menu').last(), 'z-index')).toBe('1000');
});

test('the page and its overlays fit a narrow phone', async ({ page }) => {
  await page.goto('/uikit/overlay');
  await fitsNarrowPhone(page);
  for (const [region, button] of [
    ['Dialog', 'Show the storage terms'],
    ['Popover', 'Choose a product'],
    ['Drawers', 'Right'],
  ] as const) {
    await open(page, region, button);
    const panel = page.getByRole('dialog');
    await expect(panel).toBeVisible();
    const beyond = () =>
      panel
        .locator('xpath=descendant-or-self::*[self::button or self::h2]')
        .evaluateAll(
          (parts) =>
            parts
              .map((part) => part.getBoundingClientRect())
              .filter((box) => box.width > 2 && (box.left < 0 || box.right > innerWidth)).length,
        );
    await expect.poll(beyond, region).toBe(0);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
});

import type { Page } from '@playwright/test';
import { accessibleInBothSchemes, fitsNarrowPhone } from './support/looks';
import { section } from './support/section';
import { signedIn } from './support/session';
import { expect, test } from './support/test';

test.use({ storageState: signedIn, viewport: { width: 1280, height: 900 } });

const notifications = (page: Page) => page.getByRole('region', { name: 'Notifications' });
const messages = (page: Page) => notifications(page).locator('[data-severity]');
const saying = (page: Page, text: string) => messages(page).filter({ hasText: text });

/** Simulates switching to another tab. */
const hideTab = (page: Page, hidden: boolean) =>
  page.evaluate((value) => {
    Object.defineProperty(document, 'hidden', { value, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, hidden);

/**
 * Opens the page with its clock stopped, so that a toast's lifetime passes only when the test advances it.
 */
async function openWithStoppedClock(page: Page) {
  await page.clock.install();
  await page.goto('/uikit/message');
  const toasts = await section(page, 'Toasts');
  await page.clock.pauseAt(Date.now() + 3_600_000);
  return async (name: string) => {
    await toasts.getByRole('button', { name, exact: true }).click();
    await expect(notifications(page)).toBeAttached();
    await page.clock.runFor(100);
  };
}

test('a toast closes after its lifetime, and a pause preserves the remaining time', async ({ page }) => {
  const raise = await openWithStoppedClock(page);
  const saved = saying(page, 'Address saved');
  const scanned = saying(page, 'Scanned in');

  await test.step('hovering pauses only the hovered toast, and leaving resumes the remaining time', async () => {
    await raise('Success');
    await raise('Info');
    await page.clock.runFor(2000);
    await saved.hover();
    await page.clock.runFor(60_000);
    await expect(scanned).toHaveCount(0);
    await expect(saved).toBeVisible();
    await page.mouse.move(5, 500);
    await page.clock.runFor(800);
    await expect(saved).not.toHaveAttribute('data-leaving');
    await page.clock.runFor(300);
    await expect(saved).toHaveCount(0);
  });

  await test.step('focus pauses it; Escape closes it and returns the focus', async () => {
    await raise('Info');
    await page.keyboard.press('F8');
    await expect(scanned.getByRole('button', { name: 'Close' })).toBeFocused();
    await page.clock.runFor(60_000);
    await expect(scanned).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(scanned).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Info', exact: true })).toBeFocused();
  });

  await test.step('a hidden tab pauses it', async () => {
    await raise('Success');
    await hideTab(page, true);
    await page.clock.runFor(60_000);
    await expect(saved).toBeVisible();
    await hideTab(page, false);
    await page.clock.runFor(3000);
    await expect(saved).toHaveCount(0);
  });

  await test.step('without a lifetime it stays until it is closed', async () => {
    await raise('Sticky');
    await page.clock.runFor(3_600_000);
    await saying(page, 'Customs have a question').getByRole('button', { name: 'Close' }).click();
    await expect(messages(page)).toHaveCount(0);
  });
});

test('six severities, each in the live region of its urgency', async ({ page }) => {
  const raise = await openWithStoppedClock(page);
  const region = notifications(page);
  await expect(region).toHaveCount(0);
  for (const name of ['Success', 'Info', 'Warn', 'Error', 'Secondary', 'Contrast', 'Sticky'])
    await raise(name);
  const severities = (role: 'alert' | 'status') =>
    region
      .getByRole(role)
      .locator('[data-severity]')
      .evaluateAll((items) => items.map((item) => item.getAttribute('data-severity')));
  expect(await severities('alert')).toEqual(['warn', 'error']);
  expect(await severities('status')).toEqual(['success', 'info', 'secondary', 'contrast', 'info']);
  // axe needs a running clock; the hidden tab keeps the toasts open.
  await hideTab(page, true);
  await page.clock.resume();
  await accessibleInBothSchemes(page);

  await fitsNarrowPhone(page);
  const box = await region
    .getByText('Card declined')
    .locator('xpath=ancestor::*[@aria-atomic]')
    .boundingBox();
  expect(box).toMatchObject({ x: 20, width: 280 });
});

test('SPEC 9: a toast is at the top right, 20 px from the edges, and closes in 0.3 to 0.45 s', async ({
  page,
}) => {
  await page.goto('/uikit/message');
  const toasts = await section(page, 'Toasts');
  await toasts.getByRole('button', { name: 'Sticky' }).click();
  const item = saying(page, 'Customs have a question');
  const place = () =>
    item.locator('[aria-atomic]').evaluate((card) => {
      const { top, right } = card.getBoundingClientRect();
      return { top, right: document.documentElement.clientWidth - right };
    });
  await expect.poll(place).toEqual({ top: 20, right: 20 });

  const closing = await item.evaluate(async (element) => {
    element.querySelector('button')?.click();
    await new Promise((resolve) => setTimeout(resolve));
    return element
      .getAnimations({ subtree: true })
      .filter((animation): animation is CSSTransition => animation instanceof CSSTransition)
      .map(({ transitionProperty, effect }) => [transitionProperty, effect?.getTiming().duration]);
  });
  const times = Object.fromEntries(closing.filter(([name]) => !String(name).includes('color'))) as object;
  expect(times).toEqual({
    'grid-template-rows': 450,
    'padding-bottom': 450,
    opacity: 300,
    translate: 300,
  });
  await expect(item).toHaveCount(0);
});

test('a server action shows a toast once, on its page and on the page it redirects to', async ({ page }) => {
  await page.goto('/uikit/message');
  await section(page, 'Toasts');
  const form = page.getByRole('region', { name: 'Toast from the server' });
  await form.getByRole('button', { name: 'Book the pick-up' }).click();
  await expect(notifications(page).getByRole('alert')).toContainText('No time chosen');

  await form.getByLabel('Pick-up').selectOption('Tomorrow, 8 to 12');
  await form.getByRole('button', { name: 'Book the pick-up' }).click();
  await expect(notifications(page).getByRole('status')).toContainText('Tomorrow, 8 to 12');

  await form.getByLabel('Pick-up').selectOption('Tomorrow, 17 to 20');
  await form.getByRole('button', { name: 'Book and leave the page' }).click();
  await expect(page).toHaveURL('/uikit/misc');
  await expect(saying(page, 'Tomorrow, 17 to 20')).toHaveCount(1);
  expect(await page.evaluate(() => document.cookie)).not.toContain('waybill-toasts');

  await page.reload();
  await section(page, 'Tags');
  await expect(notifications(page)).toHaveCount(0);
});

test('inline messages', async ({ page }) => {
  await page.goto('/uikit/message');
  const inline = await section(page, 'Inline messages');
  const name = inline.getByLabel('Name on the box');
  await expect(name).toHaveAccessibleDescription('Write a name.');
  await name.fill('Ada Whitfield');
  await expect(inline.getByText('Write a name.')).toHaveCount(0);
  await expect(name).not.toHaveAttribute('aria-invalid');
  await expect(inline.getByRole('list').getByRole('listitem')).toHaveCount(6);

  const placed = await section(page, 'Messages');
  await expect(placed.getByRole('alert')).toHaveCount(2);
  await expect(placed.getByRole('status')).toHaveCount(4);
});

import type { Page } from '@playwright/test';
import { accessible } from './support/accessible';
import {
  menuModes,
  menuReady,
  openWith,
  sidebar,
  toggle,
  watchFirstPaint,
  type Box,
  type MenuMode,
} from './support/layout';
import { longRun } from './support/long-run';
import { signedIn } from './support/session';
import { expect, test } from './support/test';

test.use({ storageState: signedIn });

const height = 900;
const rem = 16;
const schemes = longRun ? (['light', 'dark'] as const) : (['light'] as const);
/** Below the breakpoint all modes are one; the long run takes each there, to a wide window and to a phone. */
function widthsOf(mode: MenuMode): number[] {
  if (longRun) return [1440, 992, 991, 390];
  return mode === 'static' ? [992, 991] : [992];
}

/** Above 991 px: the menu's box, and where the page content starts. */
const beside: Record<MenuMode, { menu: Partial<Box>; inset: number; shown: boolean; toggled: boolean }> = {
  static: { menu: { x: 0, width: 20 * rem, height }, inset: 20 * rem, shown: true, toggled: true },
  overlay: { menu: { x: -20 * rem, width: 20 * rem, height }, inset: 0, shown: false, toggled: true },
  slim: { menu: { x: 0, width: 5 * rem, height }, inset: 5 * rem, shown: true, toggled: false },
  'slim-plus': { menu: { x: 0, width: 7 * rem, height }, inset: 7 * rem, shown: true, toggled: false },
  reveal: {
    menu: { x: (4.25 - 20) * rem, width: 20 * rem, height },
    inset: 4.25 * rem,
    shown: true,
    toggled: false,
  },
  drawer: { menu: { x: 0, width: 5.25 * rem, height }, inset: 5.25 * rem, shown: true, toggled: false },
  horizontal: { menu: { x: 0, y: 0, height: 4 * rem }, inset: 0, shown: true, toggled: false },
};

/** How many layout flags are set on the root element. */
const flags = (page: Page) =>
  page
    .locator('html')
    .evaluate((html) =>
      html
        .getAttributeNames()
        .filter((name) => /^data-(menu-(hidden|overlay|mobile|active)|anchored)$/.test(name)),
    );

const box = async (page: Page) =>
  (await sidebar(page).boundingBox()) ?? { x: NaN, y: NaN, width: 0, height: 0 };

/** The accessible names of the first elements in tab order. */
async function tabOrder(page: Page, count: number): Promise<(string | null)[]> {
  const names: (string | null)[] = [];
  for (let step = 0; step < count; step += 1) {
    await page.keyboard.press('Tab');
    names.push(
      await page.evaluate(() => {
        const focused = document.activeElement;
        return focused && (focused.getAttribute('aria-label') ?? focused.textContent);
      }),
    );
  }
  return names;
}

const entries = ['Home', 'Packages', 'Invoices', 'Account'];

async function besideContent(page: Page, mode: MenuMode): Promise<void> {
  const { menu, inset, shown, toggled } = beside[mode];
  const first = await page.evaluate(() => window.firstPaint);
  expect(first?.sidebar, 'at the first paint').toMatchObject(menu);
  expect(first?.page.x, 'at the first paint').toBe(inset);
  expect(await box(page), 'once it answers').toMatchObject(menu);
  expect((await page.locator('.shell-page').boundingBox())?.x).toBe(inset);
  await expect(sidebar(page)).toBeVisible({ visible: shown });
  await expect(toggle(page)).toBeVisible({ visible: toggled });
  expect(await flags(page)).toEqual([]);
  const header = await page.getByRole('banner').boundingBox();
  expect(header).toMatchObject({ y: 0, height: 4 * rem });
  // The row is in the top bar: they share it without overlapping.
  if (mode === 'horizontal') expect(header?.x).toBeCloseTo((await box(page)).width, 0);

  const pinned = mode === 'reveal' || mode === 'drawer' ? ['Keep the menu open'] : [];
  const order = shown ? [...pinned, ...entries, 'Sign Out'] : ['Menu', 'Search'];
  const names = await tabOrder(page, order.length + 1);
  expect(names).toEqual(['Skip to content', ...order]);
}

async function offCanvas(page: Page, width: number): Promise<void> {
  const menuWidth = Math.min(20 * rem, width - 3 * rem);
  expect((await page.evaluate(() => window.firstPaint))?.sidebar).toMatchObject({ x: -menuWidth, height });
  await expect(sidebar(page)).toBeHidden();
  expect((await page.locator('.shell-page').boundingBox())?.x).toBe(0);
  expect(await flags(page)).toEqual([]);
  await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false');

  await toggle(page).click();
  await expect(sidebar(page)).toBeInViewport({ ratio: 1 });
  await expect.poll(async () => (await box(page)).x).toBe(0);
  expect(await box(page)).toMatchObject({ y: 0, width: menuWidth, height });
  await expect(sidebar(page)).toBeFocused();
  expect(await flags(page)).toContain('data-menu-mobile');
  await expect(page.locator('html')).toHaveCSS('overflow', 'hidden');
  await expect(page.locator('.menu-mask')).toHaveCSS('opacity', '1');
  await expect(page.locator('.shell-page')).toHaveJSProperty('inert', true);
  expect(await tabOrder(page, 6)).toEqual(['Close menu', ...entries, 'Sign Out']);

  await page.keyboard.press('Escape');
  await expect(sidebar(page)).toBeHidden();
  await expect(toggle(page)).toBeFocused();
  expect(await flags(page)).toEqual([]);
  await expect(page.locator('.shell-page')).toHaveJSProperty('inert', false);

  await toggle(page).click();
  await expect(sidebar(page)).toBeFocused();
  await page.mouse.click(width - 10, height / 2);
  await expect(sidebar(page)).toBeHidden();
}

for (const scheme of schemes) {
  for (const mode of menuModes) {
    test(`SPEC 4: ${mode} at ${widthsOf(mode).join(', ')} px, ${scheme}`, async ({ page }) => {
      await watchFirstPaint(page);
      await page.addInitScript((theme) => localStorage.setItem('theme', theme), scheme);
      for (const width of widthsOf(mode)) {
        await test.step(`${mode} at ${width} px`, async () => {
          await page.setViewportSize({ width, height });
          await openWith(page, { menuMode: mode }, '/account');
          if (width > 991) await besideContent(page, mode);
          else await offCanvas(page, width);
          if (width === 992 || width === 390) await accessible(page);
        });
      }
    });
  }
}

test('SPEC 9: crossing 991 px resets the flags of the other side', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height });
  await openWith(page, { menuMode: 'static' }, '/account');
  await toggle(page).click();
  await expect(sidebar(page)).toBeHidden();
  await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false');
  await expect.poll(async () => (await page.locator('.shell-page').boundingBox())?.x).toBe(0);
  expect(await flags(page)).toEqual(['data-menu-hidden']);

  await page.setViewportSize({ width: 991, height });
  await expect.poll(() => flags(page)).toEqual([]);
  await toggle(page).click();
  await expect(sidebar(page)).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 992, height });
  await expect.poll(() => flags(page)).toEqual([]);
  await expect(sidebar(page)).toBeVisible();
  await expect(page.locator('html')).not.toHaveCSS('overflow', 'hidden');
  await expect(page.locator('.shell-page')).toHaveJSProperty('inert', false);
  await menuReady(page);
});

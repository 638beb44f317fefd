import { expect, type Locator, type Page } from '@playwright/test';

/**
 * The values of SPEC section 4, repeated here so that the test does not take them from the code under test.
 */
export const menuModes = [
  'static',
  'overlay',
  'slim',
  'slim-plus',
  'reveal',
  'drawer',
  'horizontal',
] as const;
export type MenuMode = (typeof menuModes)[number];

export const sidebar = (page: Page): Locator => page.locator('#sidebar');
export const toggle = (page: Page): Locator => page.getByRole('button', { name: 'Menu', exact: true });

/** Opens the menu, which is hidden at 991 px and below (SPEC section 9). */
export async function openMenu(page: Page): Promise<void> {
  if ((page.viewportSize()?.width ?? 0) > 991) return;
  await menuReady(page);
  await toggle(page).click();
}

/** Whether the device of this run has a touch screen. */
export const touches = (page: Page): Promise<boolean> => page.evaluate(() => navigator.maxTouchPoints > 0);

/**
 * Presses a point of the page by mouse or touch, as the device does: on a phone overlays listen to touches
 * only.
 */
export async function pressAt(page: Page, x: number, y: number): Promise<void> {
  await ((await touches(page)) ? page.touchscreen.tap(x, y) : page.mouse.click(x, y));
}

/** Viewport size in CSS pixels. */
export function windowSize(page: Page): { width: number; height: number } {
  const size = page.viewportSize();
  if (!size) throw new Error('The page has no window');
  return size;
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

interface FirstPaint {
  sidebar: Box;
  page: Box;
}

declare global {
  interface Window {
    firstPaint?: FirstPaint;
  }
}

/** Records, on each page to come, the boxes of sidebar and page in the first frame that has them. */
export async function watchFirstPaint(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const look = () => {
      const menu = document.getElementById('sidebar');
      const main = document.querySelector('main');
      if (!menu || !main?.parentElement) return void requestAnimationFrame(look);
      const box = (element: Element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return { x, y, width, height };
      };
      window.firstPaint = { sidebar: box(menu), page: box(main.parentElement) };
    };
    requestAnimationFrame(look);
  });
}

/** Waits until the menu has hydrated: before, only its links work, and a press of its toggle may be lost. */
export async function menuReady(page: Page): Promise<void> {
  await expect(page.locator('#menu-toggle')).toHaveAttribute('aria-expanded', /./);
}

/** Opens a page with a stored layout. */
export async function openWith(page: Page, layout: object, path = '/documentation'): Promise<void> {
  // A page of the origin without the shell's scripts.
  if (page.url() === 'about:blank') await page.goto('/healthz');
  await page.evaluate((kept) => localStorage.setItem('waybill.layout', kept), JSON.stringify(layout));
  await page.goto(path);
  await menuReady(page);
}

/** Adds example submenus of three levels to the product's own menu. */
export async function showExamples(page: Page): Promise<void> {
  await page.getByRole('switch', { name: 'Show example submenus' }).check();
  await expect(page.getByRole('list', { name: 'Examples', includeHidden: true })).toBeAttached();
}

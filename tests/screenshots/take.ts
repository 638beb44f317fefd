import { test, type Page } from '@playwright/test';
import type { LayoutConfig } from '@/lib/appearance/config';
import { settled } from '../e2e/support/accessible';
import { keep } from '../e2e/support/theme';

/** The appearance in a screenshot. */
export interface Look {
  /** CSS pixels. */
  width: number;
  scheme: 'light' | 'dark';
  layout?: Partial<LayoutConfig>;
}

interface Subject {
  storageState: string | undefined;
  looks: Look[];
  open: (page: Page) => Promise<unknown>;
}

/** Scrolls down the page and back, which loads lazy pictures and charts. */
async function seen(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += window.innerHeight / 2) {
      window.scrollTo(0, y);
      await new Promise(requestAnimationFrame);
    }
    window.scrollTo(0, 0);
    for (const image of document.images) image.loading = 'eager';
    await Promise.allSettled([...document.images].map((image) => image.decode()));
  });
  await page.waitForLoadState('networkidle');
}

const named = ({ width, scheme, layout }: Look) =>
  [width, scheme, layout?.preset, layout?.primary].filter(Boolean).join('-');

/** Registers screenshots of one subject: `screenshots/<name>/<width>-<scheme>.png`, the whole page. */
export function take(name: string, { storageState, looks, open }: Subject): void {
  test(name, async ({ browser, baseURL }) => {
    for (const look of looks) {
      const context = await browser.newContext({
        ...(baseURL && { baseURL }),
        ...(storageState && { storageState }),
        viewport: { width: look.width, height: 900 },
        reducedMotion: 'reduce',
      });
      const page = await context.newPage();
      await keep(page, { theme: look.scheme, layout: look.layout ?? {} });
      await open(page);
      await seen(page);
      await settled(page);
      await page.screenshot({ path: `screenshots/${name}/${named(look)}.png`, fullPage: true });
      await context.close();
    }
  });
}

import type { Page } from '@playwright/test';
import { defaultConfig, type LayoutConfig } from '@/lib/appearance/config';

interface Kept {
  /** A partial configuration, or the raw stored text. */
  layout?: Partial<LayoutConfig> | string;
  theme?: string;
}

/** Stores a theme in the browser once, before the first page of this test loads. */
export async function keep(page: Page, { layout, theme }: Kept): Promise<void> {
  const words = typeof layout === 'object' ? JSON.stringify({ ...defaultConfig, ...layout }) : layout;
  await page.addInitScript(
    ([layoutWords, scheme]) => {
      if (sessionStorage.getItem('kept')) return;
      sessionStorage.setItem('kept', 'yes');
      if (layoutWords !== undefined) localStorage.setItem('waybill.layout', layoutWords);
      if (scheme !== undefined) localStorage.setItem('theme', scheme);
    },
    [words, theme] as const,
  );
}

/** The computed value of a property of the root element. */
export const rootStyle = (page: Page, property: string): Promise<string> =>
  page.evaluate((name) => getComputedStyle(document.documentElement).getPropertyValue(name).trim(), property);

/**
 * Records the root element's look in every painted frame.
 * @returns a function that gives the different looks so far: one, if nothing flashed
 */
export async function watchFrames(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const seen = new Set<string>();
    (window as unknown as { looks: Set<string> }).looks = seen;
    const look = () => {
      const { dataset, classList } = document.documentElement;
      const { preset, primary, surface } = dataset;
      if (document.querySelector('body')) {
        const ground = getComputedStyle(document.documentElement).getPropertyValue('--p-ground-background');
        seen.add(JSON.stringify({ preset, primary, surface, dark: classList.contains('dark'), ground }));
      }
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  return () => page.evaluate(() => [...(window as unknown as { looks: Set<string> }).looks]);
}

import type { Page } from '@playwright/test';

/** Keeps the pages of this tab from ever being idle. @returns a function that lets the present one be idle from then on */
export async function holdIdle(page: Page): Promise<() => Promise<void>> {
  await page.addInitScript(() => {
    const waiting: IdleRequestCallback[] = [];
    const whenIdle = window.requestIdleCallback.bind(window);
    window.requestIdleCallback = (task) => waiting.push(task);
    addEventListener('go-idle', () => {
      window.requestIdleCallback = whenIdle;
      waiting.forEach((task) => task({ didTimeout: false, timeRemaining: () => 50 }));
    });
  });
  return async () => {
    await page.evaluate(() => dispatchEvent(new Event('go-idle')));
  };
}

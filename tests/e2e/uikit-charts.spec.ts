import type { Locator } from '@playwright/test';
import { fitsNarrowPhone } from './support/looks';
import { section } from './support/section';
import { signedIn } from './support/session';
import { expect, test } from './support/test';

test.use({ storageState: signedIn, contextOptions: { reducedMotion: 'reduce' } });

/** How many pixels of a chart have about this theme colour. */
function painted(chart: Locator, colour: string): Promise<number> {
  return chart.evaluate((canvas: HTMLCanvasElement, value) => {
    const probe = document.body.appendChild(document.createElement('span'));
    probe.style.color = value;
    const wanted = getComputedStyle(probe).color.match(/\d+/g)?.map(Number) ?? [];
    probe.remove();
    const { data } = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height) ?? { data: [] };
    let count = 0;
    for (let at = 0; at < data.length; at += 4) {
      const same = wanted.every((channel, index) => Math.abs(channel - (data[at + index] ?? 0)) <= 3);
      if (same && (data[at + 3] ?? 0) > 150) count += 1;
    }
    return count;
  }, colour);
}

test('charts are drawn, follow the theme, and can be read as tables', async ({ page }) => {
  await page.goto('/uikit/charts');

  for (const name of ['Line', 'Bar', 'Pie', 'Doughnut', 'Polar area', 'Radar']) {
    await test.step(`${name} is drawn in the primary colour`, async () => {
      const region = await section(page, name);
      const chart = region.getByRole('img');
      await expect(region.locator('[data-drawn]')).toBeVisible();
      await expect.poll(() => painted(chart, 'var(--p-primary-color)')).toBeGreaterThan(100);
    });
  }

  await test.step('a change of the theme redraws it at the same size', async () => {
    const region = await section(page, 'Bar');
    const chart = region.getByRole('img');
    const room = await region.boundingBox();
    const change = (how: () => void) => page.evaluate(how);
    const before = await painted(chart, 'var(--p-primary-color)');
    await change(() => (document.documentElement.dataset.primary = 'violet'));
    await expect.poll(() => painted(chart, 'var(--p-primary-color)')).toBeGreaterThan(before * 0.9);
    expect(await painted(chart, '#298728')).toBe(0);
    await change(() => document.documentElement.classList.add('dark'));
    await expect.poll(() => painted(chart, 'var(--p-primary-color)')).toBeGreaterThan(before * 0.9);
    await change(() => (document.documentElement.dataset.surface = 'ocean'));
    await expect.poll(() => painted(chart, 'var(--p-surface-400)')).toBeGreaterThan(100);
    expect(await region.boundingBox()).toEqual(room);
  });

  await test.step('the values are in a table behind a switch', async () => {
    const region = await section(page, 'Line');
    const toggle = region.getByRole('switch', { name: 'Show as table' });
    await toggle.focus();
    await page.keyboard.press('Space');
    const table = region.getByRole('table');
    await expect(table.getByRole('columnheader')).toHaveText(['Month', 'This year', 'Last year']);
    await expect(table.getByRole('row', { name: /^Jan/ })).toHaveText('Jan412368');
    await expect(table.getByRole('row', { name: /^Dec/ })).toHaveText('Dec815688');
    await expect(region.getByRole('img')).toBeHidden();
    await toggle.uncheck();
    await expect(region.getByRole('img')).toBeVisible();

    const bars = await section(page, 'Bar');
    await bars.getByRole('switch').check();
    await expect(bars.getByRole('row', { name: /^Q4/ })).toHaveText('Q4$31,600$14,900');
  });

  await fitsNarrowPhone(page);
});

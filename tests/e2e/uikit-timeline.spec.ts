import type { Locator } from '@playwright/test';
import { fitsNarrowPhone } from './support/looks';
import { signedIn } from './support/session';
import { expect, test } from './support/test';

test.use({ storageState: signedIn });

/** The side of its marker on which each event's text begins: left, right, above or below. */
function sides(timeline: Locator): Promise<string[]> {
  return timeline.getByRole('listitem').evaluateAll((rows) =>
    rows.map((row) => {
      const range = document.createRange();
      range.selectNodeContents(row.children[1] ?? row);
      const text = range.getBoundingClientRect();
      const marker = row.firstElementChild?.firstElementChild?.getBoundingClientRect() ?? text;
      if (text.left >= marker.right) return 'right';
      if (text.right <= marker.left) return 'left';
      return text.top >= marker.bottom ? 'below' : 'above';
    }),
  );
}

const four = (side: string) => [side, side, side, side];

test('timelines run left, right, alternating and horizontally, and are lists in order', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/uikit/timeline');
  const timeline = (region: string) => page.getByRole('region', { name: region }).getByRole('list');
  const across = (name: string) => page.getByRole('list', { name, exact: true });

  await expect(timeline('Left line').getByRole('listitem')).toHaveText([
    'Ordered',
    'Packed',
    'On its way',
    'Delivered',
  ]);
  expect(await sides(timeline('Left line'))).toEqual(four('right'));
  expect(await sides(timeline('Right line'))).toEqual(four('left'));
  expect(await sides(timeline('Alternate'))).toEqual(['right', 'left', 'right', 'left']);
  expect(await sides(timeline('Opposite content'))).toEqual(four('right'));
  await expect(timeline('Opposite content').getByRole('listitem').first()).toContainText('12th Nov, 10:30');
  expect(await sides(across('Line at the top'))).toEqual(four('below'));
  expect(await sides(across('Line at the bottom'))).toEqual(four('above'));
  expect(await sides(across('Alternate'))).toEqual(['below', 'above', 'below', 'above']);

  const cards = page.getByRole('region', { name: 'Customised markers and cards' });
  await expect(cards.getByRole('heading', { level: 3 })).toHaveText([
    'Ordered',
    'Packed',
    'On its way',
    'Delivered',
  ]);
  await expect(cards.getByRole('img')).toHaveCount(2);
  expect(await sides(cards.getByRole('list'))).toEqual(['right', 'left', 'right', 'left']);

  await fitsNarrowPhone(page);
  expect(await sides(cards.getByRole('list'))).toEqual(four('right'));
  expect(await sides(timeline('Alternate').first())).toEqual(four('right'));
});

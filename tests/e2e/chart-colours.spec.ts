import { signedIn } from './support/session';
import { expect, test } from './support/test';

test.use({ storageState: signedIn, viewport: { width: 1440, height: 900 } });

const primaries = ['green', 'noir', 'amber', 'blue', 'teal', 'rose'];
const surfaces = ['', 'stone', 'ocean'];

test('no two series of the spending chart look alike, in any primary colour', async ({ page }) => {
  await page.goto('/');
  const card = page.getByRole('region', { name: 'Spending' });
  await card.scrollIntoViewIfNeeded();
  await expect(card.locator('[data-drawn]')).toBeVisible();
  const nearest = await card.getByRole('list').evaluate(
    (legend, [primaryNames, surfaceNames]) => {
      const root = document.documentElement;
      const pen = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
      /** CIE Lab of an element's fill. */
      const lab = (element: Element) => {
        const style = getComputedStyle(element.querySelector('rect') ?? element);
        if (!pen) throw new Error('No canvas');
        pen.fillStyle = element.querySelector('rect') ? style.fill : style.backgroundColor;
        pen.fillRect(0, 0, 1, 1);
        const [r = 0, g = 0, b = 0] = [...pen.getImageData(0, 0, 1, 1).data]
          .slice(0, 3)
          .map((part) => part / 255)
          .map((part) => (part > 0.04045 ? ((part + 0.055) / 1.055) ** 2.4 : part / 12.92));
        const [x, y, z] = [
          (0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505,
          0.2126 * r + 0.7152 * g + 0.0722 * b,
          (0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089,
        ].map((part) => (part > 0.008856 ? Math.cbrt(part) : 7.787 * part + 16 / 116)) as [
          number,
          number,
          number,
        ];
        return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
      };
      const samples = [...legend.querySelectorAll('[aria-hidden]')];
      const found: { look: string; distance: number }[] = [];
      for (const primary of primaryNames) {
        for (const surface of surfaceNames) {
          for (const dark of [false, true]) {
            root.dataset.primary = primary;
            if (surface === '') delete root.dataset.surface;
            else root.dataset.surface = surface;
            root.classList.toggle('dark', dark);
            const colours = samples.map(lab);
            const distances = colours.flatMap((one, index) =>
              colours
                .slice(index + 1)
                .map((other) => Math.hypot(...one.map((part, axis) => part - (other[axis] ?? 0)))),
            );
            const distance = Math.round(Math.min(...distances));
            found.push({ look: [primary, surface, dark && 'dark'].filter(Boolean).join(' '), distance });
          }
        }
      }
      return found;
    },
    [primaries, surfaces] as const,
  );
  expect(nearest.filter(({ distance }) => distance < 10)).toEqual([]);
});

test('the series of the spending chart can be distinguished without colour', async ({ page }) => {
  await page.goto('/');
  const card = page.getByRole('region', { name: 'Spending' });
  await card.scrollIntoViewIfNeeded();
  await expect(card.locator('[data-drawn]')).toBeVisible();
  const samples = card.getByRole('list').locator('[aria-hidden]');
  await card.getByRole('list').evaluate((legend) => {
    for (let index = 1; index <= 6; index++) legend.style.setProperty(`--chart-${index}`, 'gray');
  });
  const pictures = await Promise.all((await samples.all()).map((sample) => sample.screenshot()));
  expect(pictures.length).toBeGreaterThan(2);
  expect(new Set(pictures.map((picture) => picture.toString('base64'))).size).toBe(pictures.length);
});

test('spending before tax has no tax series', async ({ page }) => {
  await page.goto('/');
  const card = page.getByRole('region', { name: 'Spending' });
  await card.scrollIntoViewIfNeeded();
  await expect(card).toContainText('Invoiced by quarter, excluding sales tax');
  await expect(card.getByRole('listitem').filter({ hasText: /^Tax$/ })).toHaveCount(0);
});
